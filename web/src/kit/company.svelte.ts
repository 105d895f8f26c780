// Who is at a table and what concerns them, apart from the match: seats, clocks, chat, and what people ask each other.

import type { Around, FromPage, Said, SeatAround, Thinking } from "../wire/messages";

export type Phrase = NonNullable<Said["phrase"]>;

const MOST_SAID = 200; // lines of chat that a page keeps

export class Company {
  readonly #send: (message: FromPage) => void;
  around = $state.raw<Around | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** How far the server's time is ahead of this page's, by the message that took least time to arrive. So clocks never
   * jump back because a later one took longer. */
  #ahead = -Infinity;

  constructor(send: (message: FromPage) => void) {
    this.#send = send;
  }

  hear(message: Around | Said): void {
    if (message.type === "Around") {
      this.#ahead = Math.max(this.#ahead, message.now - performance.now());
      this.around = message;
    } else if (!this.said.some(({ number }) => number === message.number)) {
      this.said = [...this.said, message].sort((a, b) => a.number - b.number).slice(-MOST_SAID);
    }
  }

  /** After a move: whose turn it is now, since when, and how the clocks stand. */
  think({ since, now, clocks = null }: Thinking, waiting: readonly number[]): void {
    this.#ahead = Math.max(this.#ahead, now - performance.now());
    if (!this.around) return;
    const seats = this.around.seats.map((seat, number) => ({ ...seat, since: waiting.includes(number) ? since : null }));
    this.around = { ...this.around, seats, clocks, now };
  }

  /** A new connection, perhaps to another machine: its time is measured again. */
  reconnect(): void {
    this.#ahead = -Infinity;
  }

  /** The server's time now, in milliseconds since 1970. */
  get time(): number {
    return this.#ahead + performance.now();
  }

  seat(seat: number): SeatAround | undefined {
    return this.around?.seats[seat];
  }

  get host(): boolean {
    return this.around?.host ?? false;
  }

  /** Somebody else takes part, from a screen of their own: then there is somebody to talk to and to ask. */
  get others(): boolean {
    return this.around?.seats.some(({ state, yours }) => !yours && state !== "bot") ?? false;
  }

  /** More than one screen looks at this table, or may. */
  get online(): boolean {
    const { around } = this;
    return around !== null && (this.others || around.watchers > (around.seats.some(({ yours }) => yours) ? 0 : 1));
  }

  /** Whether a seat's clock runs. */
  runs(seat: number): boolean {
    return this.around?.clocks?.running.includes(seat) ?? false;
  }

  /** What a seat's clock has left now, in milliseconds; nothing without a clock. */
  left(seat: number): number | null {
    const clocks = this.around?.clocks;
    if (!clocks) return null;
    return Math.max(0, clocks.left[seat]! - (this.runs(seat) ? this.time - this.around!.now : 0));
  }

  /** How long a seat has been to act, in milliseconds; nothing if it is not its turn. */
  thinking(seat: number): number | null {
    const since = this.seat(seat)?.since;
    return since == null ? null : Math.max(0, this.time - since);
  }

  say(words: { phrase: Phrase } | { text: string }, seat: number | null): void {
    this.#send({ type: "Say", ...words, seat });
  }

  askBack(seat: number): void {
    this.#send({ type: "AskBack", seat });
  }

  agree(yes: boolean): void {
    this.#send({ type: "Agree", yes });
  }
}
