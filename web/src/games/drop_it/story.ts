// Drop It's events for the page: how they sound, and which drop they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import type { Sound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { DropItFace } from "./messages";

/** The piece that is dropped, or has fallen, by its place in the pile. */
export function placesOf({ kind, at = [], motion = [] }: Event): readonly string[] {
  if (kind === "drop") return at.slice(1);
  return kind === "fall" ? [`piece ${motion.at(-1)![0]}`] : [];
}

/** A piece in another's hand, and every verdict, one's own too, are there to be looked at. */
export function dwell(news: readonly Event[], mine: boolean): number {
  if (news.some(({ kind }) => kind === "drop")) return mine ? 0 : 1500;
  return news.some(({ kind }) => kind === "fall" || kind.endsWith("joker")) ? 2600 : 1000;
}

export function soundOf(event: Event): Sound | null {
  if (event.kind === "over") return "end";
  return event.points ? "points" : null;
}

/** The log drop by drop. */
export function storyOf(log: readonly Logged[], before: DropItFace): readonly Chapter[] {
  let drop = ["deal", "extras", "drop"].includes(before.phase) ? before.turn : before.turn + 1; // the latest that has been let go
  const title = (): Message => (drop ? { id: "drop_it-drop", args: { drop } } : { id: "page-start" });
  return chapters(log, title(), ({ kind }) => {
    if (kind !== "drop") return null;
    drop += 1;
    return title();
  });
}
