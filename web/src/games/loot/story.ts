// LOOT's events for the page: where they are shown, how they sound, and which turn they belong to.

import type { Sound } from "../../kit/sound";
import type { Event, Logged, LootFace } from "../../wire/messages";
import type { Chapter } from "..";

/** The place on the sheet that an event's points come from. */
export function spotOf(event: Event): string {
  const { args = {} } = event.message;
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

export function soundOf(event: Event): Sound | null {
  if (event.kind === "roll") return "dice";
  if (event.kind === "slash" || event.kind === "cross") return "pencil";
  if (event.kind === "start" || event.kind === "put") return "tap";
  if (event.kind === "track" || event.kind === "bonus") return "points";
  return event.kind === "over" ? "end" : null;
}

/** The log turn by turn, the latest first. A turn ends with its roll; the set-up with the dice in order. */
export function storyOf(log: readonly Logged[], before: LootFace): Chapter[] {
  const turns: Logged[][] = [[]];
  for (const entry of log) {
    if (entry.event.kind === "chosen") continue;
    turns.at(-1)!.push(entry);
    const begun = before.turn + turns.length > 1;
    if (entry.event.kind === "arrange" || (entry.event.kind === "roll" && begun)) turns.push([]);
  }
  const titleOf = (turn: number): Chapter["title"] => (turn ? { id: "page-turn", args: { turn } } : { id: "page-start" });
  return turns
    .map((entries, i) => ({ title: titleOf(before.turn + i), entries }))
    .filter(({ entries }) => entries.length)
    .reverse();
}
