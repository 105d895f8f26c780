import type { LootFace, LootSheet } from "./messages";
import type { GameParts } from "..";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import { isMove, soundOf, spotOf, storyOf, untold } from "./story";
import Tray from "./Tray.svelte";

export const parts: GameParts<LootSheet, LootFace> = {
  Board,
  Mini,
  Tray,
  coach: ["grid", "dice", "circles", "track"],
  soundOf,
  placesOf: (event) => (event.kind === "roll" ? [] : [spotOf(event)]),
  lastOf: (event) => (isMove(event) ? event.at! : []),
  dwell: (news) => (news.some(isMove) ? 1600 : 900),
  storyOf,
  untold,
  standing: (face, seat) => {
    const { points, nudges, wraps } = face.players[seat]!;
    const holds = ([["nudge", nudges], ["wrap", wraps]] as const).filter(([, count]) => count);
    return { points, chosen: face.chosen[seat]!, holds };
  },
  chosenBy: (face, seat) => face.choices[seat] ?? null,
  nameOf: ({ kind, target }) => ({ id: "loot-named", args: { kind, target } }),
  marksOf: ({ kind, target }) => [{ at: kind === "dice" ? "dice" : target, kind: "good" }],
  progress: (face) => (face.turn ? { id: "page-turn", args: { turn: face.turn } } : null),
};
