// A piece that somebody else moves, on its way from where it was to where it will lie, on whichever board is in sight.

import { middleOf } from "../../kit/motion";
import type { Point } from "../../kit/board/shapes";
import { settings } from "../../kit/settings.svelte";
import { boxOf, HALF, onPile, type Outline, shapeOf } from "./geometry";
import type { QuadrataSession } from "./session.svelte";
import { isInSquare, ownerOf, spotOf } from "./story";

const DURATION = 950; // milliseconds at the normal pace
const FRAMES = 12; // how long a strip that comes up is waited for
const SMALL = 14; // pixels per half tile, where nothing lies yet that shows how large a piece will be

/** A place on the screen, and how large a piece is there: pixels per half tile. */
export interface Stop {
  readonly at: Point;
  readonly scale: number;
}

export interface Flying {
  readonly outline: Outline;
  readonly number: number;
  /** The place that it has left, by name. */
  readonly left: string;
  readonly start: Stop;
  readonly end: Stop;
  readonly duration: number;
}

export class Flight {
  readonly #session: QuadrataSession;
  flying = $state.raw<Flying | null>(null);
  #finish: () => void = () => {};

  constructor(session: QuadrataSession) {
    this.#session = session;
  }

  /** Shows the way to its end, if both ends can be seen. */
  async show([from, to]: readonly [string, string]): Promise<void> {
    const { sheet } = this.#session;
    const { name, number, outline } = sheet.pieces[shapeOf(sheet, from.split(" ")[0]!)]!;
    if (!settings.longer) return;
    let [start, end] = [this.#stopAt(from), this.#stopAt(to)];
    // What shows it may only just be coming up.
    for (let frames = 0; frames < FRAMES && !(start && end); frames += 1) {
      await new Promise(requestAnimationFrame);
      [start, end] = [this.#stopAt(from), this.#stopAt(to)];
    }
    if (!start || !end) return;
    const lying = [to, from].map((place) => this.#spotAt(name, place)).find((spot) => spot)?.outline;
    await new Promise<void>((resolve) => {
      this.#finish = resolve;
      this.flying = { outline: lying ?? onPile(outline), number, left: from, start, end, duration: DURATION * settings.longer };
    });
    this.flying = null;
  }

  /** It has arrived, or has been watched long enough. */
  finish(): void {
    this.#finish();
  }

  #spotAt(piece: string, place: string) {
    const { sheet, spots } = this.#session;
    return isInSquare(place) ? spots.at(shapeOf(sheet, piece), spotOf(place)) : undefined;
  }

  /** Where a piece lies, or will lie. */
  #stopAt(place: string): Stop | null {
    const { places } = this.#session;
    const found = places.find(place);
    const there = found?.querySelector<SVGGraphicsElement>(".top") ?? found?.querySelector("svg") ?? found;
    if (there instanceof SVGGraphicsElement) return { at: middleOf(there), scale: there.getScreenCTM()!.a * HALF };
    const [spot, grid] = [this.#spotAt(place.split(" ")[0]!, place), places.find(`grid ${ownerOf(place)}`)];
    if (spot && grid instanceof SVGSVGElement) {
      const [[left, top], [right, bottom]] = boxOf(spot.outline);
      const matrix = grid.getScreenCTM()!;
      const { x, y } = new DOMPoint(((left + right) / 2) * HALF, ((top + bottom) / 2) * HALF).matrixTransform(matrix);
      return { at: [x, y], scale: matrix.a * HALF };
    }
    const beside = isInSquare(place) ? null : places.find(place.split(" ")[1]!);
    return beside && { at: middleOf(beside), scale: SMALL };
  }
}
