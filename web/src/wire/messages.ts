// Generated from src/wurf/server/wire.py by `python -m wurf.server.typescript`: do not edit.

/** Who is to sit here. */
export interface SeatSpec {
  readonly kind: "bot" | "person";
  readonly name: string;
  readonly level?: "easy" | "hard" | "medium"; // of a bot
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatSpec[];
  readonly options?: Readonly<Record<string, number | string>>;
}

export interface Join {
  readonly type: "Join";
  readonly table: string;
  readonly tokens?: readonly string[];
  readonly seen?: number; // the last sequence this page knows
  readonly text?: string; // the language for views as text, if the page wants them: it has no board for this game
}

/** A seat acts. `sequence` is the last one the page had seen: a late move is refused, not misread. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
  readonly action: string; // in the game's notation, as offered
  readonly sequence: number;
  readonly id?: number; // the page's own number for it
}

/** A seat withdraws its sealed choice. */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly seat: number;
  readonly id?: number;
}

/** The page wants an older part of the log: what came before, up to and with this sequence. */
export interface Earlier {
  readonly type: "Earlier";
  readonly until: number;
}

export interface Bounds {
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
}

/** A number that a table may choose; of some options, a text. */
export interface Option {
  readonly id: string;
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
  readonly by_seats: Readonly<Record<string, Bounds>>; // for those numbers of players where they are others
  readonly pattern: string; // of texts that may be chosen too, as Python and JavaScript read it
  readonly former: Readonly<Record<string, number | string>>; // numbers that only tables from before may have, and what new ones get instead
}

/** A game of the box, enough to draw its picture and to set up a table. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly options: readonly Option[];
  readonly sheet: Sheet; // the game's own Sheet struct
}

export interface Games {
  readonly games: readonly GameInfo[];
}

export interface TableCreated {
  readonly table: string;
  readonly tokens: readonly (string | null)[]; // one a seat; None for a bot's
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly finished: boolean;
  readonly updated: string; // ISO 8601
}

export interface Tables {
  readonly tables: readonly TableSummary[];
}

export interface SeatInfo {
  readonly kind: "bot" | "person";
  readonly name: string;
  readonly level: "easy" | "hard" | "medium" | null;
  readonly yours: boolean; // this page holds the seat's token
}

/** The answer to Join: what does not change during the match. */
export interface Seated {
  readonly type: "Seated";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | string>>;
  readonly seats: readonly SeatInfo[];
  readonly seed_hash: string;
  readonly sheet: Sheet;
  readonly parts: boolean; // the server has a board for the page, at /games/GAME/parts.js
}

/** A sentence to be said: its name in the catalogue, and what to fill in, other sentences among it. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/** One thing a seat may do, for a page to offer. */
export interface Choice {
  readonly action: string; // in notation; what the page sends back
  readonly kind: string;
  readonly target: string; // the place it is shown at or leads to, in notation
  readonly source: string; // where a piece comes from, in games that move pieces
}

/** What a page shows a seat that is to act: what to do, what may be done, and why the rest may not. */
export interface Offer {
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  readonly refusals: Readonly<Record<string, Message>>; // by target or source
  readonly hint: Message | null; // advice for a beginner who asks for it
}

/** What only the page of this seat gets. */
export interface SeatUpdate {
  readonly seat: number;
  readonly face: Face; // the view of this seat, worked out
  readonly offer: Offer;
  readonly text: string; // the same view drawn in characters, for a page that asked for it
}

/** Something to tell in the log and to show on the board. */
export interface Event {
  readonly kind: string; // the game's own word; the page chooses the animation by it
  readonly message: Message;
  readonly seat?: number | null; // None: it concerns all
  readonly at?: readonly string[]; // the places it happens at, in notation
  readonly points?: number;
  readonly other?: number | null; // another seat that it concerns; its name fills in `other` of the message
  readonly motion?: readonly (readonly number[])[]; // how things move, in the game's own numbers
}

export interface Logged {
  readonly sequence: number;
  readonly event: Event;
}

/** Where a part of the log begins: after this sequence, when everybody saw this. */
export interface LogStart {
  readonly sequence: number;
  readonly face: Face;
}

/** One line of a final account: what for, and how many points. */
export interface Line {
  readonly message: Message;
  readonly points: number;
}

export interface Result {
  readonly points: readonly number[];
  readonly ranks: readonly number[]; // 1 is the best; equal ranks are shared
  readonly tie_break: Message | null; // what decided where points were equal
  readonly accounts: readonly (readonly Line[])[]; // each seat's points, explained
  readonly teams: readonly number[]; // each seat's team; empty if everyone plays for themselves
}

/** The table as it is now. The faces are whole; the log begins after what the page had seen, or at `log_start`. */
export interface Update {
  readonly type: "Update";
  readonly sequence: number;
  readonly face: Face; // what everybody may see
  readonly seats: readonly SeatUpdate[]; // for the seats of this page
  readonly waiting: readonly number[]; // seats that have yet to act
  readonly log: readonly Logged[];
  readonly log_start: LogStart | null; // the page is to forget its log: it begins again here
  readonly answers: readonly number[]; // the page's own numbers of what it asked for and what has been done now
  readonly result: Result | null; // when the match is over
  readonly seed: string | null; // revealed then
  readonly text: string; // what everybody may see, drawn in characters, for a page that asked for it
}

/** The answer to Earlier: what was told after `start`, up to the sequence that was asked for. */
export interface EarlierLog {
  readonly type: "EarlierLog";
  readonly start: LogStart;
  readonly until: number;
  readonly log: readonly Logged[];
}

/** Nothing was changed, and why. */
export interface Refused {
  readonly type: "Refused";
  readonly message: Message;
  readonly rule: string;
  readonly id: number; // the page's own number of what is refused
}

export type FromPage = Join | Choose | TakeBack | Earlier;

export type ToPage = Seated | Update | EarlierLog | Refused;

/** Each game's own: see `messages.ts` in its folder. */
export type Sheet = unknown;

/** Each game's own: see `messages.ts` in its folder. */
export type Face = unknown;

export const MAX_MESSAGE = 16384;
