// The games of the box, found by their folder: a game's `index.ts` exports its `parts`.

import type { Component } from "svelte";
import type { Sound } from "../kit/sound";
import type { Turn } from "../kit/turn.svelte";
import type { Event, Face, Logged, Sheet } from "../wire/messages";

export interface Standing {
  readonly points: number;
  /** Has sealed a choice that waits for the others'. */
  readonly chosen: boolean;
  /** What the seat has in hand: names, and how many of each. */
  readonly holds: readonly (readonly [string, number])[];
}

export interface GameParts {
  /** A sheet to play on, as large as its room. */
  readonly Board: Component<{
    sheet: Sheet;
    face: Face;
    seat: number;
    name: string;
    turn?: Turn | undefined;
    news?: readonly Event[];
  }>;
  /** A sheet at the size of a stamp. */
  readonly Mini: Component<{ sheet: Sheet; face: Face; seat: number }>;
  /** The things that the first game's hints point at, in their order; each carries its name as `data-coach`. */
  readonly coach: readonly string[];
  readonly Picture: Component<{ sheet: Sheet }>;
  /** What lies beside the sheets: dice. */
  readonly Tray: Component<{ face: Face; turn?: Turn | undefined }>;
  soundOf(event: Event): Sound | null;
  storyOf(log: readonly Logged[]): { readonly turn: number; readonly entries: readonly Logged[] }[];
  standing(face: Face, seat: number): Standing;
  /** What a seat has sealed, in notation, where this page may know it. */
  chosenBy(face: Face, seat: number): string | null;
  turnOf(face: Face): number;
}

const found = import.meta.glob<{ parts: GameParts }>("./*/index.ts", { eager: true });

/** A game's parts by its id, which is the name of its folder; nothing for a game this page does not know. */
export function partsOf(game: string): GameParts | undefined {
  return found[`./${game}/index.ts`]?.parts;
}
