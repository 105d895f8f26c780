// Scratch Island's ways and motifs.

import { CELL, cellName, columnOf, rowOf } from "../../kit/board/cells";
import type { Shape } from "../../kit/board/shapes";
import type { ScratchIslandIsland, ScratchIslandMotif } from "./messages";

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

/** The squares of a motif in one of its orientations. */
export function shapeOf({ orientations }: ScratchIslandMotif, orientation = 0): Shape {
  return orientations[orientation]!.map(([row, column]) => [column, row]);
}
