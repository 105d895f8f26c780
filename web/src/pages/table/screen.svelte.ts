// Whose sheet is on this screen. Several people may share it: then it is handed on, and sealed choices stay hidden.

import { play } from "../../kit/sound";
import type { Seated } from "../../wire/messages";
import type { Whole } from "../../kit/patches";

export class Screen {
  /** The seats of this page. */
  readonly mine: readonly number[];
  readonly #all: readonly number[];
  #covers: boolean;
  /** All seats whose sheet may be put in the middle now. */
  seats = $state.raw<readonly number[]>([]);
  shown = $state(0);
  /** The seat that the screen was just handed to. */
  handed = $state<number | null>(null);
  /** What lies here is not for everybody: a cover lies over it until the seat it was handed to lifts it. */
  covered = $state(false);
  /** A shared screen shows a sealed choice only when asked to. */
  revealed = $state(false);
  #begun = false;
  #waited = false; // others have been to act since somebody here was

  constructor({ seats, covered }: Seated) {
    this.mine = seats.flatMap((seat, i) => (seat.yours ? [i] : []));
    this.shown = this.mine[0] ?? 0;
    this.#all = seats.map((_, i) => i);
    this.seats = this.mine.length ? this.mine : this.#all;
    this.#covers = covered && this.shared;
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Puts a sheet in the middle. Where people know different things, its owner has to take the screen first. */
  show(seat: number): void {
    const another = seat !== this.shown;
    this.shown = seat;
    this.revealed = false;
    this.handed = null;
    if (another && this.#covers) this.#cover();
  }

  /** The person that the screen was handed to has it now. */
  lift(): void {
    this.handed = null;
    this.covered = false;
  }

  /** After a change: hands the screen to the next person who has yet to act. */
  follow(update: Whole): void {
    const begins = !this.#begun;
    this.#begun = true;
    if (update.result) {
      this.seats = this.#all;
      this.#covers = false;
      this.lift();
      return;
    }
    if (!update.waiting.includes(this.shown)) {
      const after = [...this.mine.filter((seat) => seat > this.shown), ...this.mine];
      const next = after.find((seat) => update.waiting.includes(seat));
      if (next !== undefined && next !== this.shown) {
        this.show(next);
        this.handed = this.shared ? next : null;
      }
    }
    if (begins && this.#covers && update.sequence) this.#cover(); // Whoever opens this page may be anybody.
  }

  #cover(): void {
    this.handed = this.shown;
    this.covered = true;
  }

  /** Rings when somebody here was waiting for others, and it is their turn now. */
  heed(waiting: readonly number[]): void {
    const turn = this.mine.some((seat) => waiting.includes(seat));
    if (turn && this.#waited) play("turn");
    this.#waited = !turn && (this.#waited || waiting.length > 0);
  }
}
