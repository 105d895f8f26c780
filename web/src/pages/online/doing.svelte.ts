// Something that is under way: a second tap does nothing, and a refusal is shown.

import { sentenceOf } from "../../kit/api";
import { sayMessage } from "../../kit/i18n.svelte";
import { notices } from "../../kit/notice.svelte";

export class Doing {
  busy = $state(false);

  /** What came of it; nothing if it was refused, or if something else is still under way. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    try {
      return await work();
    } catch (error) {
      notices.show(sayMessage(sentenceOf(error)));
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
