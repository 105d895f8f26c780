// Scratch Island's grid and motifs. A cell is named by its column's letter and its row; drawings count 100 a cell.

import type { Point } from "../../kit/board/shapes";
import type { ScratchIslandIsland, ScratchIslandMotif, ScratchIslandSheet } from "../../wire/messages";

export const CELL = 100;
export const LETTERS = "abcdefghijklmn";

export type Square = readonly [row: number, column: number];
export type Squares = readonly Square[];

export function cellName(row: number, column: number): string {
  return `${LETTERS[column]}${row + 1}`;
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

export function columnOf(cell: string): number {
  return LETTERS.indexOf(cell[0]!);
}

/** The middle of a cell in drawings. */
export function centreOf(cell: string): { x: number; y: number } {
  return { x: (columnOf(cell) + 0.5) * CELL, y: (rowOf(cell) + 0.5) * CELL };
}

/** All cells, row by row. */
export function cellsOf({ rows, columns }: ScratchIslandSheet): readonly (readonly string[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cellName(row, column)));
}

const SIDES = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] } as const;
export type Side = keyof typeof SIDES;

/** The sides of a cell on which a wall is printed. */
export function wallsOf({ walls }: ScratchIslandIsland, cell: string): readonly Side[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const printed: Readonly<Record<Side, string>> = {
    north: `${cellName(row - 1, column)}s`,
    east: `${cell}e`,
    south: `${cell}s`,
    west: `${cellName(row, column - 1)}e`,
  };
  return (Object.keys(SIDES) as Side[]).filter((side) => walls.includes(printed[side]));
}

/** A line in drawings along the wall that is printed on a cell's east or south edge. */
export function wallPath(wall: string): string {
  const [cell, south] = [wall.slice(0, -1), wall.endsWith("s")];
  const [x, y] = [(columnOf(cell) + 1) * CELL, (rowOf(cell) + 1) * CELL];
  return south ? `M${x - CELL} ${y}h${CELL}` : `M${x} ${y - CELL}v${CELL}`;
}

/** An order in which cells can be reached one after the other from the way, or from the boat where there is none yet. */
export function orderOf(island: ScratchIslandIsland, way: ReadonlySet<string>, cells: readonly string[]): readonly string[] {
  const order: string[] = [];
  const reached = (cell: string) => {
    if (!way.size && !order.length) return cell === island.boat;
    const walls = wallsOf(island, cell);
    return (Object.keys(SIDES) as Side[]).some((side) => {
      const [down, right] = SIDES[side];
      const beside = cellName(rowOf(cell) + down, columnOf(cell) + right);
      return !walls.includes(side) && (way.has(beside) || order.includes(beside));
    });
  };
  for (let next: string | undefined; (next = cells.find((cell) => !order.includes(cell) && reached(cell))); ) order.push(next);
  return order;
}

// Motifs

export function sizeOf(squares: Squares): { readonly rows: number; readonly columns: number } {
  return {
    rows: 1 + Math.max(...squares.map(([row]) => row)),
    columns: 1 + Math.max(...squares.map(([, column]) => column)),
  };
}

function turned(squares: Squares): Squares {
  const { rows } = sizeOf(squares);
  return squares.map(([row, column]) => [column, rows - 1 - row]);
}

function mirrored(squares: Squares): Squares {
  const { columns } = sizeOf(squares);
  return squares.map(([row, column]) => [row, columns - 1 - column]);
}

function indexOf({ orientations }: ScratchIslandMotif, squares: Squares): number {
  const shape = (some: Squares) => some.map(String).sort().join(" ");
  return orientations.findIndex((orientation) => shape(orientation) === shape(squares));
}

/** The orientation after a quarter turn to the right, or to the left. */
export function turnedFrom(motif: ScratchIslandMotif, orientation: number, quarters: number): number {
  let squares: Squares = motif.orientations[orientation]!;
  for (let left = ((quarters % 4) + 4) % 4; left; left -= 1) squares = turned(squares);
  return indexOf(motif, squares);
}

export function mirroredFrom(motif: ScratchIslandMotif, orientation: number): number {
  return indexOf(motif, mirrored(motif.orientations[orientation]!));
}

/** A motif as it lies on the island. */
export interface Lying {
  /** As the game names it: orientation and place. */
  readonly name: string;
  readonly cells: readonly string[];
  /** In cells, across and down. */
  readonly centre: Point;
}

export function lyingAt(motif: ScratchIslandMotif, orientation: number, row: number, column: number): Lying {
  const squares = motif.orientations[orientation]!;
  const { rows, columns } = sizeOf(squares);
  return {
    name: `${motif.name}${orientation + 1} ${cellName(row, column)}`,
    cells: squares.map(([down, right]) => cellName(row + down, column + right)),
    centre: [column + columns / 2, row + rows / 2],
  };
}

/** A motif that is held with its middle over a point: as near as it can lie wholly on the island. */
export function lyingUnder(sheet: ScratchIslandSheet, motif: ScratchIslandMotif, orientation: number, [x, y]: Point): Lying {
  const { rows, columns } = sizeOf(motif.orientations[orientation]!);
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const row = within(y - rows / 2, sheet.rows - rows);
  return lyingAt(motif, orientation, row, within(x - columns / 2, sheet.columns - columns));
}

/** The motif that a name like "l3 c5" means, as it lies there. */
export function lyingNamed(motif: ScratchIslandMotif, name: string): Lying {
  const [orientation, cell] = name.slice(motif.name.length).split(" ") as [string, string];
  return lyingAt(motif, Number(orientation) - 1, rowOf(cell), columnOf(cell));
}
