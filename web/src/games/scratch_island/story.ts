// Scratch Island's events for the page: how they sound, and which turn they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import type { Sound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { ScratchIslandFace } from "./messages";

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

/** The log turn by turn. A turn begins with its roll. */
export function storyOf(log: readonly Logged[], before: ScratchIslandFace): readonly Chapter[] {
  const playing = !["deal", "roll"].includes(before.phase);
  let [round, turn] = [before.round, playing ? before.turn : before.turn - 1];
  const title = (): Message => ({ id: "page-round-turn", args: { round, turn } });
  return chapters(log, playing ? title() : { id: "page-start" }, ({ kind, message }) => {
    if (kind !== "roll") return null;
    const now = Number(message.args?.["round"]);
    [round, turn] = [now, now === round ? turn + 1 : 1];
    return title();
  });
}
