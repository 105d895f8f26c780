// What the server says of the pile, in the order in which it is read out.

import type { DropItContact, DropItFace, DropItVerdict } from "./messages";
import type { Eye, Pose } from "./geometry";

export interface Lying {
  readonly pose: Pose;
  readonly level: number;
  /** Places in the pile. */
  readonly touching: readonly number[];
  /** The parts of the edge, as they are seen: left, right or floor. */
  readonly edge: readonly string[];
}

/** The whole pile from the top: level by level, and in each from left to right, as it is looked at. */
export function readingOf(eye: Eye, { pile, lying }: DropItFace): readonly Lying[] {
  return lying
    .map(({ level, pieces, segments }, at) => ({ pose: pile[at]!, level, touching: pieces, edge: partsOf(eye, segments) }))
    .sort((one, other) => other.level - one.level || eye.x(one.pose.x) - eye.x(other.pose.x));
}

/** From behind, left and right change places. */
function partsOf({ sheet, behind }: Eye, segments: readonly number[]): readonly string[] {
  const seen: Readonly<Record<string, string>> = behind ? { left: "right", right: "left" } : {};
  return [...new Set(segments.map((number) => sheet.segments[number]!.part))].map((part) => seen[part] ?? part);
}

/** What the piece just dropped must not touch, and does. */
export function brokenIn(verdict: DropItVerdict | null): readonly DropItContact[] {
  return verdict?.contacts.filter(({ touching, taboos }) => touching && taboos.length) ?? [];
}
