// Drop It's events for the page: how they sound, and which drop they belong to.

import type { Sound } from "../../kit/sound";
import type { Event, Logged } from "../../wire/messages";
import type { Chapter } from "..";

export function soundOf(event: Event): Sound | null {
  if (event.kind === "over") return "end";
  return event.points ? "points" : null;
}

/** The log drop by drop, the latest first. */
export function storyOf(log: readonly Logged[]): readonly Chapter[] {
  const chapters: { title: Chapter["title"]; entries: Logged[] }[] = [];
  for (const entry of log) {
    if (entry.event.kind === "drop") {
      const drop = chapters.filter(({ title }) => title.id === "drop_it-drop").length + 1;
      chapters.push({ title: { id: "drop_it-drop", args: { drop } }, entries: [] });
    } else if (!chapters.length) chapters.push({ title: { id: "page-start" }, entries: [] });
    chapters.at(-1)!.entries.push(entry);
  }
  return chapters.reverse();
}
