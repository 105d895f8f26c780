// Making a table: names to begin with, and the way to it.

import { partsOf } from "../games";
import { newTable, Refusal } from "../kit/api";
import { say, sayMessage } from "../kit/i18n.svelte";
import { notices } from "../kit/notice.svelte";
import { recall } from "../kit/remembered.svelte";
import { go } from "../kit/route.svelte";
import { keepTokens } from "../kit/tokens";
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

/** You against a medium bot, no questions asked. */
export function playNow(game: string): Promise<boolean> {
  const seats = [{ kind: "person", name: ownName() } as const, { kind: "bot", name: BOT_NAMES[0]!, level: "medium" } as const];
  return openTable({ game, seats });
}

/** Makes a table and goes there; a refusal is shown, and nothing is changed. */
export async function openTable(wanted: NewTable): Promise<boolean> {
  const made = newTable(wanted);
  prepare(wanted.game);
  try {
    const { table, tokens } = await made;
    keepTokens(table, tokens);
    go(`/table/${table}`);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.show(sayMessage(error.sentence));
    return false;
  }
}
