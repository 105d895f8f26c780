// The piece over the shaft: where it is held, and how far it is turned; in 0.01 mm and 0.01°.

import { Aimed } from "../../kit/board/aimed.svelte";
import { pointOn } from "../../kit/board/held";
import { DEGREE, namesOf, roomOf } from "./geometry";
import type { DropItSession } from "./session.svelte";

export class HeldPiece extends Aimed {
  constructor(protected override readonly session: DropItSession) {
    super(session, "shaft", "drop_it");
    this.x = session.sheet.width / 2;
  }

  get fineness(): { step: number; digits: number; degree: number } {
    return { ...this.session.sheet, degree: DEGREE };
  }

  /** D11: it stays between the walls. */
  roomOf(kind: string, angle: number): readonly [number, number] {
    return roomOf(this.session.sheet, namesOf(kind).shape, angle);
  }

  /** From behind, left and right change places. */
  across(by: number): number {
    return this.session.eye.across(by);
  }

  /** The place in the shaft under a point of the screen. */
  placeAt(clientX: number): number {
    const { places, eye } = this.session;
    return eye.placeAt(pointOn(places.find("drawing") as SVGSVGElement, [clientX, 0])[0]);
  }
}
