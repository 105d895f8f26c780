// A seat's turn at the screen: look at a target, choose it, take it back. What is legal is told by the server's offer.

import type { Choice, Message, Offer } from "../wire/messages";

export interface Hand {
  readonly offer: Offer | null;
  /** What this seat has sealed, in notation, if it is to be shown. */
  readonly chosen: string | null;
  choose(action: string): void;
  /** Withdraws what is sealed, if anything is. */
  takeBack(): void;
}

export class Turn {
  readonly #hand: () => Hand | null;
  #target = $state<string | null>(null);
  #why = $state.raw<Message | null>(null);

  constructor(hand: () => Hand | null) {
    this.#hand = hand;
  }

  get choices(): readonly Choice[] {
    return this.#hand()?.offer?.choices ?? [];
  }

  /** The choice that is sealed and can still be taken back. */
  get chosen(): Choice | null {
    const action = this.#hand()?.chosen;
    return this.choices.find((choice) => choice.action === action) ?? null;
  }

  /** What the place that is looked at offers. */
  get preview(): readonly Choice[] {
    return this.#target === null ? [] : this.at(this.#target);
  }

  get why(): Message | null {
    return this.#why;
  }

  at(target: string): readonly Choice[] {
    return this.choices.filter((choice) => choice.target === target);
  }

  /** Look at a target; a second tap chooses it, unless it can be reached in several ways. */
  tap(target: string): void {
    const choices = this.at(target);
    const again = this.#target === target && choices.length === 1;
    this.cancel();
    if (again) {
      this.choose(choices[0]!);
    } else if (choices.length) {
      this.#target = target;
    } else {
      this.#why = this.#hand()?.offer?.refusals[target] ?? null;
    }
  }

  choose(choice: Choice): void {
    this.cancel();
    this.#hand()?.choose(choice.action);
  }

  confirm(): boolean {
    const [only, ...others] = this.preview;
    if (!only || others.length) return false;
    this.choose(only);
    return true;
  }

  cancel(): void {
    this.#target = null;
    this.#why = null;
  }

  takeBack(): void {
    this.#hand()?.takeBack();
  }
}
