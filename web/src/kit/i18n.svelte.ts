// What people read: messages by name, said in the chosen language by the Fluent catalogue in locales/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../wire/messages";
import { recall, remember } from "./remembered.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  es: () => import("./languages/es"),
};

let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));

function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

function preferred(): Language {
  const tags = [recall("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? "en";
}

async function load(wanted: Language): Promise<void> {
  const sources = (await catalogues[wanted]()).default;
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) loaded.addResource(new FluentResource(source));
  language = wanted;
  bundle = loaded;
  document.documentElement.lang = wanted;
}

/** Loads the remembered language, or else the browser's. */
export function loadLanguage(): Promise<void> {
  return load(preferred());
}

export function currentLanguage(): Language {
  return language;
}

export function changeLanguage(wanted: Language): Promise<void> {
  remember("language", wanted);
  return load(wanted);
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
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
