// What the parts of Drop It share: the piece in hand, and how the shaft is looked at.

import { Session, type Source } from "../../kit/session.svelte";
import type { Event } from "../../wire/messages";
import type { DropItFace, DropItSheet } from "./messages";
import { Eye, namesOf } from "./geometry";
import { HeldPiece } from "./held.svelte";
import { Watch } from "./watch.svelte";

export class DropItSession extends Session<DropItSheet, DropItFace> {
  readonly watch: Watch;
  readonly held: HeldPiece;
  readonly eye: Eye = $derived.by(() => new Eye(this.sheet, this.watch.behind));

  constructor(source: Source<DropItSheet, DropItFace>, beside?: DropItSession) {
    super(source);
    this.watch = beside?.watch ?? new Watch();
    this.held = new HeldPiece(this);
  }

  /** Shows what has fallen: one's own at once, another's when the last verdict has been read. */
  override async before(news: readonly Event[], own: boolean): Promise<void> {
    const drop = news.find(({ kind }) => kind === "drop");
    const [fall, ...more] = news.filter(({ kind }) => kind === "fall");
    if (!drop || !fall) return;
    if (!own) await this.watch.read(this.still);
    const { pile } = this.face;
    const paths = fall.motion!.map(([piece, ...frames]) => ({ piece: piece!, frames }));
    const dropped = paths.at(-1)!;
    // What this page has missed, or nobody wants to see move, is simply there.
    if (!this.still && !document.hidden && !more.length && dropped.piece === pile.length) {
      const [, x, y, angle] = dropped.frames as [number, number, number, number];
      await this.watch.fall([...pile, { ...namesOf(drop.at![0]!), x, y, angle }], paths);
    }
    this.watch.judged();
  }
}
