// Quadrata's events for the page: where they are seen and for how long, how they sound, and which turn they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import { bySound, type Sound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { QuadrataFace } from "./messages";

const sounds = bySound({ dice: ["begin", "roll"], points: ["filled", "joker"], end: ["over"] });

export function soundOf(event: Event): Sound | null {
  return isMove(event) ? "tap" : sounds(event);
}

/** A piece goes from one place to another: `at` names both, each with the piece, as in "3 supply" and "3 1:B2e1". */
export function isMove({ kind }: Event): boolean {
  return kind.includes("-to-") || kind === "within-square";
}

export function isInSquare(place: string): boolean {
  return !place.endsWith("supply") && !place.endsWith("reserve");
}

/** The name of a spot without the piece and whose square it is in. */
export function spotOf(place: string): string {
  return place.slice(place.indexOf(":") + 1);
}

export function placesOf(event: Event): readonly string[] {
  return isMove(event) ? event.at! : [];
}

/** Where the piece lies now, and the gap that it has left in a square. Before a round nothing counts. */
export function lastOf(event: Event): readonly string[] | null {
  if (event.kind === "begin") return null;
  return placesOf(event).filter((place, i) => i === 1 || isInSquare(place));
}

/** Of the many rolls for who begins a round, only the 6 is told. */
export function untold(event: Event): boolean {
  return event.message.id === "quadrata-event-begin-roll";
}

/** The squares are cleared then; at the end of the match they stay. */
export function endsRound(news: readonly Event[]): boolean {
  return news.some(({ kind }) => kind === "filled" || kind === "cap") && !news.some(({ kind }) => kind === "over");
}

/** A roll is seen before what is done with it. */
export function dwell(news: readonly Event[], mine: boolean): number {
  if (news.some(isMove)) return mine ? 600 : 1000;
  return news.some(({ kind }) => kind === "begin") ? 1400 : 1100;
}

/** The log turn by turn. A turn begins with its roll; a round with the rolls for who begins. */
export function storyOf(log: readonly Logged[], before: QuadrataFace): readonly Chapter[] {
  const next = before.phase === "begin" && before.die === 0; // a round whose first roll is yet to come
  let round = next ? before.round - 1 : before.round;
  let turn = before.phase === "begin" && !next ? -1 : before.turn;
  const title = (): Message => (turn > 0 ? { id: "page-round-turn", args: { round, turn } } : { id: "page-round", args: { round } });
  const told = chapters(log, title(), ({ kind }) => {
    if (kind === "begin" && turn >= 0) [round, turn] = [round + 1, -1];
    else if (kind === "roll") turn = Math.max(turn, 0) + 1;
    else return null;
    return title();
  });
  return told.map(({ title, entries }) => ({ title, entries: entries.filter(({ event }) => !untold(event)) }));
}
