// The light or dark table; "auto" follows the system.

import { Remembered } from "./remembered.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = new Remembered<Theme>("theme", "auto");
const dark = matchMedia("(prefers-color-scheme: dark)");

export function showTheme(): void {
  const shown = theme.value === "auto" ? (dark.matches ? "dark" : "light") : theme.value;
  document.documentElement.dataset.theme = shown;
}

dark.addEventListener("change", showTheme);
