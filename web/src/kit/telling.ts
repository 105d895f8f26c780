// Sentences about people: the reader is "you", everybody else is called by name. `core/telling.py` does the same for the
// terminal; a test compares the two.

import type { Event, Message, Result } from "../wire/messages";
import { currentLanguage, say } from "./i18n.svelte";

/** What people are called who have given no name (`page-you`): in any language, because they may have changed it since. */
const WORDS_FOR_YOU = ["You", "Du", "Tú"];

type Names = readonly string[];
type Args = NonNullable<Message["args"]>;

/** The seat that a page speaks to: its only one. Where several people share a screen, or nobody plays at it, there is
 * none. */
export function reader(mine: readonly number[]): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

/** Whether a seat is "you". For a reader without a seat, that is only somebody whose name is "You". */
export function isYou(seat: number, names: Names, you: number | null): boolean {
  return you === null ? WORDS_FOR_YOU.includes(names[seat]!) : seat === you;
}

export function isWordForYou(name: string): boolean {
  return WORDS_FOR_YOU.includes(name);
}

/** A name as it is shown. Who has given none is "You" in the reader's language, but somebody to all who were not there. */
export function called(name: string, there = true): string {
  return WORDS_FOR_YOU.includes(name) ? say(there ? "page-you" : "page-unnamed") : name;
}

/** The names of all seats, for a reader who sits there or does not. */
export function namesAt(seats: readonly { readonly name: string; readonly yours: boolean }[]): string[] {
  const there = seats.some(({ yours }) => yours);
  return seats.map(({ name }) => called(name, there));
}

/** What a message about a seat needs: `$name`, and `$you` ("yes" or "no"). */
export function about(seat: number, names: Names, you: number | null): Args {
  return { name: names[seat]!, you: isYou(seat, names, you) ? "yes" : "no" };
}

/** An event as a sentence. The other seat that it mentions is `$other` and `$otheryou`. */
export function tell({ seat, other, message: { id, args } }: Event, names: Names, you: number | null): string {
  const who = seat == null ? {} : about(seat, names, you);
  const { name, you: spokenTo } = other == null ? {} : about(other, names, you);
  return say(id, { ...args, ...who, ...(name === undefined ? {} : { other: name, otheryou: spokenTo! }) });
}

/** What is to be done, and by whom: `$name` are those who are to act, `$count` says how many. */
export function ask({ id, args }: Message, waiting: readonly number[], names: Names, you: number | null): string {
  const mine = waiting.some((seat) => isYou(seat, names, you));
  return say(id, { ...args, name: listed(waiting, names, you), count: waiting.length, you: mine ? "yes" : "no" });
}

/** "Momo, Tilda and you" */
export function listed(seats: readonly number[], names: Names, you: number | null): string {
  const called = seats.map((seat) => (isYou(seat, names, you) ? say("page-you-listed") : names[seat]!));
  const language = currentLanguage();
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(called); // no Oxford comma
}

/** Who has won. */
export function tellWinners({ ranks, teams }: Pick<Result, "ranks" | "teams">, names: Names, you: number | null): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = winners.filter((seat) => !isYou(seat, names, you));
  const together = Boolean(teams?.length) && new Set(winners.map((seat) => teams![seat])).size === 1;
  return say("page-winners", {
    you: others.length < winners.length ? "yes" : "no",
    others: others.length,
    names: listed(others, names, you),
    together: together ? "yes" : "no",
  });
}
