// Scratch Island's ways and motifs.

import { CELL, cellName, columnOf, rowOf } from "../../kit/board/cells";
import { extentOf, mirrored, type Point, poseOf, type Shape, turned } from "../../kit/board/shapes";
import type { ScratchIslandIsland, ScratchIslandMotif, ScratchIslandSheet } from "./messages";

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
