// Scratch Island's events for the page: how they sound, and which turn they belong to.

import type { Sound } from "../../kit/sound";
import type { Event, Logged } from "../../wire/messages";
import type { Chapter } from "..";

const SOUNDS: Readonly<Record<string, Sound>> = {
  roll: "dice",
  take: "tap",
  place: "tap",
  combine: "tap",
  sand: "foil",
  rock: "foil",
  nothing: "foil",
  "treasure-idle": "foil",
  key: "points",
  treasure: "points",
  reward: "points",
  chest: "points",
  snake: "hiss",
  over: "end",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.kind] ?? null;
}

/** The log turn by turn, the latest first. A turn begins with its roll. */
export function storyOf(log: readonly Logged[]): readonly Chapter[] {
  const chapters: { title: Chapter["title"]; entries: Logged[] }[] = [];
  let [round, turn] = [0, 0];
  for (const entry of log) {
    const { kind, message } = entry.event;
    if (kind === "roll") {
      const now = Number(message.args?.["round"]);
      turn = now === round ? turn + 1 : 1;
      round = now;
      chapters.push({ title: { id: "page-round-turn", args: { round, turn } }, entries: [] });
    } else if (!chapters.length) {
      chapters.push({ title: { id: "page-start" }, entries: [] });
    }
    chapters.at(-1)!.entries.push(entry);
  }
  return chapters.reverse();
}
