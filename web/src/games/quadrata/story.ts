// Quadrata's events for the page: how they sound, where pieces have come to, and which turn they belong to.

import { type Chapter, chapters } from "../../kit/chapters";
import type { Sound } from "../../kit/sound";
import type { Event, Logged, Message } from "../../wire/messages";
import type { QuadrataFace } from "./messages";

export function soundOf(event: Event): Sound | null {
  if (event.kind === "begin" || event.kind === "roll") return "dice";
  if (event.kind.includes("-to-") || event.kind === "within-square") return "tap";
  if (event.kind === "filled" || event.kind === "joker") return "points";
  return event.kind === "over" ? "end" : null;
}

/** Where a seat's pieces have just come to lie. */
export function arrivedAt(news: readonly Event[], seat: number): readonly string[] {
  return news
    .filter((event) => event.seat === seat && event.kind.endsWith("square"))
    .flatMap((event) => event.at?.slice(-1) ?? []);
}

/** Of the many rolls for who begins a round, only the 6 is told. */
export function untold(event: Event): boolean {
  return event.message.id === "quadrata-event-begin-roll";
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
