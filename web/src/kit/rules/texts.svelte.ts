// A game's rules in the chosen language, fetched only when somebody reads them.

import { learn, say } from "../i18n.svelte";

let game = $state("");

/** Fetches a game's rules, and the words of the game that its pictures use. */
export async function loadTexts(wanted: string): Promise<void> {
  await Promise.all([learn(wanted), learn(`${wanted}-rules`)]);
  game = wanted;
}

export function currentGame(): string {
  return game;
}

/** A text of the rules, by its name without the game's. */
export function tell(name: string, args: Record<string, string | number> = {}): string {
  return say(`${game}-rules-${name}`, args);
}
