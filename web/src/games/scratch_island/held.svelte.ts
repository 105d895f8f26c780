// The motif in hand: of which die, how it is turned, where it is held over the island, and whether it fits there.

import { HeldShape } from "../../kit/board/held-shape.svelte";
import { distance, nearest, type Point, poseOf, type Shape } from "../../kit/board/shapes";
import type { Session } from "../../kit/session.svelte";
import type { Choice } from "../../wire/messages";
import { type Place, placeOn, placeUnder, sameCells, shapeOf } from "./geometry";
import type { ScratchIslandFace, ScratchIslandMotif, ScratchIslandSheet } from "./messages";

const NOWHERE = "nowhere"; // a target that is never offered
const REACH = 1.2; // cells that a tapping finger may miss a place by

export class HeldMotif extends HeldShape<Place> {
  readonly #session: Session<ScratchIslandSheet, ScratchIslandFace>;
  /** Its middle, in cells across and down, and what is held there. */
  #over = $state.raw<{ readonly key: string | null; readonly point: Point | null }>({ key: null, point: null });
  #last: string | null = null; // the die that was in hand before
  protected override readonly turnsOn = false; // Why it does not fit somewhere is told, too.

  constructor(session: Session<ScratchIslandSheet, ScratchIslandFace>) {
    super();
    this.#session = session;
  }

  get #selection() {
    return this.#session.selection;
  }

  /** A motif may be laid now, or its die passed on. */
  get placing(): boolean {
    return this.#selection.choices.some(({ kind }) => kind === "pass");
  }

  /** The die, or two joined by a plus, by name. */
  get source(): string | null {
    return this.placing ? this.#selection.source : null;
  }

  get combined(): boolean {
    return this.source?.includes("+") ?? false;
  }

  /** The dice that may be used, and both together where that is possible. */
  get sources(): readonly string[] {
    return this.placing ? [...new Set(this.#selection.choices.map(({ source }) => source!))] : [];
  }

  readonly motif: ScratchIslandMotif | null = $derived.by(() => {
    const shown = this.source?.split("+").map((die) => this.#session.face.dice.find(({ name }) => name === die)?.motif) ?? [];
    const motifs = shown.flatMap((motif) => this.#session.sheet.motifs.find(({ name }) => name === motif) ?? []);
    return motifs.find(({ digs }) => !digs) ?? motifs[0] ?? null;
  });

  /** The same die shows another motif after the next roll. */
  get key(): string | null {
    return this.motif && `${this.source} ${this.motif.name}`;
  }

  get kind(): string {
    return this.motif?.name ?? "";
  }

  get plain(): Shape {
    return this.motif ? shapeOf(this.motif) : [];
  }

  readonly spots: readonly Place[] = $derived.by(() =>
    this.motif ? this.#selection.ways.flatMap(({ target, cells }) => (cells ? [placeOn(target, cells)] : [])) : [],
  );

  get at(): Point | null {
    return this.#over.key === this.key ? this.#over.point : null;
  }

  /** Where it is seen to lie, whether it fits or not. */
  readonly ghost: Place | null = $derived.by(() => (this.motif && this.at ? this.#under(this.at) : null));

  get fits(): boolean {
    const place = this.ghost && this.#spotOf(this.ghost);
    return place != null && this.#selection.preview[0]?.target === place.name;
  }

  /** The cells of what is looked at, in an order in which they can be scratched. */
  get order(): readonly string[] {
    return (this.fits && this.#selection.preview[0]?.cells) || [];
  }

  #under(point: Point): Place {
    return placeUnder(this.#session.sheet, this.motif!, this.shape, point);
  }

  /** The place that is offered where it is held, if it fits there. */
  #spotOf(held: Place): Place | undefined {
    return this.fitting.find((spot) => sameCells(spot, held));
  }

  #holdOver(point: Point | null): void {
    this.#over = { key: this.key, point };
  }

  /** When another die was taken in hand: a motif that fits nowhere can only be passed on. */
  begin(): void {
    if (!this.motif) return;
    this.#last = this.source;
    this.#holdOver(null);
    this.take();
    if (!this.spots.length) this.pass();
  }

  /** For the start of a turn: the first die that fits. After a look elsewhere, the same one is still in hand. */
  pickFirst(): void {
    const choices = this.#selection.choices;
    const fitting = choices.filter(({ kind }) => kind !== "pass");
    const first = fitting.find(({ source }) => source === this.#last) ?? fitting[0] ?? choices[0];
    if (first) this.#selection.pick(first.source!);
  }

  /** The next of the dice in hand. */
  pickNext(): void {
    const dice = this.sources.filter((source) => !source.includes("+"));
    const next = dice[(dice.indexOf(this.source ?? "") + 1) % dice.length];
    if (next !== undefined) this.#selection.pick(next);
  }

  /** Both dice together, or one of them again; says why if they cannot be combined. */
  combine(): void {
    const both = this.#session.face.dice.filter(({ place }) => place === "hand").map(({ name }) => name).join("+");
    if (this.combined) this.pickNext();
    else if (this.sources.includes(both)) this.#selection.pick(both);
    else if (this.placing) this.#selection.look(both);
  }

  pass(): void {
    if (!this.source || this.combined) return;
    this.#holdOver(null);
    this.#selection.look("");
  }

  /** Says why if it does not fit there. */
  hold(point: Point): void {
    if (!this.spots.length || this.#selection.sent) return;
    this.#holdOver(point);
    this.#selection.look(this.#spotOf(this.ghost!)?.name ?? NOWHERE, [`${this.source} ${this.ghost!.name}`]);
  }

  /** Holds it in one of the places that are offered, turned as it is to lie. */
  show({ target }: Choice): void {
    const spot = this.spots.find(({ name }) => name === target);
    const shape = this.motif?.orientations.map((_, i) => shapeOf(this.motif!, i)).find((one) => poseOf(one) === spot?.pose);
    if (!spot || !shape) return;
    this.turnTo(shape);
    this.hold(spot.centre);
  }

  /** A tap: where it fits near that point, or else exactly there. */
  layAt(point: Point): void {
    const near = nearest(this.fitting, point);
    const close = near && distance(near.centre, point) <= REACH;
    this.hold(close && !this.#spotOf(this.#under(point)) ? near.centre : point);
  }
}
