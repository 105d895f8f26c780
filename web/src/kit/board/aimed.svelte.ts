// A piece to aim with: held anywhere on a line over a target, turned by any angle, and let go. What is offered is only an
// example of the action's form (Selection.aim). A pile to take it from has its kind as `data-kind`.

import type { Drag } from "../drag";
import { Remembered } from "../remembered.svelte";
import type { Session } from "../session.svelte";
import { isOn } from "./held";
import type { Point } from "./shapes";

const SLACK = 16; // pixels that a piece may be let go beside its target
const TWIST = 15; // degrees that a second finger's twist turns it

export abstract class Aimed implements Drag {
  x = $state(0);
  angle = $state(0);
  #finger: Point = [0, 0];
  /** A piece that was dragged is not let go with the finger, but stays to be aimed with. */
  readonly aimsFirst: Remembered<boolean>;

  /** The `target` is also the name of a place. */
  constructor(
    protected readonly session: Session<unknown, unknown>,
    readonly target: string,
    game: string,
  ) {
    this.aimsFirst = new Remembered(`${game}-aims-first`, false);
  }

  /** How finely one may aim: a step is one of the last digit after the point of a number in an action. */
  protected abstract get fineness(): { readonly step: number; readonly digits: number; readonly degree: number };
  /** From where to where a kind of piece, turned so, may be held. */
  protected abstract roomOf(kind: string, angle: number): readonly [least: number, most: number];
  /** The x under a point of the screen. */
  abstract placeAt(clientX: number): number;
  /** A direction on the screen, as it is in the game's own numbers. */
  protected abstract across(by: number): number;

  get #selection() {
    return this.session.selection;
  }

  get kind(): string | null {
    return this.#selection.source;
  }

  /** The kinds that may be let go. */
  get kinds(): readonly string[] {
    return this.#selection.choices.filter(({ target }) => target === this.target).map(({ source }) => source!);
  }

  /** Takes a piece in hand, or says why not; the place is kept from the last one. */
  pick(kind: string): void {
    if (kind === this.kind || this.#selection.sent) return;
    this.#selection.pick(kind);
    if (this.kind === null) return;
    this.#aim(this.x, 0);
    this.session.places.focus("entry"); // Keys move it from here on.
  }

  /** Takes the next kind in hand, or the one before. */
  next(by: number): void {
    const [kinds, at] = [this.kinds, this.kind === null ? -1 : this.kinds.indexOf(this.kind)];
    const next = at < 0 && by < 0 ? kinds.length - 1 : (at + by + kinds.length) % kinds.length;
    if (kinds.length) this.pick(kinds[next]!);
  }

  /** Moves it on the screen: to the right, or to the left where less than 0. */
  moveBy(by: number): void {
    this.holdAt(this.x + this.across(by));
  }

  /** Turns it on the screen: to the right, or to the left where less than 0. */
  turnBy(by: number): void {
    this.holdAt(this.x, this.angle - this.across(by));
  }

  holdAt(x: number, angle = this.angle): void {
    if (this.kind !== null && !this.#selection.sent) this.#aim(x, angle);
  }

  letGo(): void {
    this.#selection.confirm();
  }

  #aim(x: number, angle: number): void {
    const { step, digits, degree } = this.fineness;
    const [turn, written] = [360 * degree, (units: number) => (units / step / 10 ** digits).toFixed(digits)];
    this.angle = (((Math.round(angle / step) * step) % turn) + turn) % turn;
    const [least, most] = this.roomOf(this.kind!, this.angle);
    this.x = Math.min(most, Math.max(least, Math.round(x / step) * step));
    this.#selection.aim(this.target, { x: written(this.x), angle: written(this.angle) });
  }

  // By mouse or finger, from its pile or over the target. It is still held if the system takes the pointer away: nobody
  // lets go by accident.

  can(element: Element): boolean {
    const kind = kindAt(element);
    if (element.closest("[data-tool]")) return false;
    return kind === undefined ? this.kind !== null : this.kinds.includes(kind);
  }

  start(element: Element): void {
    const kind = kindAt(element);
    if (kind !== undefined) this.pick(kind);
  }

  move(clientX: number, clientY: number): void {
    this.#finger = [clientX, clientY];
    this.holdAt(this.placeAt(clientX));
  }

  twist(quarters: number): void {
    this.turnBy(quarters * TWIST * this.fineness.degree);
  }

  /** Over the target it falls; elsewhere it goes back to the others. */
  drop(): void {
    if (this.aimsFirst.value || this.#selection.sent) return;
    if (isOn(this.session.places.find(this.target), this.#finger, SLACK)) this.letGo();
    else this.#selection.cancel();
  }
}

function kindAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-kind]")?.dataset["kind"];
}
