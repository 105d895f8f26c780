// Generated from src/wurf/games/drop_it by `python -m wurf.server.typescript`: do not edit.

import type { Message } from "../../wire/messages";

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
  readonly step: number; // positions and angles are aimed at in steps of this size
  readonly digits: number; // after the point of such a number in an action: a step is one of the last digit
  readonly shapes: readonly DropItShape[];
  readonly colours: readonly string[];
  readonly lines: readonly (readonly [number, number])[]; // each level's upper end at the left and at the right wall
  readonly circles: readonly DropItCircle[];
  readonly segments: readonly DropItSegment[];
  readonly slips: readonly (readonly [number, number])[]; // by hand: how far a piece may slip and turn
  readonly rooms: readonly DropItRoom[]; // in the order of the shapes
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
  readonly seat: number; // whose drop it was; -1 before the deal
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
  readonly title: Message;
  readonly reasons: readonly Message[]; // why it scores nothing, or what for; after a joker, both
  readonly close: DropItContact | null; // the closest call: a gap near the tolerance to something that must not be touched
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
  readonly active: number; // the seat whose turn it is; -1 before the deal and at the end
  readonly next: readonly number[]; // the seats whose turn it is after that, a round of them
  readonly turn: number; // drops that are decided
  readonly pieces: number; // drops of a whole game
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
  readonly shares: Readonly<Record<string, readonly string[]>>; // of the fourth colour, to choose from: the pieces by the action
}

/** The pictures of the rules page. */
export interface DropItScenes {
  readonly sheet: DropItSheet;
  readonly counts: readonly number[]; // of each shape in a colour
  readonly empty: DropItFace; // the shaft with the two sets of symbols
  readonly colours: DropItFace;
  readonly fall: DropItFace; // everything at rest
  readonly way: readonly (readonly [number, number, number, number])[]; // time, x, y and angle of the piece that fell
  readonly touch: DropItFace; // a gap that is a touch
  readonly miss: DropItFace; // and one that is not
  readonly shape: DropItFace; // drops that break one taboo each
  readonly colour: DropItFace;
  readonly edge: DropItFace;
  readonly height: DropItFace;
  readonly points: DropItFace;
  readonly full: DropItFace;
}
