// The motif in hand: of which die, how it is turned, where it is held over the island, and whether it fits there.

import type { Turning } from "../../kit/board/held";
import { distance, nearest, type Point } from "../../kit/board/shapes";
import type { Session } from "../../kit/session.svelte";
import type { Choice } from "../../wire/messages";
import type { ScratchIslandFace, ScratchIslandMotif, ScratchIslandSheet } from "./messages";
import { type Ghost, ghostUnder, type Lying, lyingOn, mirroredFrom, sameCells, turnedFrom } from "./geometry";

const NOWHERE = "nowhere"; // a target that is never offered
const REACH = 1.2; // cells that a tapping finger may miss a place by

/** A place that is offered for the motif in hand; its cells in an order in which they can be scratched. */
interface Place extends Lying {
  readonly target: string;
}

/** How the motif of a die is held: its middle over a point, in cells across and down. */
interface Pose {
  readonly which: string | null;
  readonly orientation: number;
  readonly over: Point | null;
}

export class HeldMotif implements Turning {
  readonly #session: Session<ScratchIslandSheet, ScratchIslandFace>;
  #held = $state.raw<Pose>({ which: null, orientation: 0, over: null });
  #last: string | null = null; // the die that was in hand before
  readonly #turns = new Map<string, number>(); // how each motif was last turned

  constructor(session: Session<ScratchIslandSheet, ScratchIslandFace>) {
    this.#session = session;
  }

  get #selection() {
    return this.#session.selection;
  }

  get holding(): boolean {
    return this.motif !== null;
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
    const motifs = this.source?.split("+").map((die) => this.#motifOf(die)) ?? [];
    return motifs.find((motif) => !motif?.digs) ?? motifs[0] ?? null;
  });

  /** Which motif of which die: the same die shows another one after the next roll. */
  get #which(): string | null {
    return this.motif && `${this.source} ${this.motif.name}`;
  }

  get orientation(): number {
    return this.#held.which === this.#which ? this.#held.orientation : 0;
  }

  get over(): Point | null {
    return this.#held.which === this.#which ? this.#held.over : null;
  }

  #holdIt(orientation: number, over: Point | null): void {
    this.#held = { which: this.#which, orientation, over };
  }

  /** Where it is seen to lie, whether it fits or not. */
  readonly ghost: Ghost | null = $derived.by(() =>
    this.motif && this.over ? ghostUnder(this.#session.sheet, this.motif, this.orientation, this.over) : null,
  );

  /** Where it may be laid, however it is turned. */
  readonly places: readonly Place[] = $derived.by(() =>
    this.motif
      ? this.#selection.ways.flatMap(({ target, cells }) => (cells ? [{ ...lyingOn(this.motif!, cells), target }] : []))
      : [],
  );

  /** Where it may be laid as it is turned now. */
  readonly fitting: readonly Place[] = $derived.by(() => this.places.filter(({ orientation }) => orientation === this.orientation));

  /** The cells of what is looked at, in an order in which they can be scratched. */
  get order(): readonly string[] {
    return (this.fits && this.#selection.preview[0]?.cells) || [];
  }

  get fits(): boolean {
    const place = this.ghost && this.#placeOf(this.ghost);
    return place != null && this.#selection.preview[0]?.target === place.target;
  }

  /** The place that is offered where it is held, if it fits there. */
  #placeOf(ghost: Ghost): Place | undefined {
    return this.fitting.find((place) => sameCells(place, ghost));
  }

  #motifOf(die: string): ScratchIslandMotif | undefined {
    const shown = this.#session.face.dice.find(({ name }) => name === die)?.motif;
    return this.#session.sheet.motifs.find(({ name }) => name === shown);
  }

  /** When another die was taken in hand: its motif is turned so that it fits somewhere, or can only be passed on. */
  begin(): void {
    if (!this.motif) return;
    this.#last = this.source;
    this.#holdIt(this.#turns.get(this.motif.name) ?? 0, null);
    if (!this.fitting.length && this.places[0]) this.#holdIt(this.places[0].orientation, null);
    if (!this.places.length) this.pass();
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
    this.#holdIt(this.orientation, null);
    this.#selection.look("");
  }

  /** Holds it over a point, and says why if it does not fit. A motif that fits nowhere can only be passed on. */
  hold(point: Point): void {
    if (!this.places.length || this.#selection.sent) return;
    this.#holdIt(this.orientation, point);
    const { orientation, place } = this.ghost!;
    const there = `${this.source} ${orientation + 1} ${place}`;
    this.#selection.look(this.#placeOf(this.ghost!)?.target ?? NOWHERE, [there]);
  }

  /** Holds it in one of the places that are offered, turned as it is to lie. */
  show({ target }: Choice): void {
    const place = this.places.find((one) => one.target === target);
    if (!place) return;
    this.#holdIt(place.orientation, place.centre);
    this.hold(place.centre);
  }

  /** A tap: where it fits near that point, or else exactly there. */
  layAt(point: Point): void {
    const near = nearest(this.fitting, point);
    const close = near && distance(near.centre, point) <= REACH;
    const exact = this.motif && ghostUnder(this.#session.sheet, this.motif, this.orientation, point);
    this.hold(close && !(exact && this.#placeOf(exact)) ? near.centre : point);
  }

  turn(quarters: number): void {
    if (this.motif) this.#orient(turnedFrom(this.motif, this.orientation, quarters));
  }

  flip(): void {
    if (this.motif) this.#orient(mirroredFrom(this.motif, this.orientation));
  }

  #orient(orientation: number): void {
    this.#holdIt(orientation, this.over);
    this.#turns.set(this.motif!.name, orientation);
    if (this.over) this.hold(this.over);
  }
}
