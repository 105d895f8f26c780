// Generated from src/wurf/server/wire.py by `python -m wurf.server.typescript`: do not edit.

/** Who will sit here. */
export interface SeatSpec {
  readonly kind: "bot" | "person";
  readonly name: string;
  readonly level?: "easy" | "hard" | "medium"; // of a bot
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatSpec[];
  readonly options?: Readonly<Record<string, number | string>>;
  readonly quick?: boolean; // the other options are not the defaults, but the game's own for "Play now"
}

export interface Join {
  readonly type: "Join";
  readonly table: string;
  readonly tokens?: readonly string[];
  readonly seen?: number; // the last sequence that this page has
  readonly text?: string; // the language for views as text, if the page has no board for this game and wants them
}

/** A seat acts. `sequence` is the last one that the page has seen, so that a late move is refused, not misread. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
  readonly action: string; // in the game's notation, as offered
  readonly sequence: number;
  readonly id?: number; // the page's own number for it
}

/** A seat withdraws its sealed choice; or, if it has none, the last move made at this page is taken back. */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly seat: number;
  readonly id?: number;
}

/** Asks what a choice of a seat would surely bring, or a part of one. */
export interface Look {
  readonly type: "Look";
  readonly seat: number;
  readonly action: string; // in the game's notation
}

/** Asks for a good move. It is counted, and told to everybody when the match is over. */
export interface Advise {
  readonly type: "Advise";
  readonly seat: number;
  readonly id?: number;
}

/** Asks for an older part of the log, up to and including this sequence. */
export interface Earlier {
  readonly type: "Earlier";
  readonly until: number;
}

export interface Bounds {
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
}

/** A setting that is chosen for a table: a number, or for some options a text. */
export interface Option {
  readonly id: string;
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
  readonly by_seats: Readonly<Record<string, Bounds>>; // where they differ for some seat counts
  readonly pattern: string; // regular expression (Python and JavaScript) of the texts allowed besides numbers
  readonly former: Readonly<Record<string, number | string>>; // values that only old tables may have, and what new tables get instead
  readonly seat: boolean; // the value is a seat, counted from 1, or 0: drawn by lot
  readonly rare: boolean; // few need it: the set-up folds it away
}

/** What the page needs to show a game's picture and to set up a table. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly options: readonly Option[];
  readonly minutes: readonly number[]; // about how long a game takes, for each seat count from the least; empty if unknown
  readonly weight: "heavy" | "light" | "medium"; // how hard it is to learn
  readonly sheet: Sheet; // the game's own Sheet struct
}

export interface Games {
  readonly games: readonly GameInfo[];
}

export interface TableCreated {
  readonly table: string;
  readonly tokens: readonly (string | null)[]; // one per seat; None for a bot's
  readonly seed_hash: string; // the page keeps it, to compare it with the seed that is shown at the end
}

export interface SeatSummary {
  readonly kind: "bot" | "person";
  readonly name: string;
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatSummary[];
  readonly finished: boolean;
  readonly waiting: readonly number[]; // seats that have yet to act; empty if that is not known
  readonly updated: string; // ISO 8601
}

export interface Tables {
  readonly tables: readonly TableSummary[];
}

/** Everyone's points in the course of a match, at the beginning and after each turn. */
export interface Curve {
  readonly points: readonly (readonly number[])[]; // one row per turn, one number per seat
}

/** A sentence: its name in the catalogue and its arguments, which may be sentences too. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/** Something that happened, to be logged and shown on the board. */
export interface Event {
  readonly kind: string; // the game's own word; the page chooses the animation by it
  readonly message: Message; // a whole sentence; `core/telling.py` fills in who is meant
  readonly seat?: number | null; // who the sentence is about; None: it concerns everyone
  readonly at?: readonly string[]; // where it happens, in the game's notation
  readonly points?: number;
  readonly other?: number | null; // another seat that the sentence mentions
  readonly motion?: readonly (readonly number[])[]; // how things move, in the game's own numbers
}

/** What everybody saw after an entry of a finished match. */
export interface PastMoment {
  readonly sequence: number;
  readonly last: number; // the sequence of the last entry
  readonly face: Face;
  readonly log: readonly Event[]; // what happened by this entry
  readonly text: string; // the same drawn in characters, for a page that asked for it
}

/** A finished match was replayed by the rules and all draws repeated from the seed: everything is the same. */
export interface Verified {
  readonly entries: number;
  readonly draws: number; // nature's moves that follow from the seed
  readonly falls: number; // her moves that physics decides; they were checked to be possible
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
  readonly covered: boolean; // seats know different things: a shared screen is covered while it changes hands
}

