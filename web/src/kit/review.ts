// The pages around the review room, in one file with their own words, fetched when they are needed.

import { learn } from "./i18n.svelte";

export async function reviewPages(): Promise<typeof import("../pages/review/index")> {
  const [pages] = await Promise.all([import("../pages/review/index"), learn("review")]);
  return pages;
}
