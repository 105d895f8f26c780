// Scratch Island's ways and motifs.

import { CELL, cellName, columnOf, rowOf } from "../../kit/board/cells";
import type { Spot } from "../../kit/board/held-shape.svelte";
import { extentOf, type Point, poseOf, type Shape } from "../../kit/board/shapes";
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

/** The squares of a motif in one of its orientations. */
export function shapeOf({ orientations }: ScratchIslandMotif, orientation = 0): Shape {
  return orientations[orientation]!.map(([row, column]) => [column, row]);
}

/** A place for a motif: its cells, in an order in which they can be scratched. */
export interface Place extends Spot {
  readonly cells: readonly string[];
}

export function placeOn(name: string, cells: readonly string[]): Place {
  const [xs, ys] = [cells.map(columnOf), cells.map(rowOf)];
  const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
  return { name, cells, centre: [middle(xs), middle(ys)], pose: poseOf(xs.map((x, i) => [x, ys[i]!])) };
}

/** A motif that is held with its middle over a point: as near as it can lie wholly on the island. */
export function placeUnder(sheet: ScratchIslandSheet, motif: ScratchIslandMotif, shape: Shape, [x, y]: Point): Place {
  const [right, bottom] = extentOf(shape);
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const column = within(x - (right + 1) / 2, sheet.columns - right - 1);
  const row = within(y - (bottom + 1) / 2, sheet.rows - bottom - 1);
  // It is called by the number of its orientation, and of its place among those wholly on the island, row by row.
  const pose = poseOf(shape);
  const orientation = motif.orientations.findIndex((_, i) => poseOf(shapeOf(motif, i)) === pose);
  const cells = shapeOf(motif, orientation).map(([across, down]) => cellName(row + down, column + across));
  return placeOn(`${orientation + 1} ${row * (sheet.columns - right) + column}`, cells);
}

export function sameCells(one: Place, other: Place): boolean {
  return [...one.cells].sort().join() === [...other.cells].sort().join();
}
