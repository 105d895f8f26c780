// The edge around cells of a grid.

import { CELL, cellName, columnOf, rowOf } from "./cells";
import type { Point as Corner } from "./shapes";

/** The outline of some cells as a path, inside their edge by `inset`, with round corners. */
export function outlineOf(cells: readonly string[], inset: number, radius: number): string {
  return loops(new Set(cells))
    .map((loop) => rounded(loop.map((corner, i) => moved(corner, loop.at(i - 1)!, loop[(i + 1) % loop.length]!, inset)), radius))
    .join("");
}

/** The corners of the edge of a set of cells, clockwise: the inside is on the right. */
function loops(cells: ReadonlySet<string>): Corner[][] {
  const has = (column: number, row: number) => cells.has(cellName(row, column));
  const next = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  for (const cell of cells) {
    const [c, r] = [columnOf(cell), rowOf(cell)];
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
