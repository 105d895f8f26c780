// A piece that was picked up, and the spots on a board that the server offers for it.

import { towards } from "../direction";
import type { Session } from "../session.svelte";
import { HeldShape, type Spot } from "./held-shape.svelte";
import { atOrigin, distance, nearest, type Point, poseOf, type Shape } from "./shapes";

/** A spot with the piece's outline as it lies there. */
export interface Lay extends Spot {
  readonly outline: Shape;
}

export abstract class Picked<S extends Lay> extends HeldShape<S> {
  /** How far a spot catches the piece from, and a finger that taps, which is less exact; in the board's units. */
  protected abstract readonly reach: { readonly drag: number; readonly tap: number };

  constructor(protected readonly session: Session<unknown, unknown>) {
    super();
  }

  /** How the piece lies now, if it lies on a spot. */
  protected abstract get lying(): Shape | undefined;

  get key(): string | null {
    return this.session.selection.source;
  }

  /** Where it is seen to lie. */
  readonly ghost: S | null = $derived.by(() => {
    const target = this.session.selection.preview[0]?.target;
    return this.spots.find(({ name }) => name === target) ?? null;
  });

  get at(): Point | null {
    return this.ghost?.centre ?? null;
  }

  hold(point: Point): void {
    this.#look(nearest(this.fitting, point));
  }

  pick(source: string): void {
    this.session.selection.pick(source);
    if (this.holding) this.take(this.lying);
  }

  /** The spot that catches the piece when it is held over a point. */
  caughtAt(point: Point, spots: readonly S[] = this.fitting, reach = this.reach.drag): S | null {
    const spot = nearest(spots, point);
    return spot && distance(spot.centre, point) <= reach ? spot : null;
  }

  /** A tap on the board: the piece goes there, and turns if it must. Says why if there is no spot for it. */
  layAt(point: Point, board: string): void {
    const spot = this.caughtAt(point) ?? this.caughtAt(point, this.spots, this.reach.tap);
    if (spot) this.lay(spot);
    else this.session.selection.look(board);
  }

  lay(spot: S): void {
    if (spot.pose !== poseOf(this.shape)) this.turnTo(atOrigin(spot.outline));
    this.#look(spot);
  }

  /** For the keyboard: the spot nearest to a point, or else the first thing that can be done with it. */
  begin(point: Point): void {
    const target = nearest(this.fitting, point)?.name ?? this.session.selection.ways[0]?.target;
    if (target !== undefined) this.session.selection.look(target);
  }

  /** By an arrow key, from where it is seen to lie, or else from a point. */
  step(key: string, point: Point): void {
    this.#look(this.at ? towards(key, this.at, this.fitting, ({ centre }) => centre) : nearest(this.fitting, point));
  }

  #look(spot: S | null): void {
    if (spot) this.session.selection.look(spot.name);
  }
}
