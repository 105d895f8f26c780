// Arrow keys among things that lie anywhere: the nearest one in that direction.

import type { Point } from "./board/shapes";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The nearest thing from a point in an arrow's direction; distance sideways counts more. */
export function towards<T>(key: string, from: Point, things: readonly T[], at: (thing: T) => Point): T | null {
  const [x, y] = ARROWS[key]!;
  let [best, least]: [T | null, number] = [null, Infinity];
  for (const thing of things) {
    const [dx, dy] = [at(thing)[0] - from[0], at(thing)[1] - from[1]];
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    const far = ahead + 2.5 * aside;
    if (ahead > 0.01 && far < least) [best, least] = [thing, far];
  }
  return best;
}
