// What a screen reader says of the sheet, and what its symbols mean.

import { columnOf, LETTERS, rowOf } from "../../kit/board/cells";
import { say } from "../../kit/i18n.svelte";
import type { Choice } from "../../wire/messages";
import type { LootPlayer, LootSheet } from "./messages";
import { type Marked, SIDE } from "./geometry";

export function cellLabel(sheet: LootSheet, player: Marked, name: string, choices: readonly Choice[]): string {
  const [row, column] = [rowOf(name), columnOf(name)];
  const cell = row * SIDE + column;
  return say("loot-cell", {
    row: row + 1,
    column: LETTERS[column]!,
    content: sheet.cells[cell] === "." ? "meeps" : sheet.cells[cell]!,
    strokes: Number(player.marks[cell]),
    figure: player.figure === name ? "yes" : "no",
    action: choices.length > 1 ? "several" : (choices[0]?.kind ?? "none"),
  });
}

/** What is written into a field of the track; the last one has the total of the game. */
export function totalIn(sheet: LootSheet, player: LootPlayer, field: number): number | undefined {
  return field === sheet.fields - 1 ? (player.final ?? undefined) : player.track[field];
}

export function fieldLabel(sheet: LootSheet, player: LootPlayer, field: number): string {
  const total = totalIn(sheet, player, field);
  const filled = total === undefined ? "no" : "yes";
  return say("loot-field", { field: field + 1, fields: sheet.fields, filled, total: total ?? "" });
}

export function explain(what: "row" | "column" | "circle", args: Record<string, string | number>, done: boolean | undefined): string {
  return say(`loot-explain-${what}`, { ...args, done: done ? "yes" : "no" });
}

/** A line of B, or an entry of C. */
export function explainReward(what: "line" | "bar", count: number, reward: number | string, state: string | undefined): string {
  const [kind, points] = typeof reward === "string" ? [reward, 0] : ["points", reward];
  return say(`loot-explain-${what}`, { [what === "line" ? "need" : "entry"]: count, reward: kind, points, state: state || "open" });
}

export function explainField(sheet: LootSheet, field: number): string {
  const kind = field === sheet.fields - 1 ? "last" : field === sheet.fields - 2 ? "goal" : "plain";
  return say("loot-explain-field", { kind, points: sheet.bonus });
}
