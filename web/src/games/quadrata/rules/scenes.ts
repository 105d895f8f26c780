// The positions of the pictures. scenes.py has the rules work them out; the page holds no rules.

import type { QuadrataSheet } from "../messages";
import type { Outline } from "../geometry";
import data from "./scenes.json";

/** A piece's number, and where it lies. */
export type Laid = readonly [number, Outline];

interface Scenes {
  readonly sheet: QuadrataSheet;
  /** Of each shape, and how many leave with three players. */
  readonly counts: readonly number[];
  readonly less: readonly number[];
  readonly middle: readonly Laid[];
  readonly fitting: readonly Outline[];
  readonly end: readonly Laid[];
  readonly reserve: number;
  readonly points: number;
}

export const scenes = data as unknown as Scenes;
