// Scratch Island's events for the page: how they sound, and which turn they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import { bySound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { ScratchIslandFace } from "./messages";

export const soundOf = bySound({
  dice: ["roll"],
  tap: ["take", "place", "combine"],
  foil: ["sand", "rock", "nothing", "treasure-idle"],
  points: ["key", "treasure", "reward", "chest"],
  hiss: ["snake"],
  end: ["over"],
});

/** A motif is laid on the island. */
export function isLaid({ kind }: Event): boolean {
  return kind === "place" || kind === "combine";
}

/** Where an event is seen: on its cells, or at the reward. */
export function placesOf({ kind, at = [] }: Event): readonly string[] {
  return kind === "reward" ? [`reward ${at[0]}`] : at;
}

// Milliseconds. Cells follow each other as a hand scratches them; what was found is looked at.
const LOOKS: Readonly<Record<string, number>> = { sand: 350, rock: 350, nothing: 600, roll: 1200, snake: 1500, chest: 1600, reward: 1600 };

export function dwell(news: readonly Event[]): number {
  return Math.max(...news.map(({ kind }) => LOOKS[kind] ?? 1000));
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
