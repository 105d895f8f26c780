// The games of the box, found by their folder and fetched when they are needed: a game's `index.ts` exports its `parts`,
// its `Picture.svelte` shows it on the home page. A game without a folder is played on the plain board.

import type { Component } from "svelte";
import type { Marks } from "../kit/board/marks";
import type { Chapter } from "../kit/chapters";
import { learn } from "../kit/i18n.svelte";
import type { Session, SessionOf } from "../kit/session.svelte";
import type { Sound } from "../kit/sound";
import type { Choice, Event, Face, Logged, Message, Sheet } from "../wire/messages";

export interface Standing {
  readonly points: number;
  /** Has sealed a choice that waits for the others'. */
  readonly chosen: boolean;
  /** What the seat has in hand: names, and how many of each. */
  readonly holds: readonly (readonly [string, number])[];
}

/** A game's own parts, for its own kinds of sheet, face and session. */
export interface GameParts<S = Sheet, F = Face, T extends Session<S, F> = Session<S, F>> {
  /** Where a game's parts share more than every session has. */
  readonly Session?: SessionOf<S, F, T>;
  /** A seat's sheet, as large as its room. */
  readonly Board: Component<{ session: T; seat: number }>;
  /** Where the board itself shows what the others have, so that the page need not: always, because all share it; or
   * beside one's own sheet where it is wide. */
  readonly onBoard?: "always" | "wide";
  /** A seat's sheet at the size of a stamp. */
  readonly Mini: Component<{ session: T; seat: number }>;
  /** The things that the first game's hints point at, in their order: names of places. */
  readonly coach: readonly string[];
  /** What lies beside the sheets: dice, or the pieces of the seat at the screen. */
  readonly Tray: Component<{ session: T; seat: number }>;
  /** The points so far, if a game has more to show than their sum. */
  readonly Scores?: Component<{ session: T }>;
  /** What the names of messages about its keys begin with, if not with the game's: `my_game-key-R` says what R does. */
  readonly keys?: string;
  /** The views are wanted as text, too. */
  readonly text?: boolean;
  soundOf(event: Event): Sound | null;
  /** Whether an event is too little to be shown for a while and told, in the log and to screen readers. */
  untold?(event: Event): boolean;
  /** Where on the board of the seat that acted an event is to be seen, by names of places; otherwise where it happened. */
  placesOf?(event: Event): readonly string[];
  /** Which of these places stay marked as the seat's latest move; otherwise all. Null: no earlier move does. */
  lastOf?(event: Event): readonly string[] | null;
  /** The board marks the latest moves itself. */
  readonly marksLasts?: boolean;
  /** How long news are shown before something else follows, in milliseconds at the normal pace; otherwise a while. They
   * may be `mine`: of the person at the screen. */
  dwell?(news: readonly Event[], mine: boolean): number;
  /** Whether news stay, with what the session shows before they count, until somebody goes on. */
  stops?(news: readonly Event[]): boolean;
  /** The log in chapters, the latest first. It may begin in the middle: `before` is what everybody saw then. */
  storyOf(log: readonly Logged[], before: F): readonly Chapter[];
  standing(face: F, seat: number): Standing;
  /** The points side by side, where several seats share them. */
  tally?(face: F): readonly number[];
  /** What a seat has sealed, in notation, where this page may know it. */
  chosenBy?(face: F, seat: number): string | null;
  /** How far the game has come, for the top of the page; nothing before it begins. */
  progress(face: F): Message | null;
  /** What is in hand or looked at, in one line; nothing where the page's own words will do. */
  lineOf?(session: T): Message | null;
  /** What is marked on the board for those who ask for a hint. */
  hintsOf?(session: T): Marks;
  /** Takes a good move in hand and looks at it, where picking its source and looking at its target is not enough. */
  show?(session: T, choice: Choice): void;
  /** What a choice is called among others, where the name of its button would not tell them apart. */
  nameOf?(choice: Choice): Message;
  /** What is marked on the board of a good move, if not its source and its target. */
  marksOf?(choice: Choice): Marks;
}

/** A game on the table, small enough to be shown beside all the others. It has no text. */
export type Picture = Component<{ sheet: Sheet }>;

// A table's sheets and faces belong to the game whose parts are asked for: only here is their type taken on trust.
const parts = import.meta.glob<GameParts>("./*/index.ts", { import: "parts" });

/** A game's parts by its id, which is the name of its folder, and its words. Without a folder, its board is the plain one,
 * or the one that its package has `brought` to the server. */
export async function partsOf(game: string, brought = false): Promise<GameParts> {
  const [found] = await Promise.all([parts[`./${game}/index.ts`]?.() ?? plain(game, brought), learn(game)]);
  return guarded(found);
}

/** If a game fails to tell something, the table page goes on without it; its components have error boundaries. */
function guarded(parts: GameParts): GameParts {
  const or = <A extends unknown[], R>(tell: (...args: A) => R, instead: R) => (...args: A): R => {
    try {
      return tell(...args);
    } catch (error) {
      reportError(error);
      return instead;
    }
  };
  const { placesOf, lastOf, dwell, stops, untold, tally, chosenBy, lineOf, hintsOf } = parts;
  return {
    ...parts,
    soundOf: or(parts.soundOf, null),
    storyOf: or(parts.storyOf, []),
    standing: or(parts.standing, { points: 0, chosen: false, holds: [] }),
    progress: or(parts.progress, null),
    ...(placesOf && { placesOf: or(placesOf, []) }),
    ...(lastOf && { lastOf: or(lastOf, []) }),
    ...(dwell && { dwell: or(dwell, 0) }),
    ...(stops && { stops: or(stops, false) }),
    ...(untold && { untold: or(untold, false) }),
    ...(tally && { tally: or(tally, []) }),
    ...(chosenBy && { chosenBy: or(chosenBy, null) }),
    ...(lineOf && { lineOf: or(lineOf, null) }),
    ...(hintsOf && { hintsOf: or(hintsOf, []) }),
  };
}

async function plain(game: string, brought: boolean): Promise<GameParts> {
  const { boardOf, plainParts } = await import("../kit/plain");
  return plainParts(game, brought ? await boardOf(game) : undefined);
}

/** Nothing for a game without a picture. */
export async function pictureOf(game: string): Promise<Picture | undefined> {
  return (await import("./pictures")).pictures[`./${game}/Picture.svelte`];
}
