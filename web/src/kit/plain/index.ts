// The parts of a game without page parts of its own: its view as text, and a button for each choice. If the game's face
// has `players`, with their `points` and whether they have `chosen`, or `turn`, these are shown where every game shows
// them.

import type { GameParts } from "../../games";
import type { Choice } from "../../wire/messages";
import { Session } from "../session.svelte";
import Board from "./Board.svelte";
import Brought from "./Brought.svelte";
import Mini from "./Mini.svelte";
import Tray from "./Tray.svelte";

interface PlainFace {
  readonly turn?: number;
  readonly players?: readonly { readonly points?: number; readonly chosen?: boolean }[];
}

/** What a board that a package brings is shown; it holds no rules, and chooses among the choices. */
export interface BroughtTable {
  readonly sheet: unknown;
  readonly face: unknown;
  readonly names: readonly string[];
  readonly seat: number;
  readonly language: string;
  /** What the seat at the screen may do now; nothing where the board is only looked at. */
  readonly choices: readonly Choice[];
  choose(action: string): void;
}

/** What `parts.js` of a package exports: it draws the table into an element, and again when something has changed. */
export type Mount = (target: HTMLElement, table: BroughtTable) => { update(table: BroughtTable): void; destroy(): void };

export class PlainSession extends Session<unknown, PlainFace> {
  readonly game: string = "";
  readonly mount: Mount | undefined;
}

/** The board that a package has brought to the server. */
export async function boardOf(game: string): Promise<Mount> {
  const { mount } = (await import(/* @vite-ignore */ new URL(`games/${game}/parts.js`, document.baseURI).href)) as { mount: Mount };
  return mount;
}

export function plainParts(game: string, mount?: Mount): GameParts {
  const parts: GameParts<unknown, PlainFace, PlainSession> = {
    Session: class extends PlainSession {
      override readonly game = game;
      override readonly mount = mount;
    },
    Board: mount ? Brought : Board,
    Mini,
    Tray,
    onBoard: "always",
    text: !mount,
    coach: [],
    keys: "page-plain-key-",
    soundOf: ({ kind, points }) => (kind === "over" ? "end" : kind === "roll" ? "dice" : points ? "points" : "tap"),
    untold: ({ kind }) => kind === "chosen",
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
