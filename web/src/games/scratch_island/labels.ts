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
  if (find) {
    const [, what, detail] = find;
    if (what === "key") return say("scratch_island-board-key", { colour: detail });
    if (what === "treasure") return say("scratch_island-board-treasure", { treasure: detail });
    if (what === "chest") return say("scratch_island-board-open", { points: Number(detail) });
    return say("scratch_island-board-thing", { what });
  }
  const chest = island.chests.find((one) => one.cell === cell);
  if (chest) return say("scratch_island-chest", { colour: chest.colour });
  if (cell === island.boat) return say("scratch_island-board-thing", { what: "boat" });
  if (island.rocks.includes(cell)) return say("scratch_island-board-thing", { what: "rock" });
  return say("scratch_island-board-thing", { what: island.crosses.includes(cell) ? "cross" : "foil" });
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
