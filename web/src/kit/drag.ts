// Dragging by mouse or finger. The page moves only what is in hand, once per frame; a second finger turns it.

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Whether what the pointer went down on can be dragged. */
  can(element: Element): boolean;
  start(element: Element, pointer: PointerEvent): void;
  move(x: number, y: number): void;
  /** A second finger has twisted, or tapped: a turn by `quarters` quarter turns. */
  twist(quarters: number): void;
  drop(): void;
  /** The pointer was lifted where it went down. Use this instead of clicks, which browsers suppress for a finger that
   * has just moved fast. */
  tap?(pointer: PointerEvent): void;
  /** The system took the pointer away; if nothing is to happen then, it is still held. */
  stop?(): void;
}

const SLACK = 7; // pixels that a tap may slip
const TWIST = Math.PI / 5;

interface Finger {
  readonly id: number;
  x: number;
  y: number;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let first: (Finger & { readonly element: Element; dragging: boolean }) | null = null;
    let second: (Finger & { angle: number; twisted: boolean }) | null = null;
    let frame = 0;
    let swallow = false; // the click that follows a drag, or a tap that was reported

    const angle = (finger: Finger) => Math.atan2(finger.y - first!.y, finger.x - first!.x);

    function down(event: PointerEvent): void {
      swallow = false;
      if (first?.dragging && event.pointerId !== first.id && !second) {
        second = { id: event.pointerId, x: event.clientX, y: event.clientY, angle: 0, twisted: false };
        second.angle = angle(second);
        event.preventDefault();
      } else if (!first && event.button === 0 && drag.can(event.target as Element)) {
        const { pointerId: id, clientX: x, clientY: y } = event;
        first = { id, x, y, element: event.target as Element, dragging: false };
      }
    }

    function move(event: PointerEvent): void {
      if (event.pointerId === second?.id && first) return twist(event);
      if (event.pointerId !== first?.id) return;
      const far = Math.hypot(event.clientX - first.x, event.clientY - first.y) > SLACK;
      if (!first.dragging && !far) return;
      if (!first.dragging) {
        first.dragging = true;
        node.setPointerCapture(first.id);
        drag.start(first.element, event);
      }
      first.x = event.clientX;
      first.y = event.clientY;
      frame ||= requestAnimationFrame(show);
    }

    function show(): void {
      frame = 0;
      if (first?.dragging) drag.move(first.x, first.y);
    }

    function twist(event: PointerEvent): void {
      second!.x = event.clientX;
      second!.y = event.clientY;
      const by = Math.atan2(Math.sin(angle(second!) - second!.angle), Math.cos(angle(second!) - second!.angle));
      if (Math.abs(by) < TWIST) return;
      second!.angle = angle(second!);
      second!.twisted = true;
      drag.twist(Math.sign(by));
    }

    function up(event: PointerEvent): void {
      if (event.pointerId === second?.id) {
        if (!second.twisted) drag.twist(1);
        second = null;
      } else if (event.pointerId === first?.id) {
        const tapped = !first.dragging && drag.tap !== undefined;
        end(() => drag.drop());
        if (tapped) drag.tap!(event);
        swallow ||= tapped;
      }
    }

    function end(how: () => void): void {
      const { dragging } = first!;
      cancelAnimationFrame(frame);
      if (dragging) show();
      first = second = null;
      swallow = dragging;
      if (dragging) how();
    }

    function cancel(event: PointerEvent): void {
      if (event.pointerId === second?.id) second = null;
      else if (event.pointerId === first?.id) end(() => drag.stop?.());
    }

    function click(event: MouseEvent): void {
      if (swallow && event.detail) event.stopPropagation(); // A screen reader's click follows no pointer.
      swallow = false;
    }

    const heard = new AbortController();
    const { signal } = heard;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", cancel, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    return () => {
      heard.abort();
      cancelAnimationFrame(frame);
    };
  };
}
