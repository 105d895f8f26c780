// Links to watch that this browser was given: a table whose host asks for one is joined with it.

import { recall, remember } from "../../kit/remembered.svelte";

const MOST = 20; // tables

export function keepWatch(table: string, token: string): void {
  const others = Object.entries(recall<Record<string, string>>("watching", {})).filter(([id]) => id !== table);
  remember("watching", Object.fromEntries([...others, [table, token]].slice(-MOST)));
}
