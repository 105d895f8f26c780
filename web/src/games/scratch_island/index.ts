import { tick } from "svelte";
import type { Marks } from "../../kit/board/marks";
import type { Choice, Message } from "../../wire/messages";
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

/** Holds the motif where it is to lie; dice that are to be taken are seen to be picked in the tray. */
function show({ selection, held }: IslandSession, choice: Choice): void {
  if (selection.source !== (choice.source ?? null)) selection.cancel();
  if (choice.source && selection.source === null) selection.pick(choice.source);
  if (!choice.cells) return selection.look(choice.target);
  void tick().then(tick).then(() => held.show(choice.target)); // A die that was just taken in hand is held somewhere else first.
}

/** Dice by their own places: some have names like cells. */
function marksOf({ kind, source, target, cells }: Choice): Marks {
  const dice = kind === "take" ? target.split(" ") : (source?.split("+") ?? []);
  return [...dice.map((die) => `die ${die}`), ...(cells ?? (kind === "scratch" ? [target] : []))].map((at) => ({ at, kind: "good" }));
}

export const parts: GameParts<ScratchIslandSheet, ScratchIslandFace, IslandSession> = {
  Session: IslandSession,
  Board,
  Mini,
  Tray,
  coach: ["map", "dice", "finds", "prompt"],
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
  show,
  marksOf,
};
