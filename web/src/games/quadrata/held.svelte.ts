// The piece in hand, and the spots that the server offers for it.

import { HeldShape } from "../../kit/board/held-shape.svelte";
import { atOrigin, distance, nearest, type Point, poseOf, type Shape } from "../../kit/board/shapes";
import { towards } from "../../kit/direction";
import { shapeOf, type Spot } from "./geometry";
import type { QuadrataPiece } from "./messages";
import type { QuadrataSession } from "./session.svelte";

// Half tiles between the piece and the place that catches it. Places lie a tile apart: over free ground one always does.
const SNAP = 1.45;
const REACH = 1.7; // a finger that taps is less exact

export class HeldPiece extends HeldShape<Spot> {
  readonly #session: QuadrataSession;

  constructor(session: QuadrataSession) {
    super();
    this.#session = session;
  }

  get #selection() {
    return this.#session.selection;
  }

  /** Where it comes from; nothing while a round that has ended is looked at. */
  get key(): string | null {
    return this.#session.ending ? null : this.#selection.source;
  }

  get kind(): string {
    return this.#selection.ways[0]?.piece ?? "";
  }

  get piece(): QuadrataPiece | undefined {
    return this.holding ? this.#session.sheet.pieces[shapeOf(this.#session.sheet, this.kind)] : undefined;
  }

  get plain(): Shape {
    return this.piece?.outline ?? [];
  }

  readonly spots: readonly Spot[] = $derived.by(() =>
    this.piece ? this.#selection.ways.flatMap(({ target }) => this.#session.spots.at(this.kind, target) ?? []) : [],
  );
  /** Where it is seen to lie. */
  readonly ghost: Spot | null = $derived.by(() => {
    const target = this.#selection.preview[0]?.target;
    return this.spots.find(({ name }) => name === target) ?? null;
  });

  get at(): Point | null {
    return this.ghost?.centre ?? null;
  }

  hold(point: Point): void {
    const spot = nearest(this.fitting, point);
    if (spot) this.#selection.look(spot.name);
  }

  pick(source: string): void {
    this.#selection.pick(source);
    if (this.piece) this.take(this.#session.spots.at(this.kind, this.#selection.ways[0]?.lies ?? "")?.outline);
  }

  /** The spot that catches the piece when it is held over a point of the square. */
  caughtAt(point: Point, spots = this.fitting, reach = SNAP): Spot | null {
    const spot = nearest(spots, point);
    return spot && distance(spot.centre, point) <= reach ? spot : null;
  }

  /** A tap on the square: the piece goes there, and turns if it must. */
  layAt(point: Point): void {
    this.lay(this.caughtAt(point) ?? this.caughtAt(point, this.spots, REACH));
  }

  /** Looks at a spot, or says why there is none. */
  lay(spot: Spot | null): void {
    if (spot && spot.pose !== poseOf(this.shape)) this.turnTo(atOrigin(spot.outline));
    this.#selection.look(spot?.name ?? "square");
  }

  /** For the keyboard: the spot nearest to a point, or else the first thing that can be done with it. */
  begin(point: Point): void {
    const target = nearest(this.fitting, point)?.name ?? this.#selection.ways[0]?.target;
    if (target !== undefined) this.#selection.look(target);
  }

  step(key: string, middle: Point): void {
    const spot = this.at ? towards(key, this.at, this.fitting, ({ centre }) => centre) : nearest(this.fitting, middle);
    if (spot) this.#selection.look(spot.name);
  }
}
