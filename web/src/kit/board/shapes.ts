// Shapes as points in a plane, x to the right and y downwards: corners of an outline, or squares of a motif.

export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

/** The same shape with its top left corner at 0, 0. */
export function atOrigin(shape: Shape): Shape {
  const [left, top] = [Math.min(...shape.map(([x]) => x)), Math.min(...shape.map(([, y]) => y))];
  return shape.map(([x, y]) => [x - left, y - top]);
}

/** Turned by quarter turns: to the right, or to the left if negative. */
export function turned(shape: Shape, quarters: number): Shape {
  const steps = ((quarters % 4) + 4) % 4;
  return steps ? turned(atOrigin(shape.map(([x, y]) => [-y, x])), steps - 1) : shape;
}

export function mirrored(shape: Shape): Shape {
  return atOrigin(shape.map(([x, y]) => [-x, y]));
}

/** All ways to turn it, over and back; first as it is. */
export function posesOf(shape: Shape): readonly Shape[] {
  const [face, back] = [atOrigin(shape), mirrored(shape)];
  return [0, 1, 2, 3].flatMap((quarters) => [turned(face, quarters), turned(back, quarters)]);
}

/** The points as a set: a symmetric shape looks the same at several angles. */
export function poseOf(shape: Shape): string {
  return atOrigin(shape).map(String).sort().join(" ");
}

/** How far it reaches from 0, 0. */
export function extentOf(shape: Shape): Point {
  return [Math.max(...shape.map(([x]) => x)), Math.max(...shape.map(([, y]) => y))];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The item whose centre is nearest to a point. */
export function nearest<T extends { readonly centre: Point }>(things: readonly T[], point: Point): T | null {
  return things.reduce<T | null>((best, thing) => (best && distance(best.centre, point) <= distance(thing.centre, point) ? best : thing), null);
}
