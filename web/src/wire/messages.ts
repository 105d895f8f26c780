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
  readonly source?: string; // where a piece comes from, in games that move pieces
  readonly cells?: readonly string[]; // what it covers, in an order in which that can be done
  readonly piece?: string; // which piece it moves, by name
  readonly lies?: string; // the place where that piece lies now
  readonly other?: number | null; // the seat that it is taken from
}

/** What a page shows a seat that is to act: what to do, what may be done, and why the rest may not. */
export interface Offer {
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  readonly refusals: Readonly<Record<string, Message>>; // by target or source, or by a letter of `reasons`
  readonly hint: Message | null; // advice for a beginner who asks for it
  readonly reasons: Readonly<Record<string, string>>; // where places are many: a letter per place, "." where the choice is offered
}

/** What only the page of this seat gets. */
export interface SeatUpdate {
  readonly seat: number;
  readonly face: Face; // the view of this seat, worked out
  readonly offer: Offer;
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

/** A shape around its middle, in 0.01 mm; y goes up. */
export interface DropItShape {
  readonly name: string;
  readonly radius: number; // of a circle; 0 for others
  readonly outline: readonly (readonly [number, number])[];
}

/** A bonus circle. */
export interface DropItCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: number;
}

/** A part of the edge. */
export interface DropItSegment {
  readonly name: string;
  readonly part: string; // left, floor or right
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly shape: string; // its symbol in the shape set
  readonly colour: string; // its symbol in the colour set
}

/** How far to one side a piece may be held, by its angle; in steps. */
export type DropItEnd = readonly [start: number, moves: readonly number[]];

/** From where to where a shape fits between the walls. */
export interface DropItRoom {
  readonly least: DropItEnd;
  readonly most: DropItEnd;
}

/** The shaft; lengths in 0.01 mm from its bottom left corner. */
export interface DropItSheet {
  readonly width: number;
  readonly height: number;
  readonly lift: number; // a piece is let go with its lowest point so far above the rim, or above the pile
  readonly tolerance: number; // a gap up to this is a touch
  readonly step: number; // a seat aims in steps of so many units of length, and of angle
  readonly shapes: readonly DropItShape[];
  readonly colours: readonly string[];
  readonly lines: readonly (readonly [number, number])[]; // each level's upper end at the left and at the right wall
  readonly circles: readonly DropItCircle[];
  readonly segments: readonly DropItSegment[];
  readonly slips: readonly (readonly [number, number])[]; // by hand: how far a piece may slip and turn
  readonly rooms: readonly DropItRoom[]; // in the order of the shapes
}

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

/** A shape of the supply. */
export interface QuadrataPiece {
  readonly name: string;
  readonly number: number;
  readonly outline: readonly (readonly [number, number])[]; // in half tiles
}

/** Where a piece can lie. */
export type QuadrataPlace = readonly [name: string, shape: number, outline: readonly (readonly [number, number])[], tile: string, direction: string, turn: number, flipped: boolean];

export interface QuadrataSheet {
  readonly pieces: readonly QuadrataPiece[];
  readonly tiles: readonly number[]; // along a side of the small and the large square
  readonly places: readonly QuadrataPlace[]; // of both; those of the large square have capital letters
}

export interface ScratchIslandMotif {
  readonly name: string;
  readonly digs: boolean; // a pickaxe
  readonly orientations: readonly (readonly (readonly [number, number])[])[]; // squares by row and column; the n-th is named name + n
}

export interface ScratchIslandDie {
  readonly name: string;
  readonly colour: string;
  readonly faces: readonly string[]; // motifs
}

export interface ScratchIslandTreasure {
  readonly name: string;
  readonly places: number;
  readonly points: number;
}

export interface ScratchIslandChest {
  readonly cell: string;
  readonly colour: string;
}

/** What is printed on the foil. */
export interface ScratchIslandIsland {
  readonly boat: string;
  readonly rocks: readonly string[];
  readonly walls: readonly string[]; // a cell and e or s: on its east or south edge
  readonly crosses: readonly string[];
  readonly chests: readonly ScratchIslandChest[];
}

export interface ScratchIslandSheet {
  readonly columns: number;
  readonly rows: number;
  readonly motifs: readonly ScratchIslandMotif[];
  readonly dice: readonly ScratchIslandDie[];
  readonly treasures: readonly ScratchIslandTreasure[];
  readonly colours: readonly string[]; // of chests and keys
  readonly chests: readonly number[]; // the points that lie under chests, nobody knows where
  readonly picture: ScratchIslandIsland; // an island to look at, where no game is on
  readonly way: readonly string[]; // on it, cells that could be scratched in this order: to a cross and a little further
}

