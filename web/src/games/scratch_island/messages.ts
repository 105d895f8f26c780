// Generated from src/wurf/games/scratch_island by `python -m wurf.server.typescript`: do not edit.

import type { Message } from "../../wire/messages";

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

/** A part of an island, with a motif on it. */
export interface ScratchIslandScene {
  readonly island: ScratchIslandIsland;
  readonly uncovered: readonly ScratchIslandFind[];
  readonly cells: readonly string[];
  readonly order: readonly string[];
  readonly fits: boolean;
  readonly why?: Message | null; // it does not fit
}

/** The pictures of the rules page. */
export interface ScratchIslandScenes {
  readonly sheet: ScratchIslandSheet;
  readonly columns: number; // of the part of an island that is shown
  readonly rows: number;
  readonly fits: ScratchIslandScene;
  readonly misfits: readonly ScratchIslandScene[];
  readonly wall: ScratchIslandScene;
  readonly snake: ScratchIslandScene;
  readonly chest: ScratchIslandScene;
  readonly combine: ScratchIslandScene;
  readonly finds: ScratchIslandFace;
}
