// Quadrata's events for the page: how they sound, where pieces have come to, and which turn they belong to.

import type { Sound } from "../../kit/sound";
import type { Event, Logged, QuadrataFace } from "../../wire/messages";
import type { Chapter } from "..";

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

/** The log turn by turn, the latest first. A turn begins with its roll; a round with the rolls for who begins. */
export function storyOf(log: readonly Logged[], before: QuadrataFace): readonly Chapter[] {
  const chapters: { title: Chapter["title"]; entries: Logged[] }[] = [];
  const next = before.phase === "begin" && before.die === 0; // a round whose first roll is yet to come
  let round = next ? before.round - 1 : before.round;
  let turn = before.phase === "begin" && !next ? -1 : before.turn;
  const begin = (): void => {
    const title: Chapter["title"] = turn > 0 ? { id: "page-round-turn", args: { round, turn } } : { id: "page-round", args: { round } };
    chapters.push({ title, entries: [] });
  };
  for (const entry of log) {
    const { kind } = entry.event;
    if (kind === "begin" && turn >= 0) {
      round += 1;
      turn = -1;
      begin();
    } else if (kind === "roll") {
      turn = Math.max(turn, 0) + 1;
      begin();
    } else if (!chapters.length) begin();
    chapters.at(-1)!.entries.push(entry);
  }
  return chapters.reverse();
}
