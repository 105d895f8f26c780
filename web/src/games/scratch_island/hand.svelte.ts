// The motif in hand: of which die, how it is turned, where it is held over the island, and whether it fits there.

import type { Point } from "../../kit/board/shapes";
import type { Selection } from "../../kit/selection.svelte";
import type { Choice, ScratchIslandFace, ScratchIslandIsland, ScratchIslandMotif, ScratchIslandSheet } from "../../wire/messages";
import { type Lying, lyingNamed, lyingUnder, mirroredFrom, turnedFrom } from "./geometry";

const REACH = 1.2; // cells that a tapping finger may miss a place by

/** How the motif of a die is held: its middle over a point, in cells across and down. */
interface Held {
  readonly which: string | null;
  readonly orientation: number;
  readonly over: Point | null;
}

export class Hand {
  readonly #sheet: ScratchIslandSheet;
  readonly #turn: Selection | undefined;
  readonly #face: () => ScratchIslandFace;
  readonly #island: () => ScratchIslandIsland | null;
  #held = $state.raw<Held>({ which: null, orientation: 0, over: null });
  #last: string | null = null; // the die that was in hand before
  readonly #turns = new Map<string, number>(); // how each motif was last turned

  constructor(
    sheet: ScratchIslandSheet,
    turn: Selection | undefined,
    face: () => ScratchIslandFace,
    island: () => ScratchIslandIsland | null,
  ) {
    this.#sheet = sheet;
    this.#turn = turn;
    this.#face = face;
    this.#island = island;
  }

  /** A motif may be laid now, or its die passed on. */
  get placing(): boolean {
    return this.#turn?.choices.some(({ kind }) => kind === "pass") ?? false;
  }

  /** The die, or two joined by a plus, by name. */
  get source(): string | null {
    return (this.placing && this.#turn?.source) || null;
  }

  get combined(): boolean {
    return this.source?.includes("+") ?? false;
  }

  /** The dice that may be used, and both together where that is possible. */
  get sources(): readonly string[] {
    return this.placing ? [...new Set(this.#turn!.choices.map(({ source }) => source))] : [];
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
  readonly ghost: Lying | null = $derived.by(() =>
    this.motif && this.over ? lyingUnder(this.#sheet, this.motif, this.orientation, this.over) : null,
  );

  /** Where it may be laid, however it is turned. */
  readonly places: readonly Lying[] = $derived.by(() =>
    this.motif ? this.#placed.map(({ target }) => lyingNamed(this.motif!, target)) : [],
  );

  /** Where it may be laid as it is turned now. */
  readonly fitting: readonly Lying[] = $derived.by(() => {
    const name = `${this.motif?.name}${this.orientation + 1} `;
    return this.places.filter((place) => place.name.startsWith(name));
  });

  get fits(): boolean {
    return this.ghost !== null && this.#turn?.preview[0]?.target === this.ghost.name;
  }

  get #placed(): readonly Choice[] {
    return this.#turn?.ways.filter(({ kind }) => kind !== "pass") ?? [];
  }

  #motifOf(die: string): ScratchIslandMotif | undefined {
    const shown = this.#face().dice.find(({ name }) => name === die)?.motif;
    return this.#sheet.motifs.find(({ name }) => name === shown);
  }

  /** When another die was taken in hand: its motif is turned so that it fits somewhere, or can only be passed on. */
  begin(): void {
    if (!this.motif) return;
    this.#last = this.source;
    this.#holdIt(this.#turns.get(this.motif.name) ?? 0, null);
    if (!this.fitting.length && this.places[0]) this.#holdIt(this.#turnOf(this.places[0]), null);
    if (!this.places.length) this.pass();
  }

  /** For the start of a turn: the first die that fits. Whoever looked away still has the same one in hand. */
  pickFirst(): void {
    const choices = this.#turn?.choices ?? [];
    const fitting = choices.filter(({ kind }) => kind !== "pass");
    const first = fitting.find(({ source }) => source === this.#last) ?? fitting[0] ?? choices[0];
    if (first) this.#turn!.pick(first.source);
  }

  /** The next of the dice in hand. */
  pickNext(): void {
    const dice = this.sources.filter((source) => !source.includes("+"));
    const next = dice[(dice.indexOf(this.source ?? "") + 1) % dice.length];
    if (next !== undefined) this.#turn!.pick(next);
  }

  /** Both dice together, or one of them again; tells why where they do not go together. */
  combine(): void {
    const both = this.#face().dice.filter(({ place }) => place === "hand").map(({ name }) => name).join("+");
    if (this.combined) this.pickNext();
    else if (this.sources.includes(both)) this.#turn!.pick(both);
    else if (this.placing) this.#turn!.look(both);
  }

  pass(): void {
    if (!this.source || this.combined) return;
    this.#holdIt(this.orientation, null);
    this.#turn?.look("");
  }

  /** Holds it over a point, and tells why where it does not fit. What fits nowhere is not held: it can only be passed on. */
  hold(point: Point): void {
    if (!this.places.length || this.#turn?.sent) return;
    this.#holdIt(this.orientation, point);
    this.#turn!.look(this.ghost!.name, this.#reasons(this.ghost!));
  }

  /** A tap: where it fits near that point, or else exactly there. */
  layAt(point: Point): void {
    const near = this.nearest(point);
    const close = near && Math.hypot(near.centre[0] - point[0], near.centre[1] - point[1]) <= REACH;
    const exact = this.motif && lyingUnder(this.#sheet, this.motif, this.orientation, point);
    const fits = this.fitting.some(({ name }) => name === exact?.name);
    this.hold(close && !fits ? near.centre : point);
  }

  /** The place nearest to a point where it fits as it is turned. */
  nearest([x, y]: Point): Lying | null {
    const far = ({ centre }: Lying) => Math.hypot(centre[0] - x, centre[1] - y);
    return this.fitting.reduce<Lying | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
  }

  turn(quarters: number): void {
    if (this.motif) this.#orient(turnedFrom(this.motif, this.orientation, quarters));
  }

  flip(): void {
    if (this.motif) this.#orient(mirroredFrom(this.motif, this.orientation));
  }

  #turnOf(place: Lying): number {
    return this.motif!.orientations.findIndex((_, i) => place.name.startsWith(`${this.motif!.name}${i + 1} `));
  }

  #orient(orientation: number): void {
    this.#holdIt(orientation, this.over);
    this.#turns.set(this.motif!.name, orientation);
    if (this.over) this.hold(this.over);
  }

  /** Where the server tells why it does not lie there, in the order in which it matters. */
  #reasons({ name, cells }: Lying): readonly string[] {
    const rocks = cells.filter((cell) => this.#island()?.rocks.includes(cell)).length;
    const onRock = this.combined ? rocks !== 1 && "one-rock" : rocks > 0 && !this.motif!.digs && "rock";
    return [...cells, ...(onRock ? [onRock] : []), name, "elsewhere"];
  }
}
