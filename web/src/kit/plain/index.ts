// The parts of a game without page parts of its own: its view as text, and a button for each choice. If the game's face
// has `players`, with their `points` and whether they have `chosen`, or `turn`, these are shown where every game shows
// them.

import type { GameParts } from "../../games";
import { Session } from "../session.svelte";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import Tray from "./Tray.svelte";

interface PlainFace {
  readonly turn?: number;
  readonly players?: readonly { readonly points?: number; readonly chosen?: boolean }[];
}

export class PlainSession extends Session<unknown, PlainFace> {
  readonly game: string = "";
}

export function plainParts(game: string): GameParts {
  const parts: GameParts<unknown, PlainFace, PlainSession> = {
    Session: class extends PlainSession {
      override readonly game = game;
    },
    Board,
    Mini,
    Tray,
    text: true,
    coach: [],
    keys: [
      ["← ↑ ↓ →", "page-plain-keys-arrows"],
      ["Enter", "page-plain-keys-enter"],
      ["U", "page-key-undo"],
    ],
    soundOf: ({ kind, points }) => (kind === "over" ? "end" : kind === "roll" ? "dice" : points ? "points" : "tap"),
    storyOf: (log) => (log.length ? [{ title: { id: "page-plain-newest" }, entries: [...log].reverse() }] : []),
    standing: ({ players }, seat) => ({
      points: players?.[seat]?.points ?? 0,
      chosen: players?.[seat]?.chosen ?? false,
      holds: [],
    }),
    progress: ({ turn }) => (turn ? { id: "page-turn", args: { turn } } : null),
  };
  return parts as unknown as GameParts; // as for all games, the kind of sheet and face is taken on trust
}
