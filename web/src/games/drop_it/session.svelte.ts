// What the parts of Drop It share: the piece in hand, and how the shaft is looked at.

import { Session, type Source } from "../../kit/session.svelte";
import type { Choice, Event } from "../../wire/messages";
import type { DropItFace, DropItSheet } from "./messages";
import { Eye, namesOf } from "./geometry";
import { HeldPiece } from "./held.svelte";
import { Watch } from "./watch.svelte";

export class DropItSession extends Session<DropItSheet, DropItFace> {
  readonly watch: Watch;
  readonly held: HeldPiece;
  #dropped = ""; // the kind of the piece that is falling, or fell last
  readonly eye: Eye = $derived.by(() => new Eye(this.sheet, this.watch.behind));

  constructor(source: Source<DropItSheet, DropItFace>, beside?: DropItSession) {
    super(source);
    this.watch = beside?.watch ?? new Watch();
    this.held = new HeldPiece(this);
  }

  /** The colour and the pair of shapes of a share of the fourth colour. */
  namesOfShare({ action, target }: Choice): { colour: string; pair: string } {
    return { colour: namesOf(this.face.shares[action]![0]!).colour, pair: target };
  }

  /** Shows what has fallen. */
  override async before(news: readonly Event[]): Promise<void> {
    this.#dropped = news.find(({ kind }) => kind === "drop")?.at?.[0] ?? this.#dropped;
    const [fall, ...more] = news.filter(({ kind }) => kind === "fall");
    if (!fall) return;
    const { pile } = this.face;
    const paths = fall.motion!.map(([piece, ...frames]) => ({ piece: piece!, frames }));
    const dropped = paths.at(-1)!;
    // Falls that this page has missed, or that are not to be seen moving, are shown at rest at once.
    if (!this.still && !document.hidden && !more.length && dropped.piece === pile.length) {
      const [, x, y, angle] = dropped.frames as [number, number, number, number];
      await this.watch.fall([...pile, { ...namesOf(this.#dropped), x, y, angle }], paths);
    }
  }

  override skip(): void {
    this.watch.skip();
  }
}
