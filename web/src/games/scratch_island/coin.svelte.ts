// The coin in a person's hand: it follows the pointer over the island and rubs foil off the cells that may be scratched.

import type { Attachment } from "svelte/attachments";
import type { Rubbing } from "./rub";

export class Coin {
  readonly #rubbing: () => Rubbing;
  readonly #may: (cell: string) => boolean;
  readonly #bare: (cell: string) => void;
  readonly #refuse: (cell: string) => void;
  /** What was rubbed off, as it is drawn now. */
  paths = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** `bare` is told a cell of which enough is rubbed off, `refuse` one that was tried in vain. */
  constructor(rubbing: () => Rubbing, may: (cell: string) => boolean, bare: (cell: string) => void, refuse: (cell: string) => void) {
    this.#rubbing = rubbing;
    this.#may = may;
    this.#bare = bare;
    this.#refuse = refuse;
  }

  show(): void {
    this.paths = this.#rubbing().paths();
  }

  attach(svg: () => SVGSVGElement): Attachment<HTMLElement> {
    return (node) => {
      let pointer: number | null = null;
      let onIsland = new DOMMatrix();
      let frame = 0;

      const rub = ({ clientX, clientY }: PointerEvent): string => {
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(onIsland);
        const cell = this.#rubbing().move(x, y, this.#may);
        if (this.#may(cell) && this.#rubbing().enough(cell)) this.#bare(cell);
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          this.show();
        });
        return cell;
      };

      const down = (event: PointerEvent): void => {
        if (pointer !== null || event.button !== 0) return;
        pointer = event.pointerId;
        onIsland = svg().getScreenCTM()!.inverse();
        this.#rubbing().lift();
        const cell = rub(event);
        if (!this.#may(cell)) this.#refuse(cell);
      };
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== pointer) return;
        const between = event.getCoalescedEvents();
        for (const one of between.length ? between : [event]) rub(one);
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId === pointer) pointer = null;
      };

      const heard = new AbortController();
      const { signal } = heard;
      node.addEventListener("pointerdown", down, { signal });
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
