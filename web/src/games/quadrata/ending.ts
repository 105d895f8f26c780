// A round as it has ended: the squares and reserves as the server tells them, on the board as it was before the last move.

import type { Event } from "../../wire/messages";
import { shapeOf } from "./geometry";
import type { QuadrataFace, QuadrataPlayer, QuadrataSheet } from "./messages";
import { isInSquare, spotOf } from "./story";

export interface Ending {
  readonly face: QuadrataFace;
  /** Why it has ended. */
  readonly end: Event;
  /** What each seat has gained in the round. */
  readonly gained: readonly number[];
}

export function endingOf(sheet: QuadrataSheet, before: QuadrataFace, news: readonly Event[]): Ending {
  const had = before.players.map((_, seat) => news.find((event) => event.kind === "round" && event.seat === seat)!);
  const gained = had.map(({ points = 0 }) => points);
  const shapes = (names: readonly string[]) => names.map((name) => shapeOf(sheet, name));
  const players = before.players.map((player, seat): QuadrataPlayer => {
    const [lying, reserve] = [had[seat]!.at!.filter(isInSquare), shapes(had[seat]!.at!.filter((name) => !isInSquare(name)))];
    return {
      ...player,
      pieces: lying.map(spotOf),
      shapes: shapes(lying),
      reserve: sheet.pieces.map((_, shape) => count(reserve, shape)),
      scores: [...player.scores, gained[seat]!],
      standing: gained[seat]!,
      points: [...player.scores, gained[seat]!].reduce((sum, points) => sum + points),
    };
  });
  // No piece is lost: what is in nobody's square or reserve lies in the supply.
  const held = (all: readonly QuadrataPlayer[], shape: number) =>
    all.reduce((sum, { shapes, reserve }) => sum + count(shapes, shape) + reserve[shape]!, 0);
  const supply = before.supply.map((left, shape) => left + held(before.players, shape) - held(players, shape));
  const end = news.find(({ kind }) => kind === "filled" || kind === "cap")!;
  return { face: { ...before, players, supply }, end, gained };
}

function count(shapes: readonly number[], shape: number): number {
  return shapes.filter((one) => one === shape).length;
}
