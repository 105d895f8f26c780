// What the parts of Scratch Island share: the motif in hand, and what was rubbed off by hand.

import { Session, type Source } from "../../kit/session.svelte";
import type { ScratchIslandFace, ScratchIslandSheet } from "./messages";
import { HeldMotif } from "./held.svelte";
import { Rubbing } from "./rub";

export class IslandSession extends Session<ScratchIslandSheet, ScratchIslandFace> {
  readonly held = new HeldMotif(this);
  readonly #rubbings: Map<number, Rubbing>;

  constructor(source: Source<ScratchIslandSheet, ScratchIslandFace>, beside?: IslandSession) {
    super(source);
    this.#rubbings = beside ? beside.#rubbings : new Map<number, Rubbing>();
  }

  /** Foil stays as a seat has rubbed it while this page is open, whoever's island is in the middle. */
  rubbingOf(seat: number): Rubbing {
    const found = this.#rubbings.get(seat) ?? new Rubbing();
    this.#rubbings.set(seat, found);
    return found;
  }
}
