// Everything for playing with people elsewhere, in one file with its own words, fetched when it is needed.

import { learn } from "./i18n.svelte";

export async function online(): Promise<typeof import("../pages/online/index")> {
  const [parts] = await Promise.all([import("../pages/online/index"), learn("online")]);
  return parts;
}
