// Outlines as polygons: drawn, bevelled, and balanced on a point.

import type { Point, Shape } from "./shapes";

/** For an SVG polygon whose units are so large. */
export function pointsOf(outline: Shape, unit = 1): string {
  return outline.map(([x, y]) => `${x * unit},${y * unit}`).join(" ");
}

/** The middle of the area. */
export function centroidOf(outline: Shape): Point {
  let [area, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** The corners moved inwards, for a bevelled edge. */
export function inset(outline: Shape, by: number): Shape {
  const side = Math.sign(outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return sum + x * ny - nx * y;
  }, 0));
  return outline.map((corner, i) => {
    const [ux, uy] = unit(outline.at(i - 1)!, corner);
    const [vx, vy] = unit(corner, outline[(i + 1) % outline.length]!);
    // Both edges move along their inner normals; the corner goes where they then meet.
    const [nx, ny] = [-(uy + vy) * side, (ux + vx) * side];
    const along = by / (1 + ux * vx + uy * vy);
    return [corner[0] + nx * along, corner[1] + ny * along];
  });
}

function unit([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}
