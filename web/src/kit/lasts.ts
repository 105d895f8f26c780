// The latest move of every seat, read from the log.

import type { Event, Logged } from "../wire/messages";

/** By seat: the places that its latest move went to. */
export type Lasts = ReadonlyMap<number, readonly string[]>;

/** Which places of an event count; null where nothing counts that came before it. */
type PlacesOf = (event: Event) => readonly string[] | null;

/** A move may take several entries (a motif is laid, then its cells are scratched): they count as one while each of them
 * has a place. */
export function lastMoves(log: readonly Logged[], placesOf: PlacesOf): Lasts {
  const found = new Map<number, Set<string>>();
  const closed = new Set<number>();
  let [entry, placed] = [-1, new Set<number>()];
  const endEntry = (): void => {
    for (const seat of found.keys()) if (!placed.has(seat)) closed.add(seat);
    placed = new Set();
  };
  for (const { sequence, event } of [...log].reverse()) {
    if (sequence !== entry) endEntry();
    entry = sequence;
    const [seat, places] = [event.seat, placesOf(event)];
    if (!places) break;
    if (seat == null || !places.length || closed.has(seat)) continue;
    placed.add(seat);
    found.set(seat, new Set([...(found.get(seat) ?? []), ...places]));
  }
  return new Map([...found].map(([seat, places]) => [seat, [...places]]));
}
