// How this browser's person likes it: remembered here, and the same at every table.

import { Remembered } from "./remembered.svelte";

/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

const pace = new Remembered<Pace>("pace", "normal");

export const settings = {
  get pace(): Pace {
    return PACES.includes(pace.value) ? pace.value : "normal";
  },
  set pace(value: Pace) {
    pace.value = value;
  },
  /** How much longer than at the normal pace something is shown. */
  get longer(): number {
    return FACTORS[this.pace];
  },
};
