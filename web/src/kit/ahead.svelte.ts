// What the server says of choices before they are made: what they would surely bring, and which of them is good.

import type { Advice, Choice, FromPage, Looked, Preview } from "../wire/messages";
import type { Marks } from "./board/marks";
import type { Session } from "./session.svelte";

export class Ahead {
  readonly #send: (message: FromPage) => void;
  readonly #wanted = new Set<string>();
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
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

  /** Asks for a good move. */
  advise(seat: number): void {
    if (this.thinking || this.advice) return;
    this.thinking = true;
    this.#send({ type: "Advise", seat });
  }

  hear(message: Looked | Advice): void {
    if (message.type === "Looked") {
      const key = `${message.seat} ${message.action}`;
      if (this.#wanted.has(key)) this.#previews = new Map([...this.#previews, [key, message.preview]]);
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
    this.advice = null;
    this.thinking = false;
  }
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
