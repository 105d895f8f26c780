// The piece in hand, and the spots that the server offers for it.

import { Picked } from "../../kit/board/picked.svelte";
import type { Shape } from "../../kit/board/shapes";
import { shapeOf, type Spot } from "./geometry";
import type { QuadrataPiece } from "./messages";
import type { QuadrataSession } from "./session.svelte";

export class HeldPiece extends Picked<Spot> {
  // Half tiles. Places lie a tile apart: over free ground one always catches the piece.
  protected readonly reach = { drag: 1.45, tap: 1.7 };

  constructor(protected override readonly session: QuadrataSession) {
    super(session);
  }

  /** Nothing while a round that has ended is looked at. */
  override get key(): string | null {
    return this.session.ending ? null : super.key;
  }

  get kind(): string {
    return this.session.selection.ways[0]?.piece ?? "";
  }

  get piece(): QuadrataPiece | undefined {
    return this.holding ? this.session.sheet.pieces[shapeOf(this.session.sheet, this.kind)] : undefined;
  }

  get plain(): Shape {
    return this.piece?.outline ?? [];
  }

  get lying(): Shape | undefined {
    return this.session.spots.at(this.kind, this.session.selection.ways[0]?.lies ?? "")?.outline;
  }

  readonly spots: readonly Spot[] = $derived.by(() =>
    this.piece ? this.session.selection.ways.flatMap(({ target }) => this.session.spots.at(this.kind, target) ?? []) : [],
  );
}
