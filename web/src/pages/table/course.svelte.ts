// What the course of a match does to its page: who is awaited, what is said, and how long a choice or a look lasts.

import { tick, untrack } from "svelte";
import type { GameParts } from "../../games";
import { throwConfetti } from "../../kit/confetti";
import { currentLanguage, say, sayMessage } from "../../kit/i18n.svelte";
import { notices } from "../../kit/notice.svelte";
import type { Session } from "../../kit/session.svelte";
import { inSight } from "../../kit/sight.svelte";
import { badge, notify } from "../../kit/sign.svelte";
import type { TableLine } from "../../kit/socket.svelte";
import type { Result } from "../../wire/messages";
import type { Screen } from "./screen.svelte";

/** The table whose match it is. Values that change are getters. */
export interface Table {
  readonly line: TableLine;
  readonly screen: Screen;
  readonly parts: GameParts;
  readonly session: Session;
  readonly table: string;
  readonly result: Result | null;
  /** Another text whenever something else is offered. */
  readonly offered: string;
}

/** Make it during a component's initialisation. */
export class Course {
  readonly #table: Table;
  #underWay = 0; // the number of the latest choice
  /** Somebody at this screen is to act, by what the page shows; while nobody sees it, by what the server has said: then
   * nothing is played back. */
  readonly awaited: boolean = $derived.by(() => {
    const { line, screen } = this.#table;
    const [waiting, over] = inSight() ? [line.shown?.update?.waiting ?? [], Boolean(line.shown?.update?.result)] : [line.waiting, line.over];
    return !over && screen.mine.some((seat) => waiting.includes(seat));
  });
  readonly #offered: string = $derived.by(() => this.#table.offered);

  constructor(table: Table) {
    this.#table = table;
    const { line, screen, parts, session } = table;
    const { selection: turn, places } = session;

    $effect(() => {
      if (parts.text) line.wantText(currentLanguage());
    });
    // Whoever looks elsewhere sees that they are awaited: in the tab, and as a notice if they like.
    $effect(() => {
      badge(this.awaited);
      if (this.awaited) untrack(() => notify(say("page-your-move"), session.names.join(" · "), table.table).catch(() => undefined));
      return () => badge(false);
    });
    $effect(() => {
      const over = table.result;
      if (over) untrack(() => this.#end(over));
    });
    $effect(() => {
      if (turn.why) notices.say(sayMessage(turn.why));
    });
    $effect(() => {
      if (line.refused) notices.show(sayMessage(line.refused.message));
    });
    // A choice is under way until its own answer comes or the connection is lost, whatever the others do meanwhile.
    $effect(() => {
      void line.lost;
      if (line.answered >= this.#underWay || line.lost) untrack(() => turn.cancel());
    });
    // A look at a move lasts until something else is offered.
    $effect(() => {
      void this.#offered;
      untrack(() => {
        line.ahead.forget();
        if (!turn.sent) turn.cancel();
      });
    });
    // Keyboard players begin on the board, and continue there when the screen is handed over or a piece is gone.
    $effect(() => {
      void [screen.shown, this.#offered];
      void tick().then(() => {
        if (screen.mine.length && document.activeElement === document.body) places.focus("entry");
      });
    });
  }

  choose(action: string): void {
    const { line, screen, session } = this.#table;
    if (!line.lost) {
      this.#underWay = line.choose(screen.shown, action);
      return;
    }
    session.selection.cancel();
    notices.show(say("page-lost"));
  }

  #end(result: Result): void {
    const { line, screen } = this.#table;
    const won = screen.mine.some((seat) => result.ranks[seat] === 1);
    if (line.news.length && won && result.ranks.length > 1) throwConfetti();
  }
}
