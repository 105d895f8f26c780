// Scratch Island's ways and motifs.

import { CELL, cellName, columnOf, rowOf } from "../../kit/board/cells";
import { extentOf, mirrored, type Point, poseOf, type Shape, turned } from "../../kit/board/shapes";
import type { ScratchIslandIsland, ScratchIslandMotif, ScratchIslandSheet } from "./messages";

const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** The sides of a cell on which a wall is printed. */
export function wallsOf({ walls }: ScratchIslandIsland, cell: string): readonly Side[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const printed: Readonly<Record<Side, string>> = {
    north: `${cellName(row - 1, column)}s`,
    east: `${cell}e`,
    south: `${cell}s`,
    west: `${cellName(row, column - 1)}e`,
  };
  return SIDES.filter((side) => walls.includes(printed[side]));
}

/** A line in drawings along the wall that is printed on a cell's east or south edge. */
export function wallPath(wall: string): string {
  const [cell, south] = [wall.slice(0, -1), wall.endsWith("s")];
  const [x, y] = [(columnOf(cell) + 1) * CELL, (rowOf(cell) + 1) * CELL];
  return south ? `M${x - CELL} ${y}h${CELL}` : `M${x} ${y - CELL}v${CELL}`;
}

// Motifs

type Squares = ScratchIslandMotif["orientations"][number];

const shapeOf = (squares: Squares): Shape => squares.map(([row, column]) => [column!, row!]);

export function sizeOf(squares: Squares): { readonly rows: number; readonly columns: number } {
  const [right, bottom] = extentOf(shapeOf(squares));
  return { rows: bottom + 1, columns: right + 1 };
}

/** The orientation after something is done to the motif, such as a quarter turn to the right. */
function after({ orientations }: ScratchIslandMotif, from: number, change: (shape: Shape) => Shape): number {
  const pose = poseOf(change(shapeOf(orientations[from]!)));
  return orientations.findIndex((squares) => poseOf(shapeOf(squares)) === pose);
}

export const turnedFrom = (motif: ScratchIslandMotif, from: number, quarters: number): number =>
  after(motif, from, (shape) => turned(shape, quarters));

export const mirroredFrom = (motif: ScratchIslandMotif, from: number): number => after(motif, from, mirrored);

/** A motif as it lies on the island. */
export interface Lying {
  readonly orientation: number;
  readonly cells: readonly string[];
  /** In cells, across and down. */
  readonly centre: Point;
}

/** A motif that covers these cells. */
export function lyingOn({ orientations }: ScratchIslandMotif, cells: readonly string[]): Lying {
  const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)];
  const pose = poseOf(cells.map((_, i) => [columns[i]!, rows[i]!]));
  return {
    orientation: orientations.findIndex((squares) => poseOf(shapeOf(squares)) === pose),
    cells,
    centre: [middleOf(columns), middleOf(rows)],
  };
}

const middleOf = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;

export const sameCells = (one: Lying, other: Lying): boolean =>
  one.cells.length === other.cells.length && one.cells.every((cell) => other.cells.includes(cell));

/** A motif that is held over the island. */
export interface Ghost extends Lying {
  /** Which of the places where it lies wholly on the island, row by row. */
  readonly place: number;
}

/** A motif that is held with its middle over a point: as near as it can lie wholly on the island. */
export function ghostUnder(sheet: ScratchIslandSheet, motif: ScratchIslandMotif, orientation: number, [x, y]: Point): Ghost {
  const squares = motif.orientations[orientation]!;
  const { rows, columns } = sizeOf(squares);
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const [row, column] = [within(y - rows / 2, sheet.rows - rows), within(x - columns / 2, sheet.columns - columns)];
  return {
    orientation,
    cells: squares.map(([down, right]) => cellName(row + down, column + right)),
    centre: [column + columns / 2, row + rows / 2],
    place: row * (sheet.columns - columns + 1) + column,
  };
}
