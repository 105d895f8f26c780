// The pile for screen readers: each piece's level, and what it touches. The rules judge elsewhere.

import type { Point } from "../../kit/board/shapes";
import type { DropItContact, DropItSegment, DropItSheet, DropItVerdict } from "./messages";
import { cornersOf, type Eye, lineAt, type Pose, reachOf, shapeOf } from "./geometry";

export interface Lying {
  readonly pose: Pose;
  readonly level: number;
  /** Places in the pile. */
  readonly touching: readonly number[];
  readonly edge: readonly ("left" | "right" | "floor")[];
}

/** The whole pile from the top: level by level, and in each from left to right, as it is looked at. */
export function readingOf(eye: Eye, pile: readonly Pose[]): readonly Lying[] {
  const { sheet } = eye;
  const lying = pile.map((pose, at) => ({
    pose,
    level: levelOf(sheet, pose),
    touching: pile.flatMap((other, number) => (number !== at && touching(sheet, pose, other) ? [number] : [])),
    edge: edgeOf(eye, pose),
  }));
  return lying.sort((one, other) => other.level - one.level || eye.x(one.pose.x) - eye.x(other.pose.x));
}

/** The highest level that any part of a piece reaches. */
export function levelOf(sheet: DropItSheet, pose: Pose): number {
  const { radius } = shapeOf(sheet, pose.shape);
  return 1 + sheet.lines.filter(([left, right], i) => {
    const slant = Math.hypot(1, (right - left) / sheet.width);
    return cornersOf(sheet, pose).some(([x, y]) => y + radius * slant > lineAt(sheet, i + 1, x));
  }).length;
}

function edgeOf({ sheet, behind }: Eye, { shape, x, y, angle }: Pose): Lying["edge"] {
  const [left, right, down] = reachOf(sheet, shape, angle);
  const gaps = { left: x - left, right: sheet.width - x - right, floor: y - down };
  const [first, second] = behind ? (["right", "left"] as const) : (["left", "right"] as const);
  const names = { left: first, right: second, floor: "floor" } as const;
  return (["left", "right", "floor"] as const).filter((side) => gaps[side] <= sheet.tolerance).map((side) => names[side]);
}

function touching(sheet: DropItSheet, one: Pose, other: Pose): boolean {
  const [r, s] = [shapeOf(sheet, one.shape).radius, shapeOf(sheet, other.shape).radius];
  const [a, b] = [cornersOf(sheet, one), cornersOf(sheet, other)];
  return Math.min(nearest(a, b), nearest(b, a)) - r - s <= sheet.tolerance;
}

/** From the nearest of some points to the rim of an outline. */
function nearest(points: readonly Point[], outline: readonly Point[]): number {
  const far = points.flatMap((point) => outline.map((from, i) => distance(point, from, outline[(i + 1) % outline.length]!)));
  return Math.min(...far);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** What the piece just dropped must not touch, and does. */
export function brokenIn(verdict: DropItVerdict | null): readonly DropItContact[] {
  return verdict?.contacts.filter(({ touching, taboos }) => touching && taboos.length) ?? [];
}

/** Whether a segment shows a piece's own symbol. */
export function ownSymbol(segment: DropItSegment, edge: string, { shape, colour }: { shape: string; colour: string }): boolean {
  return edge === "colour" ? segment.colour === colour : segment.shape === shape;
}
