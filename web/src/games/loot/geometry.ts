// Where things are on LOOT's sheet. Lengths are the units of grid A's drawing.

import { CELL, centreOf } from "../../kit/board/cells";

export const SIDE = 7;
export const COLOURS = "rbgy";

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

type Corner = readonly [number, number];

/** The outline of a group of cells, drawn inside its edge with round corners. */
export function outline(cells: readonly number[], inset: number, radius: number): string {
  return loops(new Set(cells))
    .map((loop) => rounded(loop.map((corner, i) => moved(corner, loop.at(i - 1)!, loop[(i + 1) % loop.length]!, inset)), radius))
    .join("");
}

/** The corners of the edge of a set of cells, clockwise: the inside is on the right. */
function loops(cells: ReadonlySet<number>): Corner[][] {
  const has = (column: number, row: number) =>
    column >= 0 && column < SIDE && row >= 0 && row < SIDE && cells.has(row * SIDE + column);
  const next = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  for (const cell of cells) {
    const [c, r] = [cell % SIDE, Math.floor(cell / SIDE)];
    if (!has(c, r - 1)) edge([c, r], [c + 1, r]);
    if (!has(c + 1, r)) edge([c + 1, r], [c + 1, r + 1]);
    if (!has(c, r + 1)) edge([c + 1, r + 1], [c, r + 1]);
    if (!has(c - 1, r)) edge([c, r + 1], [c, r]);
  }
  const found: Corner[][] = [];
  for (const start of next.keys()) {
    const loop: Corner[] = [];
    let at = start;
    for (let to = next.get(at)?.shift(); to; to = next.get(at)?.shift()) {
      loop.push(to);
      at = String(to);
    }
    if (loop.length) found.push(corners(loop));
  }
  return found;
}

/** Only the points where the edge turns. */
function corners(loop: readonly Corner[]): Corner[] {
  return loop.filter((point, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}

function moved(corner: Corner, before: Corner, after: Corner, inset: number): Corner {
  const along = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const [incoming, outgoing] = [along(before, corner), along(corner, after)];
  // The inside of a clockwise edge with direction (x, y) is (-y, x).
  return [
    corner[0] * CELL - (incoming[1] + outgoing[1]) * inset,
    corner[1] * CELL + (incoming[0] + outgoing[0]) * inset,
  ];
}

function rounded(points: readonly Corner[], radius: number): string {
  const towards = (from: Corner, to: Corner): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = Math.min(radius, length / 2) / length;
    return `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
  };
  return (
    points
      .map((point, i) => {
        const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
        return `${i ? "L" : "M"}${towards(point, before)}Q${point.join(" ")} ${towards(point, after)}`;
      })
      .join("") + "Z"
  );
}
