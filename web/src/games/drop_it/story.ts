// Drop It's events for the page: how they sound, and which drop they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import type { Sound } from "../../kit/sound";
import type { Event, Logged } from "../../wire/messages";

export function soundOf(event: Event): Sound | null {
  if (event.kind === "over") return "end";
  return event.points ? "points" : null;
}

/** The log drop by drop. */
export function storyOf(log: readonly Logged[]): readonly Chapter[] {
  let drop = 0;
  return chapters(log, ({ kind }) => (kind === "drop" ? { id: "drop_it-drop", args: { drop: ++drop } } : null));
}
