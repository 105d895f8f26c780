// What a screen reader says of Scratch Island's cells and dice.

import { columnOf, LETTERS, rowOf } from "../../kit/board/cells";
import { say } from "../../kit/i18n.svelte";
import type { ScratchIslandFind, ScratchIslandIsland } from "./messages";
import { wallsOf } from "./geometry";

export function placeLabel(cell: string): string {
  return say("scratch_island-board-cell", { row: rowOf(cell) + 1, column: LETTERS[columnOf(cell)]! });
}

/** What is printed on a cell's foil, or what was found under it. */
function thingLabel(island: ScratchIslandIsland, cell: string, find: ScratchIslandFind | undefined): string {
  const chest = island.chests.find((one) => one.cell === cell)?.colour;
  const printed = chest ? "chest" : cell === island.boat ? "boat" : island.rocks.includes(cell) ? "rock" : island.crosses.includes(cell) ? "cross" : "foil";
  const [, what, detail] = find ?? [cell, printed, chest ?? ""];
  const args = { colour: detail, treasure: detail, points: Number(detail) || 0 };
  return say("scratch_island-board-thing", { what: find && what === "chest" ? "open" : what, ...args });
}

/** "row 3, column C, rock, wall to the east"; `now` is what can be done with it. */
export function cellLabel(island: ScratchIslandIsland, cell: string, find: ScratchIslandFind | undefined, now: string): string {
  const walls = wallsOf(island, cell).map((side) => say("scratch_island-board-wall", { side }));
  const can = now && say("scratch_island-board-now", { now });
  return [placeLabel(cell), thingLabel(island, cell, find), ...walls, can].filter(Boolean).join(", ");
}

export function dieLabel(colour: string, motif: string | null, place: string): string {
  const shown = motif ? say("scratch_island-motif", { motif }) : "";
  return say("scratch_island-board-die", { colour, motif: shown, place });
}
