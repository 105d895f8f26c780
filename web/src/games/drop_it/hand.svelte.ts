// The piece over the shaft: where it is held, and how far it is turned.

import type { Drag } from "../../kit/drag";
import type { Selection } from "../../kit/selection.svelte";
import type { DropItSheet } from "../../wire/messages";
import { Eye, namesOf, roomOf, TURN } from "./geometry";

const TARGET = "shaft";
const TWIST = 1500; // what a second finger's twist turns, in 0.01°

export class Hand implements Drag {
  readonly #turn: Selection;
  readonly #sheet: DropItSheet;
  #x = $state(0);
  #angle = $state(0);
  /** Set by the board: how it is looked at, and where it is on the screen. */
  eye: Eye;
  svg: SVGSVGElement | null = null;

  constructor(sheet: DropItSheet, turn: Selection) {
    this.#sheet = sheet;
    this.#turn = turn;
    this.eye = new Eye(sheet, false);
    this.#x = sheet.width / 2;
  }

  get kind(): string | null {
    return this.#turn.source;
  }

  get x(): number {
    return this.#x;
  }

  get angle(): number {
    return this.#angle;
  }

  /** The kinds that may be dropped. */
  get kinds(): readonly string[] {
    return this.#turn.choices.filter(({ target }) => target === TARGET).map(({ source }) => source);
  }

  /** Takes a piece in hand, or tells why not; the place is kept from the last one. */
  pick(kind: string): void {
    if (kind === this.kind || this.#turn.sent) return;
    this.#turn.pick(kind);
    if (this.kind === null) return;
    this.#aim(this.#x, 0);
    this.svg?.closest<HTMLElement>("[data-aim]")?.focus({ preventScroll: true }); // Keys move it from here on.
  }

  /** Takes the next kind in hand, or the one before. */
  next(by: number): void {
    const [kinds, at] = [this.kinds, this.kind === null ? -1 : this.kinds.indexOf(this.kind)];
    const next = at < 0 && by < 0 ? kinds.length - 1 : (at + by + kinds.length) % kinds.length;
    if (kinds.length) this.pick(kinds[next]!);
  }

  moveTo(x: number): void {
    if (this.kind !== null && !this.#turn.sent) this.#aim(x, this.#angle);
  }

  /** Moves it on the screen: to the right, or to the left where less than 0. */
  moveBy(by: number): void {
    this.moveTo(this.#x + this.eye.across(by));
  }

  /** Turns it on the screen: to the right, or to the left where less than 0; in 0.01°. */
  turnBy(by: number): void {
    if (this.kind !== null && !this.#turn.sent) this.#aim(this.#x, this.#angle - this.eye.across(by));
  }

  letGo(): void {
    this.#turn.confirm();
  }

  /** D11: it stays between the walls. */
  #aim(x: number, angle: number): void {
    const { step } = this.#sheet;
    this.#angle = (((Math.round(angle / step) * step) % TURN) + TURN) % TURN;
    const [least, most] = roomOf(this.#sheet, namesOf(this.kind!).shape, this.#angle);
    this.#x = Math.min(most, Math.max(least, Math.round(x / step) * step));
    this.#turn.aim(TARGET, `${this.kind} ${(this.#x / 100).toFixed(1)} ${(this.#angle / 100).toFixed(1)}`);
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

  move(clientX: number): void {
    this.moveTo(this.placeAt(clientX));
  }

  twist(quarters: number): void {
    this.turnBy(quarters * TWIST);
  }

  drop(): void {
    // It is still held: nobody lets go by accident.
  }

  stop(): void {
    // Likewise.
  }

  /** The place in the shaft under a point of the screen. */
  placeAt(clientX: number): number {
    const matrix = this.svg!.getScreenCTM()!;
    return this.eye.placeAt((clientX - matrix.e) / matrix.a);
  }
}

const hands = new WeakMap<Selection, Hand>();

/** The one hand of a turn: the tray and the board share it. */
export function handOf(sheet: DropItSheet, turn: Selection): Hand {
  const found = hands.get(turn) ?? new Hand(sheet, turn);
  hands.set(turn, found);
  return found;
}
