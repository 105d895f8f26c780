// Who plays with whom: a side is a player or a team.

import type { DropItFace, DropItSide } from "./messages";

export function sideOf(face: DropItFace, seat: number): DropItSide {
  return face.sides.find(({ seats }) => seats.includes(seat))!;
}

/** The number of the side that a seat plays for. */
export function sideAt({ sides }: DropItFace, seat: number): number {
  return sides.findIndex(({ seats }) => seats.includes(seat));
}

/** The places in the pile of each seat's latest piece. */
export function latestPieces({ lying }: DropItFace): readonly { readonly seat: number; readonly at: number }[] {
  const latest = new Map(lying.map(({ seat }, at) => [seat, at]));
  return [...latest].map(([seat, at]) => ({ seat, at })).filter(({ seat }) => seat >= 0);
}

export function initialOf(name: string): string {
  return [...name][0] ?? "";
}

export function sideName({ seats }: DropItSide, names: readonly string[]): string {
  return seats.map((seat) => names[seat]).join(" + ");
}

/** All pieces of the game: those in the shaft and those that are left. */
export function allPieces({ pile, sides }: DropItFace): number {
  return sides.reduce((sum, { pieces }) => sum + leftOf(pieces), pile.length);
}

export function leftOf(pieces: DropItSide["pieces"]): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}
