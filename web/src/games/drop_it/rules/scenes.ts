// The positions of the pictures. scenes.py has the rules work them out; the page holds no rules.

import type { DropItFace, DropItSheet } from "../messages";
import data from "./scenes.json";

/** Time, x, y and angle of a piece, again and again. */
export type Way = readonly (readonly [number, number, number, number])[];

interface Scenes {
  readonly sheet: DropItSheet;
  /** Of each shape in a colour. */
  readonly counts: readonly number[];
  /** The shaft with the two sets of symbols. */
  readonly empty: DropItFace;
  readonly colours: DropItFace;
  /** A fall: everything at rest, and the piece's way there. */
  readonly fall: DropItFace;
  readonly way: Way;
  /** Drops that break one taboo each. */
  readonly shape: DropItFace;
  readonly colour: DropItFace;
  readonly edge: DropItFace;
  readonly height: DropItFace;
  /** A gap that is a touch, and one that is not. */
  readonly touch: DropItFace;
  readonly miss: DropItFace;
  readonly points: DropItFace;
  readonly full: DropItFace;
}

export const scenes = data as unknown as Scenes;
