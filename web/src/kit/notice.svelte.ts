// Short notices: a toast to see, and a live region for screen readers.

import { untrack } from "svelte";
import { milliseconds } from "./motion";

const SECONDS = 5;

class Notices {
  toast = $state("");
  heard = $state("");
  #timer = 0;

  /** Shows a sentence for a while, and has it read out. */
  show(sentence: string): void {
    clearTimeout(this.#timer);
    this.toast = sentence;
    this.say(sentence);
    this.#timer = window.setTimeout(() => (this.toast = ""), SECONDS * 1000 + milliseconds(200));
  }

  /** Has screen readers say a sentence, even the same one twice in a row. */
  say(sentence: string): void {
    this.heard = untrack(() => this.heard) === sentence ? sentence + "\u00a0" : sentence;
  }

  /** Has them say something more about what they are saying. */
  add(sentence: string): void {
    this.say([untrack(() => this.heard).trim(), sentence].filter(Boolean).join(". "));
  }
}

export const notices = new Notices();
