// Texts: messages by name, in the chosen language, from the Fluent catalogues in locales/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../wire/messages";
import { recall, remember } from "./remembered.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const common: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  es: () => import("./languages/es"),
};
// A game's words are an area, its rules another: "my_game", "my_game-rules".
const areas = import.meta.glob<string>(["../../../locales/*.*.ftl", "!../../../locales/{cli,lab,mail,page,*-tools}.*.ftl"], {
  query: "?raw",
  import: "default",
});

let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));
let ids: readonly string[] = []; // of all its messages, in the catalogues' order
let spoken: readonly string[] = []; // the areas whose words are in the bundle
// What is wanted, while it may still be on its way.
let wanted: Language = "en";
const wantedAreas = new Set<string>();

function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

function preferred(): Language {
  const tags = [recall("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? "en";
}

/** The words of a game that this page was built without; empty if the server has none. */
async function fromServer(area: string, chosen: Language): Promise<string> {
  const answer = await fetch(`api/words/${area}.${chosen}`);
  return answer.ok ? answer.text() : "";
}

/** Fetches everything that is wanted before switching to it: nobody sees half a language. */
async function load(): Promise<void> {
  const [chosen, needed] = [wanted, [...wantedAreas]];
  const [first, ...more] = await Promise.all([
    common[chosen](),
    ...needed.map((area) => areas[`../../../locales/${area}.${chosen}.ftl`]?.() ?? fromServer(area, chosen)),
  ]);
  if (chosen !== wanted || needed.length !== wantedAreas.size) return load(); // More was wanted meanwhile.
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  const resources = [...first.default, ...more].map((source) => new FluentResource(source));
  for (const resource of resources) loaded.addResource(resource);
  ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
  language = chosen;
  bundle = loaded;
  spoken = needed;
  document.documentElement.lang = chosen;
}

/** Loads the remembered language, or else the browser's. */
export function loadLanguage(): Promise<void> {
  wanted = preferred();
  return load();
}

/** Loads the words of an area; from then on they are loaded in every language. */
export async function learn(area: string): Promise<void> {
  if (spoken.includes(area)) return;
  wantedAreas.add(area);
  await load();
}

export function currentLanguage(): Language {
  return language;
}

/** If a language cannot be fetched, the present one stays. Of several choices in quick succession, the last one
 * counts. */
export async function changeLanguage(to: Language): Promise<void> {
  wanted = to;
  try {
    await load();
  } catch (error) {
    if (wanted !== to) return;
    wanted = language;
    throw error;
  }
  if (wanted === to) remember("language", to);
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** What follows this beginning in the names of messages, in the catalogues' order. */
export function namesAfter(beginning: string): readonly string[] {
  void bundle; // asked again in another language
  return ids.flatMap((id) => (id.startsWith(beginning) ? [id.slice(beginning.length)] : []));
}

/** A sentence in the chosen language; its bare name where the catalogue lacks it (a test keeps that from happening). */
export function say(id: string, args: NonNullable<Message["args"]> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  const filled = Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? sayMessage(arg) : arg]);
  return pattern ? bundle.formatPattern(pattern, Object.fromEntries(filled), []) : id;
}

/** A sentence from the server, which may hold others. */
export function sayMessage(message: Message): string {
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, typeof arg === "object" ? sayMessage(arg) : arg]);
  return say(message.id, Object.fromEntries(args));
}

/** "5 minutes ago" */
export function ago(iso: string): string {
  const minutes = (Date.parse(iso) - Date.now()) / 60_000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -60) return format.format(Math.min(0, Math.round(minutes)), "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
