// What the parts of Drop It share: the piece in hand, and how the shaft is looked at.

import { Moving } from "../../kit/board/moving.svelte";
import { Session, type Source } from "../../kit/session.svelte";
import type { Choice, Event } from "../../wire/messages";
import type { DropItFace, DropItSheet } from "./messages";
import { Eye, namesOf, type Pose } from "./geometry";
import { HeldPiece } from "./held.svelte";

/** How a table looks at the shaft: what falls there, and from which side. */
class Watch extends Moving<Pose> {
  /** The board is turned around: it is looked at from behind. */
  behind = $state(false);
}

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
    const [{ pile }, motion] = [this.face, fall.motion!];
    const [piece, , x, y, angle] = motion.at(-1)! as [number, number, number, number, number];
    // Falls that this page has missed, or that are not to be seen moving, are shown at rest at once.
    if (this.still || document.hidden || more.length || piece !== pile.length) return;
    await this.watch.show([...pile, { ...namesOf(this.#dropped), x, y, angle }], motion);
  }

  override skip(): void {
    this.watch.skip();
  }
}
