// What the parts of Quadrata share: the spots of its squares, and the piece in hand.

import { Session, type Source } from "../../kit/session.svelte";
import type { QuadrataFace, QuadrataSheet } from "./messages";
import { Spots } from "./geometry";
import { HeldPiece } from "./held.svelte";

export class QuadrataSession extends Session<QuadrataSheet, QuadrataFace> {
  readonly spots: Spots;
  readonly held = new HeldPiece(this);

  constructor(source: Source<QuadrataSheet, QuadrataFace>, beside?: QuadrataSession) {
    super(source);
    this.spots = beside?.spots ?? new Spots(source.sheet);
  }
}
