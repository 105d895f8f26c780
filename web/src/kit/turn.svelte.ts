// A seat's turn at the screen: look at a target, choose it, take it back. What is legal is told by the server's offer.

import type { Choice, Message, Offer } from "../wire/messages";

export interface Hand {
  readonly offer: Offer | null;
  /** This seat has chosen, and waits for the others. */
  readonly sealed?: boolean;
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
  #sent = $state(false);

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

  get sealed(): boolean {
    return this.#hand()?.sealed ?? false;
  }

  /** What the place that is looked at offers. */
  get preview(): readonly Choice[] {
    return this.#target === null ? [] : this.at(this.#target);
  }

  get why(): Message | null {
    return this.#why;
  }

  /** A choice is on its way to the server. */
  get sent(): boolean {
    return this.#sent;
  }

  at(target: string): readonly Choice[] {
    return this.choices.filter((choice) => choice.target === target);
  }

  /** Look at a target; a second tap chooses it, unless it can be reached in several ways. */
  tap(target: string): void {
    if (this.#sent) return;
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
    this.#why = null;
    this.#target = choice.target;
    this.#sent = true;
    this.#hand()?.choose(choice.action);
  }

  /** Chooses what is looked at, where there is no doubt. */
  confirm(): void {
    const [only, ...others] = this.preview;
    if (only && !others.length) this.choose(only);
  }

  cancel(): void {
    this.#target = null;
    this.#why = null;
    this.#sent = false;
  }

  takeBack(): void {
    this.#hand()?.takeBack();
  }
}
