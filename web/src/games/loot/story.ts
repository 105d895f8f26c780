// LOOT's events for the page: where they are shown, how they sound, and which turn they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import { bySound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { LootFace } from "./messages";

/** The figure comes to a cell. */
export function isMove({ kind }: Event): boolean {
  return ["slash", "cross", "put", "start"].includes(kind);
}

/** The place on the sheet where an event is seen, and its points come from. */
export function spotOf(event: Event): string {
  const { args = {} } = event.message;
  if (isMove(event)) return event.at![0]!;
  switch (event.kind) {
    case "row":
      return `row-${args.row}`;
    case "column":
      return `column-${args.column}`;
    case "circle":
      return `circle-${args.colour}${args.size}`;
    default:
      return `${event.kind}-${event.at?.[0]}`;
  }
}

export const soundOf = bySound({
  dice: ["roll"],
  pencil: ["slash", "cross"],
  tap: ["start", "put"],
  points: ["track", "bonus"],
  end: ["over"],
});

/** Who has chosen is said beside the names. */
export function untold(event: Event): boolean {
  return event.kind === "chosen";
}

/** The log turn by turn. A turn ends with its roll; the set-up with the dice in order. */
export function storyOf(log: readonly Logged[], before: LootFace): readonly Chapter[] {
  let [turn, ended] = [before.turn, false];
  const title = (): Message => (turn ? { id: "page-turn", args: { turn } } : { id: "page-start" });
  return chapters(log.filter(({ event }) => !untold(event)), title(), ({ kind }) => {
    const opens = ended;
    turn += opens ? 1 : 0;
    ended = kind === "arrange" || (kind === "roll" && turn > 0);
    return opens ? title() : null;
  });
}
