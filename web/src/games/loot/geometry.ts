// Ways over LOOT's grid. Lengths are the units of its drawing.

import { CELL, centreOf } from "../../kit/board/cells";
import type { LootPlayer } from "./messages";

export const SIDE = 7;
export const COLOURS = [..."rbgy"];

/** What a player has drawn on grid A. */
export type Marked = Pick<LootPlayer, "figure" | "marks" | "rows" | "columns">;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const FIGURE = 34; // half its width

function towards(from: Point, to: Point): Point {
  return { x: from.x + Math.sign(to.x - from.x) * FIGURE, y: from.y + Math.sign(to.y - from.y) * FIGURE };
}

/** The way of a move between two figures as lines: one, or two for a move over the edge. */
export function wayOf(from: string, to: string, overTheEdge: boolean): [Point, Point][] {
  const [start, end] = [centreOf(from), centreOf(to)];
  if (!overTheEdge) return [[towards(start, end), towards(end, start)]];
  const whole = SIDE * CELL + 26;
  const out = (here: number, there: number) => (here === there ? here : there > here ? -26 : whole);
  const leave = { x: out(start.x, end.x), y: out(start.y, end.y) };
  const enter = { x: out(end.x, start.x), y: out(end.y, start.y) };
  return [
    [towards(start, leave), leave],
    [enter, towards(end, enter)],
  ];
}