/** How the table looked after one entry, for the viewer that the log is written for. */
export interface Moment {
  readonly sequence: number;
  readonly face: Face;
  readonly waiting: readonly number[]; // seats that had yet to act
  readonly text: string; // the same drawn in characters, for a page that asked for it
}

/** One legal action, for the page to offer. */
export interface Choice {
  readonly action: string; // in the game's notation; the page sends it back
  readonly kind: string;
  readonly target: string; // the place to show it at, or where it leads, in notation
  readonly source?: string; // where a piece comes from, in games that move pieces
  readonly cells?: readonly string[]; // what it covers, in an order in which that can be done
  readonly piece?: string; // which piece it moves, by name
  readonly lies?: string; // the place where that piece lies now
  readonly other?: number | null; // the seat that it is taken from
  readonly form?: string; // if the page aims: the action with {names} in place of the numbers that it fills in
  readonly numbers?: Readonly<Record<string, number>>; // those of this action, by their names in the form, in the units of the sheet
}

/** What the page shows a seat whose turn it is: the prompt, the legal actions, and why others are illegal. */
export interface Offer {
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  readonly refusals: Readonly<Record<string, Message>>; // by target or source, or by a letter of `reasons`
  readonly hint: Message | null; // advice for a beginner who asks for it
  readonly reasons: Readonly<Record<string, string>>; // where places are many: a letter per place, "." where the choice is offered
}

/** What only the page that holds this seat gets. */
export interface SeatUpdate {
  readonly seat: number;
  readonly face: Face; // this seat's view, as the page shows it
  readonly offer: Offer;
  readonly text: string; // the same view drawn in characters, for a page that asked for it
}

export interface Logged {
  readonly sequence: number;
  readonly event: Event;
}

/** Where a part of the log begins: after this sequence, with what everybody saw then. */
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

/** The table as it is now. The faces are whole; the log begins after what the page has seen, or at `log_start`. */
export interface Update {
  readonly type: "Update";
  readonly sequence: number;
  readonly moments: readonly Moment[]; // how it came to this: after each entry that the page has not seen, but for the last
  readonly face: Face; // what everybody may see
  readonly seats: readonly SeatUpdate[]; // for the seats of this page
  readonly waiting: readonly number[]; // seats that have yet to act
  readonly log: readonly Logged[];
  readonly log_start: LogStart | null; // if set, the page drops its log, which begins again here
  readonly answers: readonly number[]; // the page's own numbers of its requests that this update answers
  readonly can_take_back: boolean; // the last move made at this page can be taken back
  readonly result: Result | null; // when the match is over
  readonly seed: string | null; // revealed then
  readonly hints: readonly number[]; // good moves shown to each seat; told then, and empty if there were none
  readonly text: string; // what everybody may see, drawn in characters, for a page that asked for it
}

/** The answer to Earlier: the log after `start`, up to the requested sequence. */
export interface EarlierLog {
  readonly type: "EarlierLog";
  readonly start: LogStart;
  readonly until: number;
  readonly log: readonly Logged[];
}

/** What a choice surely brings, told before it is made. */
export interface Preview {
  readonly points?: number | null; // that the seat gains, or loses; None where chance or something hidden has a say
  readonly brings?: readonly Message[]; // in words, each a few of them
  readonly allows?: readonly string[]; // the places that can be reached with it afterwards, in notation
}

/** The answer to Look: true as long as the sequence is this one. */
export interface Looked {
  readonly type: "Looked";
  readonly seat: number;
  readonly action: string;
  readonly sequence: number;
  readonly preview: Preview;
}

/** The answer to Advise: a good move for this turn, and why it is good. */
export interface Advice {
  readonly type: "Advice";
  readonly seat: number;
  readonly choice: Choice;
  readonly preview: Preview;
  readonly reason: Message;
  readonly id: number; // the page's own number of the request
}

/** A request was refused and nothing changed; `message` says why. */
export interface Refused {
  readonly type: "Refused";
  readonly message: Message;
  readonly rule: string;
  readonly id: number; // the page's own number of the refused request
}

export type FromPage = Join | Choose | TakeBack | Look | Advise | Earlier;

export type ToPage = Seated | Update | EarlierLog | Looked | Advice | Refused;

/** Each game's own: see `messages.ts` in its folder. */
export type Sheet = unknown;

/** Each game's own: see `messages.ts` in its folder. */
export type Face = unknown;

export const MAX_MESSAGE = 16384;
