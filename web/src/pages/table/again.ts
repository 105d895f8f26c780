// The next game with the same people.

import { ask } from "../../kit/api";
import { go } from "../../kit/route.svelte";
import { keepPromise, keepTokens } from "../../kit/tokens";
import type { TableCreated } from "../../wire/messages";

/** Goes to the table of the rematch: the first who wants it makes it, the others find it. */
export async function rematch(table: string): Promise<void> {
  const made = await ask<TableCreated>(`api/tables/${table}/rematch`, {});
  keepTokens(made.table, made.tokens);
  keepPromise(made.table, made.seed_hash);
  go(`table/${made.table}`);
}
