// The analysis of one finished game, as far as the server has worked it out.

import { sentenceOf } from "../../kit/api";
import { currentLanguage, sayMessage } from "../../kit/i18n.svelte";
import { notices } from "../../kit/notice.svelte";
import type { Analysing, Ledger } from "../../wire/messages";
import { analyse, analysis, type Item } from "./api";

const PATIENCE = 700; // milliseconds between two looks
const WORST = 3; // tasks

export const ROUND = (share: number): number => Math.round(share * 100);

/** "65%", "65 %": as it is written in the reader's language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(ROUND(share) / 100);
}

/** "+5%", "−5%", "±0%" */
export function signedPercent(share: number): string {
  const rounded = ROUND(share);
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : "±"}${percent(Math.abs(share))}`;
}

export class Review {
  readonly #table: string;
  #timer = 0;
  #left = false;
  /** Null until the server has told it: nobody is offered what has been done already. */
  state = $state.raw<Analysing | null>(null);

  constructor(table: string) {
    this.#table = table;
    void this.#look(() => analysis(table));
  }

  begin(): void {
    this.state = { ledger: this.ledger, state: "running" };
    void this.#look(() => analyse(this.#table));
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  get ledger(): Ledger | null {
    return this.state?.ledger ?? null;
  }

  get running(): boolean {
    return this.state?.state === "running";
  }

  /** The lines of the ledger about an entry. */
  at(sequence: number): readonly Item[] {
    return this.ledger?.items.filter((item) => item.sequence === sequence) ?? [];
  }

  /** A seat's worst choices, by what was lost for sure; none that may have been as good as any. */
  worst(seat: number): readonly Item[] {
    const sure = ({ loss }: Item) => (loss ? loss.value - 2 * loss.error : 0);
    const bad = this.ledger?.items.filter((item) => item.seat === seat && item.word !== null && item.word !== "fine") ?? [];
    return [...bad].sort((a, b) => sure(b) - sure(a)).slice(0, WORST);
  }

  async #look(ask: () => Promise<Analysing>): Promise<void> {
    try {
      const found = await ask();
      if (this.#left) return;
      this.state = found;
      if (found.state === "running") this.#timer = window.setTimeout(() => void this.#look(() => analysis(this.#table)), PATIENCE);
    } catch (error) {
      if (this.#left) return;
      this.state = { ledger: this.ledger, state: "none" };
      notices.show(sayMessage(sentenceOf(error)));
    }
  }
}