/** A piece in the shaft, or held over it; the angle in 0.01°, turned left. */
export interface DropItPiece {
  readonly shape: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What the rules say of a piece in the pile. */
export interface DropItLying {
  readonly level: number;
  readonly pieces: readonly number[]; // that it touches, by their place in the pile
  readonly segments: readonly number[]; // that it touches, by their number in the sheet
}

/** What a piece must not touch. */
export interface DropItForbidden {
  readonly pieces: readonly number[];
  readonly segments: readonly number[];
}

/** Something that the piece just dropped touches, or nearly does. */
export interface DropItContact {
  readonly piece: number; // its place in the pile; -1 for a part of the edge
  readonly segment: number; // its number in the sheet; -1 for a piece
  readonly gap: number; // in 0.001 mm
  readonly touching: boolean;
  readonly taboos: readonly string[]; // that it breaks, or would break by touching: shape, colour, edge
  readonly at: readonly [number, number];
}

/** The judgement of the last piece of the pile. */
export interface DropItVerdict {
  readonly taboos: readonly string[]; // shape, colour, edge, height
  readonly level: number;
  readonly circles: readonly number[]; // their numbers in the sheet
  readonly worth: number; // what it scores without taboos, or with a joker
  readonly scored: number; // what it has scored; 0 while a joker may still be spent
  readonly contacts: readonly DropItContact[];
}

/** A player or a team. */
export interface DropItSide {
  readonly seats: readonly number[];
  readonly pieces: Readonly<Record<string, number>>; // how many are left, by kind, as in "red circle"
  readonly points: number;
  readonly levels: number;
  readonly circles: number;
  readonly jokers: number;
}

export interface DropItFace {
  readonly phase: string; // one of PHASES
  readonly active: number; // the seat whose drop it is; -1 before the deal and at the end
  readonly next: readonly number[]; // the seats that drop after it, a round of them
  readonly turn: number; // drops that are decided
  readonly teams: boolean;
  readonly edge: string; // shape or colour: the set of symbols in play
  readonly beginners: boolean;
  readonly jokers: boolean;
  readonly hand: number; // which of the sheet's slips
  readonly aim: DropItPiece | null; // what has been let go
  readonly ceiling: number; // a piece is held with its lowest point here
  readonly pile: readonly DropItPiece[]; // in the order they were dropped
  readonly lying: readonly DropItLying[]; // the same pieces, judged
  readonly forbidden: Readonly<Record<string, DropItForbidden>>; // for every kind that this seat may drop now
  readonly verdict: DropItVerdict | null;
  readonly sides: readonly DropItSide[];
}

/** One player's sheet as it is filled in. */
export interface LootPlayer {
  readonly figure: string | null;
  readonly marks: readonly number[]; // strokes on each cell: 0, 1 or 2
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
  readonly chosen: boolean;
  readonly choice: string | null; // only the viewer's own
}

export interface LootFace {
  readonly phase: string; // one of PHASES
  readonly turn: number;
  readonly cap: number;
  readonly dice: readonly number[]; // active, next, after next; empty before the first roll
  readonly players: readonly LootPlayer[];
}

export interface QuadrataPlayer {
  readonly pieces: readonly string[]; // the places of those in the square; a piece's shape is its place's
  readonly shapes: readonly number[]; // the shape of each of them
  readonly reserve: readonly number[]; // how many of each shape
  readonly covered: number; // units of the square
  readonly scores: readonly number[]; // of the finished rounds
  readonly standing: number; // of this round, as it is now
  readonly points: number; // of the match, this round as it stands
}

export interface QuadrataFace {
  readonly phase: string; // one of PHASES
  readonly large: boolean; // which square is to be filled
  readonly rounds: number;
  readonly round: number;
  readonly turn: number;
  readonly cap: number;
  readonly active: number;
  readonly die: number; // 0 before the first roll
  readonly joker: boolean; // a 6 moves a piece of any number
  readonly supply: readonly number[]; // how many of each shape
  readonly players: readonly QuadrataPlayer[];
}

/** A die of this game. */
export interface ScratchIslandShown {
  readonly name: string;
  readonly motif: string | null; // none before it is rolled
  readonly place: string; // cup, table, hand (of the active seat) or used
}

/** What lies under a cell. */
export type ScratchIslandFind = readonly [cell: string, what: string, detail: string];

export interface ScratchIslandOpened {
  readonly colour: string;
  readonly points: number;
}

/** A treasure's row below the island. */
export interface ScratchIslandRow {
  readonly found: number;
  readonly owner: number | null; // the seat that has its reward: nobody else can earn it any more
}

export interface ScratchIslandPlayer {
  readonly island: ScratchIslandIsland | null; // none before the maps are dealt
  readonly uncovered: readonly ScratchIslandFind[];
  readonly hidden: readonly ScratchIslandFind[]; // what was never uncovered, at the end of the game
  readonly keys: readonly string[]; // colours
  readonly opened: readonly ScratchIslandOpened[];
  readonly rows: readonly ScratchIslandRow[]; // in the order of the sheet's treasures
  readonly points: number;
  readonly map: string; // its number and edition, at the end of the game
}

export interface ScratchIslandFace {
  readonly phase: string; // one of PHASES
  readonly round: number;
  readonly turn: number; // of this round: the one that is played, or begins with the next roll
  readonly cap: number;
  readonly roller: number;
  readonly active: number;
  readonly last: boolean; // somebody has opened all chests: the game ends with this round
  readonly dice: readonly ScratchIslandShown[];
  readonly motif: readonly string[]; // the cells that the active seat has yet to scratch
  readonly players: readonly ScratchIslandPlayer[];
}

export type FromPage = Join | Choose | TakeBack | Earlier;

export type ToPage = Seated | Update | EarlierLog | Refused;

export type Sheet = DropItSheet | LootSheet | QuadrataSheet | ScratchIslandSheet;

export type Face = DropItFace | LootFace | QuadrataFace | ScratchIslandFace;

export const MAX_MESSAGE = 16384;
