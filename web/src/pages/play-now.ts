// Making a table: names to begin with, and the way to it.

import { partsOf } from "../games";
import { newTable, Refusal } from "../kit/api";
import { say, sayMessage } from "../kit/i18n.svelte";
import { notices } from "../kit/notice.svelte";
import { recall, Remembered } from "../kit/remembered.svelte";
import { go } from "../kit/route.svelte";
import { keepPromise, keepTokens } from "../kit/tokens";
import type { NewTable } from "../wire/messages";

export const BOT_NAMES = ["Momo", "Tilda", "Rufus", "Nelly", "Oskar", "Pippa", "Bruno", "Lotta"];

export function ownName(): string {
  return recall("name", "") || say("page-you");
}

/** Fetches the table before anybody sits there, and the game that somebody is about to play. */
export function prepare(game?: string): void {
  const wanted = [import("./Table.svelte"), game && partsOf(game)];
  Promise.all(wanted).catch(() => undefined); // The table asks again.
}

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** The bot's level for "Play now", as it was last chosen for this game. */
export function levelFor(game: string): Remembered<Level> {
  return new Remembered<Level>(`level-${game}`, "medium");
}

/** You against a bot, no questions asked; the game itself says how long such a game is. */
export function playNow(game: string): Promise<boolean> {
  const level = levelFor(game).value;
  const seats = [{ kind: "person", name: ownName() } as const, { kind: "bot", name: BOT_NAMES[0]!, level } as const];
  return openTable({ game, seats, quick: true });
}

/** Makes a table and goes there; a refusal is shown, and nothing is changed. */
export async function openTable(wanted: NewTable): Promise<boolean> {
  const made = newTable(wanted);
  prepare(wanted.game);
  try {
    const { table, tokens, seed_hash } = await made;
    keepTokens(table, tokens);
    keepPromise(table, seed_hash);
    go(`table/${table}`);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.show(sayMessage(error.sentence));
    return false;
  }
}
