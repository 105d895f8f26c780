// The seats that this browser holds: a secret token for each, by table. And the hash of each table's seed, as it was
// promised when the table was set up: nobody can exchange it later.

import { recall, remember } from "./remembered.svelte";

type Tokens = Record<string, readonly string[]>;
const MOST_TABLES = 40;
const MOST_FORGOTTEN = 200;

export function keepTokens(table: string, tokens: readonly (string | null)[]): void {
  const others = Object.entries(recall<Tokens>("tokens", {})).filter(([id]) => id !== table);
  const mine = tokens.filter((token) => token !== null);
  remember("tokens", Object.fromEntries([...others, [table, mine]].slice(-MOST_TABLES)));
}

export function keepPromise(table: string, hash: string): void {
  remember("promises", Object.fromEntries([...Object.entries(recall<Record<string, string>>("promises", {})), [table, hash]].slice(-MOST_TABLES)));
}

export function promiseOf(table: string): string | undefined {
  return recall<Record<string, string>>("promises", {})[table];
}

export function tokensOf(table: string): readonly string[] {
  return recall<Tokens>("tokens", {})[table] ?? [];
}

export function tablesWithTokens(): string[] {
  return Object.keys(recall<Tokens>("tokens", {}));
}

/** Takes a table off this browser's list. */
export function forgetTable(table: string): void {
  const others = Object.entries(recall<Tokens>("tokens", {})).filter(([id]) => id !== table);
  remember("tokens", Object.fromEntries(others));
  remember("forgotten", [...recall<readonly string[]>("forgotten", []).slice(-MOST_FORGOTTEN), table]);
}

export function isForgotten(table: string): boolean {
  return recall<readonly string[]>("forgotten", []).includes(table);
}
