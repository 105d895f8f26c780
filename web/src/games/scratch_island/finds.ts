// What a player has found, for the rows below an island.

import type { ScratchIslandPlayer, ScratchIslandSheet } from "./messages";

/** Whether a chest is locked, its key found, or open with its points. */
export function chestOf({ opened, keys }: ScratchIslandPlayer, colour: string): { readonly state: string; readonly points: number } {
  const found = opened.find((one) => one.colour === colour);
  return { state: found ? "open" : keys.includes(colour) ? "key" : "locked", points: found?.points ?? 0 };
}

/** Each treasure's row: its reward is free, the seat's own, or gone to its owner. */
export function rowsOf({ treasures }: ScratchIslandSheet, { rows }: ScratchIslandPlayer, seat: number) {
  return treasures.map((treasure, kind) => {
    const { found, owner } = rows[kind]!;
    return { ...treasure, found, owner, state: owner === null ? "free" : owner === seat ? "mine" : "gone" };
  });
}
