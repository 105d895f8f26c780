// This browser's personal bests: for each game, number of players and options one.

import { recall, remember } from "../../kit/remembered.svelte";
import type { Seated } from "../../wire/messages";

export interface Best {
  readonly points: number;
  /** The table where it was made. */
  readonly table: string;
  /** The best before that; nothing if it is the first. */
  readonly before: number | null;
}

const MOST_KINDS = 60;

/** The personal best after a result, which may be the new one. The same table may be looked at again. */
export function bestAfter({ game, seats, options, table }: Seated, points: number): Best {
  const kind = [game, seats.length, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(" ");
  const bests = Object.entries(recall<Record<string, Best>>("bests", {}));
  const known = bests.find(([key]) => key === kind)?.[1];
  if (known && (known.table === table || known.points >= points)) return known;
  const best = { points, table, before: known?.points ?? null };
  remember("bests", Object.fromEntries([...bests.filter(([key]) => key !== kind), [kind, best]].slice(-MOST_KINDS)));
  return best;
}
