// What the parts of Quadrata share: the spots of its squares, the piece in hand, a piece on its way, and how a round ends.

import { tick } from "svelte";
import { Session, type Source } from "../../kit/session.svelte";
import type { Event } from "../../wire/messages";
import type { QuadrataFace, QuadrataSheet } from "./messages";
import { type Ending, endingOf } from "./ending";
import { Spots } from "./geometry";
import { HeldPiece } from "./held.svelte";
import { endsRound, isInSquare, isMove } from "./story";

export class QuadrataSession extends Session<QuadrataSheet, QuadrataFace> {
  readonly #beside: QuadrataSession | undefined;
  readonly spots: Spots;
  readonly held = new HeldPiece(this);
  /** The places that a piece on its way has left, and where it will lie. */
  way = $state.raw<readonly [left: string, next: string] | null>(null);
  #ended = $state.raw<{ readonly ending: Ending; readonly since: readonly Event[] } | null>(null);

  constructor(source: Source<QuadrataSheet, QuadrataFace>, beside?: QuadrataSession) {
    super(source);
    this.#beside = beside;
    this.spots = beside?.spots ?? new Spots(source.sheet);
  }

  /** How a round has ended, until somebody goes on: the next one begins with empty squares. */
  get ending(): Ending | null {
    if (this.#beside) return this.#beside.ending;
    return this.#ended?.since === super.news ? this.#ended.ending : null;
  }

  override get face(): QuadrataFace {
    return this.ending?.face ?? super.face;
  }

  /** Whether somebody's latest move went here, or left this place; by its name. */
  isLast(place: string): boolean {
    return this.face.players.some((_, seat) => this.last(seat).includes(place));
  }

  /** Shows where a piece goes, unless it has been laid here by hand; and how a round ends. */
  override async before(news: readonly Event[]): Promise<void> {
    const [move, ...more] = news.filter(isMove);
    const byHand = this.selection.sent && move?.seat === this.seat;
    if (move && !more.length && !byHand && !document.hidden) await this.#show(move.at as [string, string]);
    if (endsRound(news)) this.#ended = { ending: endingOf(this.sheet, this.face, news), since: super.news };
  }

  async #show(way: readonly [string, string]): Promise<void> {
    const [from, to] = way;
    this.way = way;
    await tick();
    await this.carry(isInSquare(to) ? to : from, [from], [to, to.split(" ")[1]!]);
    this.way = null;
  }
}
