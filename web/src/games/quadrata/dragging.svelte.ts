// A piece on its way from hand to spot: it follows the pointer, and the nearest spot that it fits shows its ghost.

import { type Holding, pointOn } from "../../kit/board/held";
import type { Point } from "../../kit/board/shapes";
import { HALF } from "./geometry";
import type { QuadrataSession } from "./session.svelte";

const TARGETS = ["reserve", "supply"] as const;

export class Dragging implements Holding {
  readonly #session: QuadrataSession;
  readonly #square: () => SVGSVGElement;
  /** Where on the screen it is; nowhere unless it is dragged. */
  at = $state.raw<Point | null>(null);
  /** Pixels per half tile in one's own square. */
  scale = $state(0);
  #over: string | null = null;

  constructor(session: QuadrataSession, square: () => SVGSVGElement) {
    this.#session = session;
    this.#square = square;
  }

  can(element: Element): boolean {
    if (element.closest("[data-ghost]")) return true;
    const source = element.closest<HTMLElement>("[data-source]")?.dataset.source;
    return source !== undefined && this.#session.selection.movable(source);
  }

  start(element: Element): void {
    const { held } = this.#session;
    const source = element.closest<HTMLElement>("[data-source]")?.dataset.source ?? held.key;
    if (source && source !== held.key) held.pick(source);
    this.scale = this.#square().getScreenCTM()!.a * HALF;
  }

  over(point: Point, finger: Point): void {
    const { selection, held } = this.#session;
    this.at = point;
    this.#over = this.#targetAt(finger) ?? held.caughtAt(this.pointAt(point))?.name ?? null;
    if (this.#over === null) selection.unlook();
    else selection.look(this.#over);
  }

  turn(quarters: number): void {
    this.#session.held.turn(quarters);
  }

  drop(finger: Point): void {
    this.at = null;
    if (this.#over !== null) return;
    if (inside(this.#square().getBoundingClientRect(), finger)) this.#session.selection.look("square");
    else this.#session.selection.cancel();
  }

  stop(): void {
    this.at = null;
    this.#session.selection.cancel();
  }

  /** A point of the screen on one's own square, in half tiles. */
  pointAt(point: Point): Point {
    const [x, y] = pointOn(this.#square(), point);
    return [x / HALF, y / HALF];
  }

  #targetAt(finger: Point): string | undefined {
    const { places, selection } = this.#session;
    return TARGETS.find((target) => {
      const box = selection.at(target).length ? places.find(target)?.getBoundingClientRect() : undefined;
      return box && inside(box, finger);
    });
  }
}

function inside({ left, right, top, bottom }: DOMRect, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
