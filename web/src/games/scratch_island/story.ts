// Scratch Island's events for the page: how they sound, and which turn they belong to.

import type { Sound } from "../../kit/sound";
import type { Event, Logged, ScratchIslandFace } from "../../wire/messages";
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
export function storyOf(log: readonly Logged[], before: ScratchIslandFace): readonly Chapter[] {
  const chapters: { title: Chapter["title"]; entries: Logged[] }[] = [];
  const playing = !["deal", "roll"].includes(before.phase);
  let [round, turn] = [before.round, playing ? before.turn : before.turn - 1];
  const begin = (title: Chapter["title"]): void => void chapters.push({ title, entries: [] });
  for (const entry of log) {
    const { kind, message } = entry.event;
    if (kind === "roll") {
      const now = Number(message.args?.["round"]);
      turn = now === round ? turn + 1 : 1;
      round = now;
      begin({ id: "page-round-turn", args: { round, turn } });
    } else if (!chapters.length) begin(playing ? { id: "page-round-turn", args: { round, turn } } : { id: "page-start" });
    chapters.at(-1)!.entries.push(entry);
  }
  return chapters.reverse();
}
