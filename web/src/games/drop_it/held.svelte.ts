// The piece over the shaft: where it is held, and how far it is turned.

import { isOn, pointOn } from "../../kit/board/held";
import type { Point } from "../../kit/board/shapes";
import type { Drag } from "../../kit/drag";
import { Remembered } from "../../kit/remembered.svelte";
import { namesOf, roomOf, TURN } from "./geometry";
import type { DropItSession } from "./session.svelte";

const TARGET = "shaft";
const SLACK = 16; // pixels that a piece may be let go beside the shaft
const TWIST = 1500; // what a second finger's twist turns, in 0.01°

export class HeldPiece implements Drag {
  readonly #session: DropItSession;
  x = $state(0);
  angle = $state(0);
  #finger: Point = [0, 0];
  /** A piece that was dragged is not let go with the finger, but stays to be aimed with. */
  readonly aimsFirst = new Remembered("drop_it-aims-first", false);

  constructor(session: DropItSession) {
    this.#session = session;
    this.x = session.sheet.width / 2;
  }

  get #selection() {
    return this.#session.selection;
  }

  get kind(): string | null {
    return this.#selection.source;
  }

  /** The kinds that may be dropped. */
  get kinds(): readonly string[] {
    return this.#selection.choices.filter(({ target }) => target === TARGET).map(({ source }) => source!);
  }

  /** Takes a piece in hand, or says why not; the place is kept from the last one. */
  pick(kind: string): void {
    if (kind === this.kind || this.#selection.sent) return;
    this.#selection.pick(kind);
    if (this.kind === null) return;
    this.#aim(this.x, 0);
    this.#session.places.focus("entry"); // Keys move it from here on.
  }

  /** Takes the next kind in hand, or the one before. */
  next(by: number): void {
    const [kinds, at] = [this.kinds, this.kind === null ? -1 : this.kinds.indexOf(this.kind)];
    const next = at < 0 && by < 0 ? kinds.length - 1 : (at + by + kinds.length) % kinds.length;
    if (kinds.length) this.pick(kinds[next]!);
  }

  moveTo(x: number): void {
    this.holdAt(x, this.angle);
  }

  /** Moves it on the screen: to the right, or to the left where less than 0. */
  moveBy(by: number): void {
    this.moveTo(this.x + this.#session.eye.across(by));
  }

  /** Turns it on the screen: to the right, or to the left where less than 0; in 0.01°. */
  turnBy(by: number): void {
    this.holdAt(this.x, this.angle - this.#session.eye.across(by));
  }

  /** In 0.01 mm and 0.01°. */
  holdAt(x: number, angle: number): void {
    if (this.kind !== null && !this.#selection.sent) this.#aim(x, angle);
  }

  letGo(): void {
    this.#selection.confirm();
  }

  /** D11: it stays between the walls. */
  #aim(x: number, angle: number): void {
    const { step, digits } = this.#session.sheet;
    const written = (units: number): string => (units / step / 10 ** digits).toFixed(digits);
    this.angle = (((Math.round(angle / step) * step) % TURN) + TURN) % TURN;
    const [least, most] = roomOf(this.#session.sheet, namesOf(this.kind!).shape, this.angle);
    this.x = Math.min(most, Math.max(least, Math.round(x / step) * step));
    this.#selection.aim(TARGET, { x: written(this.x), angle: written(this.angle) });
  }

  // By mouse or finger, from the tray or over the shaft

  can(element: Element): boolean {
    const kind = element.closest<HTMLElement>("[data-kind]")?.dataset.kind;
    if (element.closest("[data-tool]")) return false;
    return kind === undefined ? this.kind !== null : this.kinds.includes(kind);
  }

  start(element: Element): void {
    const kind = element.closest<HTMLElement>("[data-kind]")?.dataset.kind;
    if (kind !== undefined) this.pick(kind);
  }

  move(clientX: number, clientY: number): void {
    this.#finger = [clientX, clientY];
    this.moveTo(this.placeAt(clientX));
  }

  twist(quarters: number): void {
    this.turnBy(quarters * TWIST);
  }

  /** Over the shaft it falls; elsewhere it goes back to the others. */
  drop(): void {
    if (this.aimsFirst.value || this.#selection.sent) return;
    if (isOn(this.#session.places.find("shaft"), this.#finger, SLACK)) this.letGo();
    else this.#selection.cancel();
  }

  stop(): void {
    // It is still held: nobody lets go by accident.
  }

  /** The place in the shaft under a point of the screen. */
  placeAt(clientX: number): number {
    const { places, eye } = this.#session;
    return eye.placeAt(pointOn(places.find("drawing") as SVGSVGElement, [clientX, 0])[0]);
  }
}
