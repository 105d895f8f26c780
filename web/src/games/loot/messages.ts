// Generated from src/wurf/games/loot by `python -m wurf.server.typescript`: do not edit.

import type { Message, Offer } from "../../wire/messages";

/** The printed sheet. */
export interface LootSheet {
  readonly cells: readonly string[]; // row by row: r, b, g, y, or a dot for a Meeps
  readonly groups: readonly number[]; // the circle of each cell's group, colour * 4 + size - 1; -1 for a Meeps
  readonly needs: readonly number[]; // of B: four rows, then four columns
  readonly rewards: readonly (number | string)[]; // the same order: points, "nudge" or "wrap"
  readonly bar: readonly (number | string)[];
  readonly fields: number;
  readonly row_points: number; // for a complete row or column of A
  readonly bonus: number; // for a filled track
}

/** One player's sheet as it is filled in. */
export interface LootPlayer {
  readonly figure: string | null;
  readonly marks: string; // a digit for each cell: strokes on it, 0, 1 or 2
  readonly rows: readonly boolean[];
  readonly columns: readonly boolean[];
  readonly circles: readonly boolean[];
  readonly lines: readonly string[]; // each line of B: "", "earned" or, for an ability that is used up, "spent"
  readonly bar: readonly string[]; // each entry of C, likewise
  readonly nudges: number;
  readonly wraps: number;
  readonly track: readonly number[]; // the running totals
  readonly final: number | null; // the total in the last field, once the game is over
  readonly points: number;
  readonly crosses: number;
}

export interface LootFace {
  readonly phase: string; // one of PHASES
  readonly turn: number;
  readonly cap: number;
  readonly dice: readonly number[]; // active, next, after next; empty before the first roll
  readonly players: readonly LootPlayer[];
  readonly chosen: readonly boolean[]; // who has chosen in this turn
  readonly choices: readonly (string | null)[]; // and what: only the viewer's own
}

/** A sheet in a picture, and what may be done there. */
export interface LootPosition {
  readonly player: LootPlayer;
  readonly offer: Offer;
}

/** What a choice would do. */
export interface LootOutcome {
  readonly marks: number; // the strokes on its cell then
  readonly told: readonly Message[];
}

/** One side of the die: what it allows, and what each choice would do. */
export interface LootTry {
  readonly offer: Offer;
  readonly refusals: Readonly<Record<string, Message>>; // by cell
  readonly outcomes: Readonly<Record<string, LootOutcome>>;
}

export interface LootExample {
  readonly player: LootPlayer;
  readonly dice: readonly LootTry[]; // one for each side of the die
}

/** The pictures of the rules page. */
export interface LootScenes {
  readonly sheet: LootSheet;
  readonly middle: LootPlayer;
  readonly start: LootPosition;
  readonly dice: LootFace;
  readonly example: LootExample;
  readonly meeps: LootPlayer;
  readonly wrap: LootPosition;
  readonly nudge: LootPosition;
  readonly end: LootPlayer;
}
