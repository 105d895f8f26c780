// Whose sheet is on this screen. Several people may share it: then it is handed on, and sealed choices stay hidden.

import type { Seated, Update } from "../../wire/messages";

export class Screen {
  /** The seats of this page. */
  readonly mine: readonly number[];
  readonly #all: readonly number[];
  /** All seats whose sheet may be put in the middle now. */
  seats = $state.raw<readonly number[]>([]);
  shown = $state(0);
  /** The seat that the screen was just handed to. */
  handed = $state<number | null>(null);
  /** A shared screen shows a sealed choice only when asked to. */
  revealed = $state(false);

  constructor({ seats }: Seated) {
    this.mine = seats.flatMap((seat, i) => (seat.yours ? [i] : []));
    this.shown = this.mine[0] ?? 0;
    this.#all = seats.map((_, i) => i);
    this.seats = this.mine.length ? this.mine : this.#all;
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  show(seat: number): void {
    this.shown = seat;
    this.revealed = false;
    this.handed = null;
  }

  /** After a change: hands the screen to the next person who has yet to act. */
  follow(update: Update): void {
    if (update.result) {
      this.seats = this.#all;
      this.handed = null;
      return;
    }
    if (update.waiting.includes(this.shown)) return;
    const after = [...this.mine.filter((seat) => seat > this.shown), ...this.mine];
    const next = after.find((seat) => update.waiting.includes(seat));
    if (next === undefined || next === this.shown) return;
    this.show(next);
    this.handed = this.shared ? next : null;
  }
}
