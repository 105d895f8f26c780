// The log in chapters, for the rail.

import type { Event, Logged, Message } from "../wire/messages";

/** A part of the log under one heading. */
export interface Chapter {
  readonly title: Message;
  readonly entries: readonly Logged[];
}

/** The latest first. The log begins under the heading `first`; `opens` gives another where an event begins a chapter. */
export function chapters(log: readonly Logged[], first: Message, opens: (event: Event) => Message | null): readonly Chapter[] {
  const found: { readonly title: Message; readonly entries: Logged[] }[] = [];
  for (const entry of log) {
    const title = opens(entry.event) ?? (found.length ? null : first);
    if (title) found.push({ title, entries: [] });
    found.at(-1)!.entries.push(entry);
  }
  return found.reverse();
}
