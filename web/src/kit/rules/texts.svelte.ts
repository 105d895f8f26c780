// A game's rules in the chosen language, fetched only when somebody reads them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../i18n.svelte";

const sources = import.meta.glob<string>("../../../../locales/*-rules.*.ftl", { query: "?raw", import: "default" });

let game = $state("");
let bundle = $state.raw(new FluentBundle("en"));

export async function loadTexts(wanted: string, language: Language): Promise<void> {
  const source = await sources[`../../../../locales/${wanted}-rules.${language}.ftl`]!();
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource(source));
  game = wanted;
  bundle = loaded;
}

/** A text of the rules, by its name without the game's. */
export function tell(name: string, args: Record<string, string | number> = {}): string {
  const id = `${game}-rules-${name}`;
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}
