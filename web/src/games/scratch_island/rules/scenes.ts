// The positions of the pictures. scenes.py has the rules work them out; the page holds no rules.

import type { Message } from "../../../wire/messages";
import type { ScratchIslandFace, ScratchIslandFind, ScratchIslandIsland, ScratchIslandSheet } from "../messages";
import data from "./scenes.json";

/** A part of an island, with a motif on it. */
export interface Scene {
  readonly island: ScratchIslandIsland;
  readonly uncovered: readonly ScratchIslandFind[];
  readonly cells: readonly string[];
  readonly order: readonly string[];
  readonly fits: boolean;
  /** Why it does not fit. */
  readonly why?: Message;
}

interface Scenes {
  readonly sheet: ScratchIslandSheet;
  /** Of the part that is shown. */
  readonly columns: number;
  readonly rows: number;
  readonly fits: Scene;
  readonly not: readonly Scene[];
  readonly wall: Scene;
  readonly snake: Scene;
  readonly chest: Scene;
  readonly combine: Scene;
  readonly finds: ScratchIslandFace;
}

export const scenes = data as unknown as Scenes;
