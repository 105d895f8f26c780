// Pieces and spots as outlines, in half tiles. Geometry only: the server says what fits where.

import type { Lay } from "../../kit/board/picked.svelte";
import { centroidOf, pointsOf } from "../../kit/board/polygons";
import { extentOf, poseOf, posesOf, type Shape as Outline } from "../../kit/board/shapes";
import type { QuadrataFace, QuadrataPiece, QuadrataSheet } from "./messages";

export type { Outline };

/** A half tile in the units of all drawings. */
export const HALF = 50;

/** Where a piece may lie. */
export interface Spot extends Lay {
  /** Where its first part lies, and how it is turned, in words. */
  readonly said: { readonly tile: string; readonly direction: string; readonly turn: number; readonly flipped: boolean };
}

/** A piece in a square; `place` is its name for everybody. */
export type Laid = QuadrataPiece & { readonly spot: Spot; readonly place: string };

/** As it lies on a pile: as wide as it can, with room for the count at the bottom right. */
export function onPile(outline: Outline): Outline {
  const reach = (pose: Outline) => Math.max(...pose.map(([x, y]) => x + y));
  const [first, ...others] = posesOf(outline);
  return others.reduce((best, pose) => {
    const wider = extentOf(pose)[0] - extentOf(best)[0];
    return wider > 0 || (wider === 0 && reach(pose) < reach(best)) ? pose : best;
  }, first!);
}

/** For an SVG polygon. */
export function drawn(outline: Outline): string {
  return pointsOf(outline, HALF);
}

/** The spots of a square by their piece and their name. */
export class Spots {
  readonly #pieces: QuadrataSheet["pieces"];
  readonly #known: ReadonlyMap<string, Spot>;

  constructor({ pieces, places }: QuadrataSheet) {
    this.#pieces = pieces;
    this.#known = new Map(
      places.map(([name, shape, outline, tile, direction, turn, flipped]) => [
        `${pieces[shape]!.name} ${name}`,
        { name, outline, centre: centroidOf(outline), pose: poseOf(outline), said: { tile, direction, turn, flipped } },
      ]),
    );
  }

  at(piece: string, name: string): Spot | undefined {
    return this.#known.get(`${piece} ${name}`);
  }

  /** A place such as "3 1:B2e1", if it is in a square of this seat. */
  in(place: string, seat: number): Spot | undefined {
    return this.#known.get(place.replace(`${seat + 1}:`, ""));
  }

  /** The pieces in a seat's square. */
  of(face: QuadrataFace, seat: number): readonly Laid[] {
    const { pieces, shapes } = face.players[seat]!;
    return pieces.map((name, i) => {
      const piece = this.#pieces[shapes[i]!]!;
      return { ...piece, spot: this.at(piece.name, name)!, place: `${piece.name} ${seat + 1}:${name}` };
    });
  }
}

/** Which of the sheet's pieces has this name, or lies at this place. */
export function shapeOf(sheet: QuadrataSheet, place: string): number {
  return sheet.pieces.findIndex(({ name }) => name === place.split(" ")[0]);
}

/** Tiles along a side of the square that is played on. */
export function sideOf(sheet: QuadrataSheet, face: QuadrataFace): number {
  return sheet.tiles[face.large ? 1 : 0]!;
}
