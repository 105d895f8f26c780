// The piece in hand: how it is turned, and the spots that the server offers for it.

import type { Turning } from "../../kit/board/held";
import { atOrigin, distance, mirrored, nearest, type Point, poseOf, turned } from "../../kit/board/shapes";
import { towards } from "../../kit/direction";
import { type Outline, posesOf, shapeOf, type Spot } from "./geometry";
import type { QuadrataSession } from "./session.svelte";

// Half tiles between the piece and the place that catches it. Places lie a tile apart: over free ground one always does.
const SNAP = 1.45;
const REACH = 1.7; // a finger that taps is less exact

export class HeldPiece implements Turning {
  readonly #session: QuadrataSession;
  /** The piece as it is turned now. */
  outline = $state.raw<Outline>([]);
  readonly #poses = new Map<number, Outline>(); // as each shape was last held

  constructor(session: QuadrataSession) {
    this.#session = session;
  }

  get #selection() {
    return this.#session.selection;
  }

  /** Nothing while a round that has ended is looked at. */
  get source(): string | null {
    return this.#session.ending ? null : this.#selection.source;
  }

  get holding(): boolean {
    return this.source !== null;
  }

  get shape(): number {
    const piece = this.source === null ? undefined : this.#selection.ways[0]?.piece;
    return piece === undefined ? -1 : shapeOf(this.#session.sheet, piece);
  }

  get number(): number {
    return this.#session.sheet.pieces[this.shape]?.number ?? 0;
  }

  /** Where it may be laid, however it is turned. */
  readonly places: readonly Spot[] = $derived.by(() =>
    this.source === null
      ? []
      : this.#selection.ways.flatMap(({ target }) => this.#session.spots.at(this.shape, target) ?? []),
  );
  /** Where it may be laid as it is turned now. */
  readonly fitting: readonly Spot[] = $derived.by(() => {
    const pose = poseOf(this.outline);
    return this.places.filter((place) => place.pose === pose);
  });
  /** Where it is seen to lie. */
  readonly ghost: Spot | null = $derived.by(() => {
    const target = this.#selection.preview[0]?.target;
    return (this.source !== null && this.places.find((place) => place.name === target)) || null;
  });

  /** Takes a piece up as it lies, or as it was held before; turned so that it fits somewhere. */
  pick(source: string): void {
    this.#selection.pick(source);
    if (this.source === null) return;
    const lying = this.#session.spots.at(this.shape, this.#selection.ways[0]?.lies ?? "");
    const outline = lying?.outline ?? this.#poses.get(this.shape) ?? this.#session.sheet.pieces[this.shape]!.outline;
    this.outline = atOrigin(outline);
    if (this.fitting.length) return;
    this.outline = posesOf(this.outline).find((pose) => this.#fits(pose)) ?? this.outline;
  }

  /** To the right by quarter turns, on to a turn in which it fits; around where it is seen to lie. */
  turn(quarters: number): void {
    const poses = [1, 2, 3].map((times) => turned(this.outline, quarters * times));
    this.#hold(poses.find((pose) => this.#fits(pose) && poseOf(pose) !== poseOf(this.outline)) ?? poses[0]!);
  }

  flip(): void {
    const over = mirrored(this.outline);
    const poses = [0, 1, 2, 3].map((quarters) => turned(over, quarters));
    this.#hold(poses.find((pose) => this.#fits(pose)) ?? over);
  }

  #hold(outline: Outline): void {
    if (this.source === null) return;
    const { ghost } = this;
    this.outline = outline;
    this.#poses.set(this.shape, outline);
    const place = ghost && nearest(this.fitting, ghost.centre);
    if (place) this.#selection.look(place.name);
  }

  #fits(outline: Outline): boolean {
    const pose = poseOf(outline);
    return this.places.some((place) => place.pose === pose);
  }

  /** The place that catches the piece when it is held over a point of the square. */
  caughtAt(point: Point): Spot | null {
    const place = nearest(this.fitting, point);
    return place && distance(place.centre, point) <= SNAP ? place : null;
  }

  /** A tap on the square: the piece goes there, and turns if it must. */
  layAt(point: Point): void {
    const near = (places: readonly Spot[]) => {
      const place = nearest(places, point);
      return place && distance(place.centre, point) <= REACH ? place : null;
    };
    this.lay(this.caughtAt(point) ?? near(this.places));
  }

  /** Looks at a place, or says why there is none. */
  lay(place: Spot | null): void {
    if (place && place.pose !== poseOf(this.outline)) this.outline = atOrigin(place.outline);
    this.#selection.look(place?.name ?? "square");
  }

  /** For the keyboard: the middlemost place, or else the first thing that can be done with it. */
  begin(side: number): void {
    const place = nearest(this.fitting, [side, side]);
    const target = place?.name ?? this.#selection.ways[0]?.target;
    if (target !== undefined) this.#selection.look(target);
  }

  step(key: string, side: number): void {
    const from = this.ghost?.centre;
    const place = from ? towards(key, from, this.fitting, ({ centre }) => centre) : nearest(this.fitting, [side, side]);
    if (place) this.#selection.look(place.name);
  }
}
