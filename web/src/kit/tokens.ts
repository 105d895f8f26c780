// The seats that this browser holds: a secret token for each, by table.

import { recall, remember } from "./remembered.svelte";

type Tokens = Record<string, readonly string[]>;
const MOST_TABLES = 40;

export function keepTokens(table: string, tokens: readonly (string | null)[]): void {
  const others = Object.entries(recall<Tokens>("tokens", {})).filter(([id]) => id !== table);
  const mine = tokens.filter((token) => token !== null);
  remember("tokens", Object.fromEntries([...others, [table, mine]].slice(-MOST_TABLES)));
}

export function tokensOf(table: string): readonly string[] {
  return recall<Tokens>("tokens", {})[table] ?? [];
}

export function tablesWithTokens(): string[] {
  return Object.keys(recall<Tokens>("tokens", {}));
}

export function forgetTable(table: string): void {
  const others = Object.entries(recall<Tokens>("tokens", {})).filter(([id]) => id !== table);
  remember("tokens", Object.fromEntries(others));
}
