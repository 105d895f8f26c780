// "Learn from your mistakes": the worst moments of a seat, one after the other. Find the better move.

import { sentenceOf } from "../../kit/api";
import { sayMessage } from "../../kit/i18n.svelte";
import { notices } from "../../kit/notice.svelte";
import type { Choice, Judgement, PastMoment } from "../../wire/messages";
import { type Item, momentOf, tryOut } from "./api";

export class Task {
  readonly #table: string;
  readonly #items: readonly Item[];
  readonly #over: () => void;
  number = $state(0);
  moment = $state.raw<PastMoment | null>(null);
  judgement = $state.raw<Judgement | null>(null);
  busy = $state(false);
  hints = $state(0);

  constructor(table: string, items: readonly Item[], over: () => void) {
    this.#table = table;
    this.#items = items;
    this.#over = over;
    void this.#load();
  }

  get item(): Item {
    return this.#items[this.number]!;
  }

  get many(): number {
    return this.#items.length;
  }

  get solved(): boolean {
    return this.judgement?.good ?? false;
  }

  /** The best choice that is known. */
  get best(): Choice | undefined {
    return this.moment?.asked[0];
  }

  /** The kind of the best choice says something: others are offered as well. */
  get telling(): boolean {
    return this.moment?.offer?.choices.some(({ kind }) => kind !== this.best?.kind) ?? false;
  }

  /** First of what kind the best choice is, if that says something, then which one it is. */
  hint(): void {
    this.hints = this.telling ? Math.min(2, this.hints + 1) : 2;
  }

  async choose(action: string): Promise<void> {
    if (this.busy || this.solved) return;
    this.busy = true;
    try {
      this.judgement = await tryOut(this.#table, this.item.sequence, action);
    } catch (error) {
      notices.show(sayMessage(sentenceOf(error)));
    } finally {
      this.busy = false;
    }
  }

  next(): void {
    if (this.number + 1 >= this.many) return this.#over();
    this.number += 1;
    void this.#load();
  }

  async #load(): Promise<void> {
    [this.moment, this.judgement, this.hints] = [null, null, 0];
    try {
      this.moment = await momentOf(this.#table, this.item.sequence - 1, this.item.seat, this.item.alternatives.slice(0, 1).map(({ action }) => action));
    } catch (error) {
      notices.show(sayMessage(sentenceOf(error)));
      this.#over();
    }
  }
}
