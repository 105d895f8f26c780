// What a screen reader says of Quadrata's pieces and places.

import { say } from "../../kit/i18n.svelte";
import type { Spot } from "./geometry";

function placeLabel({ said: { tile, direction, turn, flipped } }: Spot): string {
  return say("quadrata-place", { tile: tile.toUpperCase(), direction, turn, flipped: flipped ? "yes" : "no" });
}

export function lyingLabel(piece: string, place: Spot, movable: boolean): string {
  return say("quadrata-lying", { piece, place: placeLabel(place), action: movable ? "yes" : "no" });
}

export function heldLabel(piece: string, count: number, where: "supply" | "reserve", movable: boolean): string {
  return say("quadrata-held", { piece, count, where, action: movable ? "yes" : "no" });
}

export function fitsLabel(piece: string, place: Spot): string {
  return say("quadrata-fits", { piece, place: placeLabel(place) });
}
