// The positions of the pictures. scenes.py has the rules work them out; the page holds no rules.

import type { Message, Offer } from "../../../wire/messages";
import type { LootFace, LootPlayer, LootSheet } from "../messages";
import data from "./scenes.json";

interface Position {
  readonly player: LootPlayer;
  readonly offer: Offer;
}

export interface Outcome {
  readonly marks: number;
  readonly told: readonly Message[];
}

interface Scenes {
  readonly sheet: LootSheet;
  readonly middle: LootPlayer;
  readonly start: Position;
  readonly dice: LootFace;
  readonly example: {
    readonly player: LootPlayer;
    /** What each of the six sides of the die allows, and what each choice would do. */
    readonly dice: readonly { readonly offer: Offer; readonly outcomes: Readonly<Record<string, Outcome>> }[];
  };
  readonly meeps: LootPlayer;
  readonly wrap: Position;
  readonly nudge: Position;
  readonly end: LootPlayer;
}

export const scenes = data as unknown as Scenes;
