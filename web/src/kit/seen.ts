// How far this browser has seen each match, so that whoever comes back is shown what happened meanwhile.

import { recall, remember } from "./remembered.svelte";

const MOST = 40; // tables

export function seenOf(table: string): number {
  return recall<Record<string, number>>("seen", {})[table] ?? 0;
}

export function keepSeen(table: string, sequence: number): void {
  if (seenOf(table) === sequence) return;
  const others = Object.entries(recall<Record<string, number>>("seen", {})).filter(([id]) => id !== table);
  remember("seen", Object.fromEntries([...others, [table, sequence]].slice(-MOST)));
}
