// A shape in hand that can be turned and turned over, and the spots that are offered for it.

import type { Turning } from "./held";
import { mirrored, type Point, poseOf, posesOf, type Shape, turned } from "./shapes";

/** Where a shape may be laid. */
export interface Spot {
  readonly name: string;
  readonly centre: Point;
  /** How it is turned there: equal for spots that differ only by a shift. */
  readonly pose: string;
}

export abstract class HeldShape<S extends Spot> implements Turning {
  #held = $state.raw<{ readonly key: string | null; readonly shape: Shape }>({ key: null, shape: [] });
  readonly #before = new Map<string, Shape>(); // as each kind was last turned
  /** Whether it turns on to where it fits; otherwise by as much as is asked for. */
  protected readonly turnsOn: boolean = true;

  /** What is in hand: another thing has another key. */
  abstract get key(): string | null;
  /** Shapes of one kind are taken up as the last one was turned. */
  abstract get kind(): string;
  /** As it is printed. */
  abstract get plain(): Shape;
  /** Where it may be laid, however it is turned. */
  abstract get spots(): readonly S[];
  /** The point that it is held over, if any. */
  abstract get at(): Point | null;
  /** Holds it over a point. */
  abstract hold(point: Point): void;

  get holding(): boolean {
    return this.key !== null;
  }

  /** As it is turned now. */
  get shape(): Shape {
    return this.#held.key === this.key ? this.#held.shape : this.plain;
  }

  /** Where it may be laid as it is turned now. */
  readonly fitting: readonly S[] = $derived.by(() => {
    const pose = poseOf(this.shape);
    return this.spots.filter((spot) => spot.pose === pose);
  });

  /** Takes it up as it lies, or as it was last turned; turned so that it fits somewhere. */
  take(lying?: Shape): void {
    const poses = posesOf(lying ?? this.#before.get(this.kind) ?? this.plain);
    this.turnTo(poses.find((pose) => this.#fits(pose)) ?? poses[0]!);
  }

  turnTo(shape: Shape): void {
    this.#held = { key: this.key, shape };
  }

  /** To the right by quarter turns, where it is held. */
  turn(quarters: number): void {
    const now = poseOf(this.shape);
    this.#orient([1, 2, 3].map((times) => turned(this.shape, quarters * times)), (pose) => poseOf(pose) !== now);
  }

  flip(): void {
    this.#orient([0, 1, 2, 3].map((quarters) => turned(mirrored(this.shape), quarters)));
  }

  #orient(poses: readonly Shape[], wanted: (pose: Shape) => boolean = () => true): void {
    if (!this.holding) return;
    const { at } = this;
    const shape = (this.turnsOn && poses.find((pose) => this.#fits(pose) && wanted(pose))) || poses[0]!;
    this.turnTo(shape);
    this.#before.set(this.kind, shape);
    if (at) this.hold(at);
  }

  #fits(shape: Shape): boolean {
    const pose = poseOf(shape);
    return this.spots.some((spot) => spot.pose === pose);
  }
}
