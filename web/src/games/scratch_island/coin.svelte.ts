// The coin in a person's hand: it follows the pointer over the island and rubs foil off the cells that may be scratched.

import type { Attachment } from "svelte/attachments";
import type { Rubbing } from "./rub";

export interface Rubber {
  readonly rubbing: () => Rubbing;
  /** Something can be scratched now. */
  readonly ready: () => boolean;
  /** A cell can be. */
  readonly may: (cell: string) => boolean;
  /** Enough of a cell is rubbed off. */
  readonly bare: (cell: string) => void;
  /** A cell was tried in vain. */
  readonly refuse: (cell: string) => void;
}

export class Coin {
  readonly #rubber: Rubber;
  /** What was rubbed off, as it is drawn now. */
  paths = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(rubber: Rubber) {
    this.#rubber = rubber;
  }

  show(): void {
    this.paths = this.#rubber.rubbing().paths();
  }

  attach(svg: () => SVGSVGElement): Attachment<HTMLElement> {
    const { rubbing, ready, may, bare, refuse } = this.#rubber;
    return (node) => {
      let pointer: number | null = null;
      let onIsland = new DOMMatrix();
      let frame = 0;
      let swallow = false; // the click that follows a stroke

      const rub = ({ clientX, clientY }: PointerEvent): string => {
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(onIsland);
        const cells = rubbing().move(x, y, may);
        for (const cell of cells) if (may(cell) && rubbing().enough(cell)) bare(cell);
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          this.show();
        });
        return cells.at(-1)!;
      };

      const down = (event: PointerEvent): void => {
        swallow = false;
        if (!ready() || pointer !== null || event.button !== 0) return;
        pointer = event.pointerId;
        swallow = true;
        onIsland = svg().getScreenCTM()!.inverse();
        rubbing().lift();
        const cell = rub(event);
        if (!may(cell)) refuse(cell);
      };
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== pointer) return;
        const between = event.getCoalescedEvents();
        for (const one of between.length ? between : [event]) rub(one);
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
      return () => {
        heard.abort();
        cancelAnimationFrame(frame);
      };
    };
  }
}
