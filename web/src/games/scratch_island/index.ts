import type { Message } from "../../wire/messages";
import type { ScratchIslandFace, ScratchIslandSheet } from "./messages";
import type { GameParts } from "..";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import { IslandSession } from "./session.svelte";
import { dwell, isLaid, placesOf, soundOf, storyOf } from "./story";
import Tray from "./Tray.svelte";

/** What is looked at: dice to take, a place for a motif, or a die to be put aside. */
function lineOf({ selection: turn }: IslandSession): Message | null {
  const [choice] = turn.preview;
  if (!choice) return null;
  const fits = turn.ways.some(({ kind }) => kind !== "pass");
  return { id: "scratch_island-board-sure", args: { kind: choice.kind === "pass" && !fits ? "pass-only" : choice.kind } };
}

export const parts: GameParts<ScratchIslandSheet, ScratchIslandFace, IslandSession> = {
  Session: IslandSession,
  Board,
  Mini,
  Tray,
  coach: ["map", "dice", "finds", "prompt"],
  keys: [
    ["← ↑ ↓ →", "scratch_island-keys-arrows"],
    ["Enter", "scratch_island-keys-enter"],
    ["R", "scratch_island-keys-turn"],
    ["F", "scratch_island-keys-flip"],
    ["C", "scratch_island-keys-combine"],
    ["D", "scratch_island-keys-die"],
    ["P", "scratch_island-keys-pass"],
    ["Esc", "scratch_island-keys-escape"],
  ],
  soundOf,
  placesOf,
  lastOf: (event) => (isLaid(event) ? event.at! : []),
  dwell,
  storyOf,
  standing: (face, seat) => {
    const { points, keys, opened } = face.players[seat]!;
    const holds = ([["board-keys", keys.length], ["board-opened", opened.length]] as const).filter(([, count]) => count);
    return { points, chosen: false, holds };
  },
  progress: ({ phase, round, last }) =>
    phase === "deal" ? null : { id: "scratch_island-board-round", args: { round, last: last ? "yes" : "no" } },
  lineOf,
};
