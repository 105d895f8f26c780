// The rules of the games, each in its game's folder, fetched when somebody reads them.

import type { Component } from "svelte";
import { knows } from "../kit/i18n.svelte";
import { loadTexts } from "../kit/rules/texts.svelte";

const pages = import.meta.glob<Component>("./*/rules/Rules.svelte", { import: "default" });

/** A game's rules with their texts; nothing if there is no such game. Without a folder, they are the plain list of their
 * texts. */
export async function rulesOf(game: string): Promise<Component | undefined> {
  const [page] = await Promise.all([pages[`./${game}/rules/Rules.svelte`]?.() ?? plain(), loadTexts(game)]);
  return knows(`${game}-rules-title`) ? page : undefined;
}

async function plain(): Promise<Component> {
  return (await import("../kit/plain/Rules.svelte")).default;
}
