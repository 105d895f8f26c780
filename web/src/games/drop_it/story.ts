// Drop It's events for the page: how they sound, and which drop they belong to.

import type { Sound } from "../../kit/sound";
import type { DropItFace, Event, Logged } from "../../wire/messages";
import type { Chapter } from "..";

export function soundOf(event: Event): Sound | null {
  if (event.kind === "over") return "end";
  return event.points ? "points" : null;
}

/** The log drop by drop, the latest first. */
export function storyOf(log: readonly Logged[], before: DropItFace): readonly Chapter[] {
  const chapters: { title: Chapter["title"]; entries: Logged[] }[] = [];
  let drop = ["deal", "drop"].includes(before.phase) ? before.turn : before.turn + 1; // the latest that has been let go
  const begin = (): void => {
    const title = drop ? { id: "drop_it-drop", args: { drop } } : { id: "page-start" };
    chapters.push({ title, entries: [] });
  };
  for (const entry of log) {
    if (entry.event.kind === "drop") {
      drop += 1;
      begin();
    } else if (!chapters.length) begin();
    chapters.at(-1)!.entries.push(entry);
  }
  return chapters.reverse();
}
