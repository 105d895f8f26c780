// Generated from src/wurf/games/quadrata by `python -m wurf.server.typescript`: do not edit.

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

/** A piece's number, and where it lies. */
export type QuadrataLaid = readonly [number: number, outline: readonly (readonly [number, number])[]];

/** The pictures of the rules page. */
export interface QuadrataScenes {
  readonly sheet: QuadrataSheet;
  readonly counts: readonly number[]; // of each shape
  readonly less: readonly number[]; // how many of them leave with three players
  readonly middle: readonly QuadrataLaid[];
  readonly fitting: readonly (readonly (readonly [number, number])[])[];
  readonly end: readonly QuadrataLaid[];
  readonly reserve: number;
  readonly points: number;
}
