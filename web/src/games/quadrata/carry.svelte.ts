// A piece on its way from hand to place: it follows the pointer, and the nearest place that it fits shows its ghost.

import type { Drag } from "../../kit/drag";
import type { Selection } from "../../kit/selection.svelte";
import { centreOf, HALF, type Point } from "./geometry";
import type { Hand } from "./hand.svelte";

interface Parts {
  readonly stage: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly carried: HTMLElement;
}

const LIFT = 46; // pixels that a piece is held above a finger, so that it can be seen

export class Carry implements Drag {
  readonly #hand: Hand;
  readonly #turn: () => Selection | undefined;
  readonly #parts: () => Parts;
  /** The middle of the piece as it is turned. */
  readonly middle: Point = $derived.by(() => (this.#hand.outline.length ? centreOf(this.#hand.outline) : [0, 0]));
  /** Pixels of a half tile in the own square. */
  scale = $state(0);

  // Measured once, when the piece is lifted.
  #inSquare = new DOMMatrix();
  #boxes: readonly (readonly [string, DOMRect])[] = [];
  #square = new DOMRect();
  #lift = 0;
  #at: Point = [0, 0];
  #over: string | null = null;

  constructor(hand: Hand, turn: () => Selection | undefined, parts: () => Parts) {
    this.#hand = hand;
    this.#turn = turn;
    this.#parts = parts;
  }

  can(element: Element): boolean {
    if (element.closest("[data-ghost]")) return true;
    const source = element.closest<HTMLElement>("[data-source]")?.dataset.source;
    return source !== undefined && this.#hand.movable(source);
  }

  start(element: Element, pointer: PointerEvent): void {
    const source = element.closest<HTMLElement>("[data-source]")?.dataset.source ?? this.#hand.source;
    if (source && source !== this.#hand.source) this.#hand.pick(source);
    this.#measure();
    this.#lift = pointer.pointerType === "touch" ? LIFT : 0;
    this.#hand.dragged = true;
  }

  move(x: number, y: number): void {
    this.#at = [x, y];
    this.#parts().carried.style.transform = `translate3d(${x}px, ${y - this.#lift}px, 0)`;
    const over = this.#boxes.find(([, box]) => inside(box, x, y))?.[0] ?? this.#place()?.name ?? null;
    if (over === this.#over) return;
    this.#over = over;
    if (over === null) this.#turn()?.unlook();
    else this.#turn()?.look(over);
  }

  /** Looks anew after a turn. */
  again(): void {
    if (!this.#hand.dragged) return;
    this.#over = null;
    this.move(...this.#at);
  }

  twist(quarters: number): void {
    this.#hand.turn(quarters);
    this.again();
  }

  drop(): void {
    this.#hand.dragged = false;
    const turn = this.#turn();
    if (this.#over === null && inside(this.#square, ...this.#at)) turn?.look("square");
    else if (this.#over === null) turn?.cancel();
    this.#over = null;
  }

  stop(): void {
    this.#hand.dragged = false;
    this.#over = null;
    this.#turn()?.cancel();
  }

  /** A point of the screen on the own square, in half tiles. */
  pointAt(x: number, y: number): Point {
    if (!this.#hand.dragged) this.#measure();
    const { x: column, y: row } = new DOMPoint(x, y).matrixTransform(this.#inSquare);
    return [column / HALF, row / HALF];
  }

  #place() {
    return this.#hand.caughtAt(this.pointAt(this.#at[0], this.#at[1] - this.#lift));
  }

  #measure(): void {
    const { stage, svg } = this.#parts();
    const matrix = svg.getScreenCTM()!;
    this.scale = matrix.a * HALF;
    this.#inSquare = matrix.inverse();
    this.#square = svg.getBoundingClientRect();
    const targets = [...stage.querySelectorAll<HTMLElement>("[data-target]")];
    this.#boxes = targets
      .map((element) => [element.dataset.target!, element.getBoundingClientRect()] as const)
      .filter(([target]) => this.#turn()?.at(target).length);
  }
}

function inside(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
