// What a screen reader says of Quadrata's pieces and places.

import { say } from "../../kit/i18n.svelte";

export function placeLabel(name: string): string {
  const [, tile = "", direction = "n", turn = "0", over = ""] = /^(\w\d)([nesw])(\d)(m?)$/.exec(name) ?? [];
  return say("quadrata-place", { tile: tile.toUpperCase(), direction, turn: Number(turn), flipped: over ? "yes" : "no" });
}

export function lyingLabel(piece: string, place: string, movable: boolean): string {
  return say("quadrata-lying", { piece, place: placeLabel(place), action: movable ? "yes" : "no" });
}

export function heldLabel(piece: string, count: number, where: "supply" | "reserve", movable: boolean): string {
  return say("quadrata-held", { piece, count, where, action: movable ? "yes" : "no" });
}

export function fitsLabel(piece: string, place: string): string {
  return say("quadrata-fits", { piece, place: placeLabel(place) });
}
