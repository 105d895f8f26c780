// A piece in hand: it follows the pointer, lifted above the finger so that it can be seen, and is turned by wheel, key
// or a second finger.

import type { Drag } from "../drag";
import type { Point } from "./shapes";

const LIFT = 48; // pixels
const PAUSE = 130; // milliseconds between two turns of a wheel, which may spin on

/** What can be held, and what becomes of it. Points are the screen's. */
export interface Holding {
  /** Whether what the pointer went down on can be dragged. */
  can(element: Element): boolean;
  start?(element: Element): void;
  /** It is over a point; the finger that holds it may be a little below. */
  over(point: Point, finger: Point): void;
  turn(quarters: number): void;
  drop?(finger: Point): void;
  /** The system took the pointer away. */
  stop?(): void;
  tap?(pointer: PointerEvent): void;
}

export class Held implements Drag {
  readonly #holding: Holding;
  #lift = 0;
  #finger: Point | null = null; // while it is dragged
  /** Only set if taps are wanted: see Drag. */
  tap?: (pointer: PointerEvent) => void;

  constructor(holding: Holding) {
    this.#holding = holding;
    if (holding.tap) this.tap = (pointer) => holding.tap!(pointer);
  }

  can(element: Element): boolean {
    return this.#holding.can(element);
  }

  start(element: Element, pointer: PointerEvent): void {
    this.#lift = pointer.pointerType === "touch" ? LIFT : 0;
    this.#holding.start?.(element);
  }

  move(x: number, y: number): void {
    this.#finger = [x, y];
    this.again();
  }

  /** Looks again after a turn. */
  again(): void {
    if (!this.#finger) return;
    const [x, y] = this.#finger;
    this.#holding.over([x, y - this.#lift], this.#finger);
  }

  twist(quarters: number): void {
    this.#holding.turn(quarters);
    this.again();
  }

  drop(): void {
    const finger = this.#finger!;
    this.#finger = null;
    this.#holding.drop?.(finger);
  }

  stop(): void {
    this.#finger = null;
    this.#holding.stop?.();
  }
}

/** What turns. */
export interface Turning {
  /** Something is in hand. */
  readonly holding: boolean;
  /** To the right by quarter turns. */
  turn(quarters: number): void;
  flip(): void;
}

/** Listens to a wheel: `turn` gets the direction and the share of a notch. Without a pause it turns smoothly. */
export function byWheel(holding: () => boolean, turn: (by: number, event: WheelEvent) => void, pause = PAUSE): (event: WheelEvent) => void {
  const NOTCH = 100;
  let turnedAt = 0;
  return (event) => {
    const by = event.deltaY || event.deltaX;
    if (!holding() || event.ctrlKey) return;
    event.preventDefault();
    if (!by || event.timeStamp - turnedAt < pause) return;
    turnedAt = event.timeStamp;
    turn(pause ? Math.sign(by) : Math.max(-1, Math.min(1, by / NOTCH)), event);
  };
}

/** What keys do to what is in hand (see keys.ts): R and Shift R turn, F turns over. */
export function turningKeys(piece: Turning, { shiftKey }: KeyboardEvent): Readonly<Record<string, () => void>> {
  return piece.holding ? { r: () => piece.turn(shiftKey ? -1 : 1), f: () => piece.flip() } : {};
}

/** A point of the screen in the units of a drawing, or in others that are so large in it. */
export function pointOn(svg: SVGSVGElement, [x, y]: Point, unit = 1): Point {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
  return [point.x / unit, point.y / unit];
}

/** Whether a point of the screen is on an element, or at most this many pixels beside it. */
export function isOn(element: Element | null, [x, y]: Point, slack = 0): boolean {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(Infinity);
  return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
}
