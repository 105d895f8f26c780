// Strokes of a pressed pointer over a drawing: every point on the way, however fast it is.

import type { Attachment } from "svelte/attachments";
import type { Point } from "./shapes";

/** What becomes of them. Points are in the drawing's units. */
export interface Stroking {
  /** Whether a stroke may begin now. */
  ready(): boolean;
  begin(point: Point): void;
  to(point: Point): void;
}

export function strokes(drawing: () => SVGSVGElement, { ready, begin, to }: Stroking): Attachment<HTMLElement> {
  return (node) => {
    let pointer: number | null = null;
    let onDrawing = new DOMMatrix();
    let swallow = false; // the click that follows a stroke

    const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(onDrawing);
      return [x, y];
    };
    const down = (event: PointerEvent): void => {
      swallow = false;
      if (!ready() || pointer !== null || event.button !== 0) return;
      pointer = event.pointerId;
      swallow = true;
      onDrawing = drawing().getScreenCTM()!.inverse();
      begin(pointOf(event));
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      const between = event.getCoalescedEvents();
      for (const one of between.length ? between : [event]) to(pointOf(one));
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId === pointer) pointer = null;
    };
    const click = (event: MouseEvent): void => {
      if (swallow && event.detail) event.stopPropagation();
      swallow = false;
    };

    const heard = new AbortController();
    const { signal } = heard;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    return () => heard.abort();
  };
}
