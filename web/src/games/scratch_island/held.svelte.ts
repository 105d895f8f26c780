// The motif in hand: of which die, and what else can be done with it.

import type { Size } from "../../kit/board/cells";
import { HeldCells } from "../../kit/board/held-cells.svelte";
import { extentOf, poseOf, type Shape } from "../../kit/board/shapes";
import type { Session } from "../../kit/session.svelte";
import { shapeOf } from "./geometry";
import type { ScratchIslandFace, ScratchIslandMotif, ScratchIslandSheet } from "./messages";

export class HeldMotif extends HeldCells {
  #last: string | null = null; // the die that was in hand before

  constructor(protected override readonly session: Session<ScratchIslandSheet, ScratchIslandFace>) {
    super(session);
  }

  get #selection() {
    return this.session.selection;
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
    const shown = this.source?.split("+").map((die) => this.session.face.dice.find(({ name }) => name === die)?.motif) ?? [];
    const motifs = shown.flatMap((motif) => this.session.sheet.motifs.find(({ name }) => name === motif) ?? []);
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

  get grid(): Size {
    return this.session.sheet;
  }

  /** By the number of its orientation, and of its place among those wholly on the island, row by row. */
  nameAt(row: number, column: number): string {
    const pose = poseOf(this.shape);
    const orientation = this.motif!.orientations.findIndex((_, i) => poseOf(shapeOf(this.motif!, i)) === pose);
    return `${this.source} ${orientation + 1} ${row * (this.grid.columns - extentOf(this.shape)[0]) + column}`;
  }

  /** When another die was taken in hand: a motif that fits nowhere can only be passed on. */
  begin(): void {
    if (!this.motif) return;
    this.#last = this.source;
    this.lift();
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
    const both = this.session.face.dice.filter(({ place }) => place === "hand").map(({ name }) => name).join("+");
    if (this.combined) this.pickNext();
    else if (this.sources.includes(both)) this.#selection.pick(both);
    else if (this.placing) this.#selection.look(both);
  }

  pass(): void {
    if (!this.source || this.combined) return;
    this.lift();
    this.#selection.look("");
  }
}
