// What the server says of choices before they are made: what they would surely bring, why others cannot be made, and
// which of them is good.

import type { Advice, Choice, FromPage, Looked, Message, Preview, WhyNot } from "../wire/messages";
import type { Marks } from "./board/marks";
import type { Session } from "./session.svelte";

export class Ahead {
  readonly #send: (message: FromPage) => void;
  readonly #wanted = new Set<string>();
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #reasons = $state.raw<ReadonlyMap<string, Message | null>>(new Map());
  /** A good move, for whoever has asked for one in this turn. */
  advice = $state.raw<Advice | null>(null);
  /** A good move is being looked for. */
  thinking = $state(false);

  constructor(send: (message: FromPage) => void) {
    this.#send = send;
  }

  /** What a choice would bring, as far as the server has said. */
  previewOf(seat: number, action: string): Preview | undefined {
    return this.#previews.get(`${seat} ${action}`);
  }

  /** Asks what a choice would bring, once. */
  look(seat: number, action: string): void {
    const key = `${seat} ${action}`;
    if (this.#wanted.has(key)) return;
    this.#wanted.add(key);
    this.#send({ type: "Look", seat, action });
  }

  /** Why nothing can be chosen at the first of these places that has a reason, as far as the server has said. */
  reasonOf(seat: number, places: readonly string[]): Message | null {
    return this.#reasons.get(keyOf(seat, places)) ?? null;
  }

  /** Asks why nothing can be chosen there, once. */
  why(seat: number, places: readonly string[]): void {
    const key = keyOf(seat, places);
    if (this.#wanted.has(key)) return;
    this.#wanted.add(key);
    this.#send({ type: "Why", seat, places });
  }

  /** Asks for a good move. */
  advise(seat: number): void {
    if (this.thinking || this.advice) return;
    this.thinking = true;
    this.#send({ type: "Advise", seat });
  }

  hear(message: Looked | WhyNot | Advice): void {
    if (message.type === "Looked") {
      const key = `${message.seat} ${message.action}`;
      if (this.#wanted.has(key)) this.#previews = new Map([...this.#previews, [key, message.preview]]);
    } else if (message.type === "WhyNot") {
      const key = keyOf(message.seat, message.places);
      if (this.#wanted.has(key)) this.#reasons = new Map([...this.#reasons, [key, message.message]]);
    } else if (this.thinking) {
      this.thinking = false;
      this.advice = message;
    }
  }

  /** Something was refused: no good move will come. */
  giveUp(): void {
    this.thinking = false;
  }

  /** Something else is offered: nothing that was said still holds. */
  forget(): void {
    this.#wanted.clear();
    this.#previews = new Map();
    this.#reasons = new Map();
    this.advice = null;
    this.thinking = false;
  }
}

function keyOf(seat: number, places: readonly string[]): string {
  return `${seat} ${places.join("\n")}`;
}

/** Takes what is advised in hand and looks at it, as a person would. */
export function show(session: Session<unknown, unknown>, { source, target }: Choice): void {
  session.selection.cancel();
  if (source) session.selection.pick(source);
  session.selection.look(target);
}

/** Rings around what is advised, where a board has places of these names. */
export function marksOf({ source, target, cells }: Choice): Marks {
  const places = [...(source ? [source] : []), ...(cells ?? [target])];
  return places.map((at) => ({ at, kind: "good" }));
}
