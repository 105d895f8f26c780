// Who plays with whom: a side is a player or a team.

import type { DropItFace, DropItSide } from "./messages";

/** The number of the side that a seat plays for. */
export function sideAt({ sides }: DropItFace, seat: number): number {
  return sides.findIndex(({ seats }) => seats.includes(seat));
}

export function sideOf(face: DropItFace, seat: number): DropItSide {
  return face.sides[sideAt(face, seat)]!;
}
