// Something that is under way: a second tap does nothing, and a refusal is shown.

import { sentenceOf } from "../../kit/api";
import { sayMessage } from "../../kit/i18n.svelte";
import { notices } from "../../kit/notice.svelte";
import type { Message } from "../../wire/messages";

export class Doing {
  busy = $state(false);

  /** What came of it; nothing if it was refused, or if something else is still under way. A refusal that concerns a field is
   * shown there: then `place` returns true. */
  async run<T>(work: () => Promise<T>, place?: (refusal: Message) => boolean): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    try {
      return await work();
    } catch (error) {
      const refusal = sentenceOf(error);
      if (!place?.(refusal)) notices.show(sayMessage(refusal));
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
