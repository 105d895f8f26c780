// The pictures of all games for the home page, in one file: each of their own would be fetched one after the other.

import type { Picture } from ".";

export const pictures = import.meta.glob<Picture>("./*/Picture.svelte", { import: "default", eager: true });
