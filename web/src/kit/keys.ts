// What keys mean, by their names in small letters.

/** Does what a key means, unless it is a shortcut of the browser's; returns whether it means anything here. */
export function actByKey(event: KeyboardEvent, acts: Readonly<Record<string, (() => void) | undefined>>): boolean {
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key.toLowerCase()];
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}
