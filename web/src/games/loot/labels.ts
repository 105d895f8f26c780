// What a screen reader says of the sheet, and what its symbols mean.

import { columnOf, LETTERS, rowOf } from "../../kit/board/cells";
import { say } from "../../kit/i18n.svelte";
import type { Choice } from "../../wire/messages";
import type { LootPlayer, LootSheet } from "./messages";
import { COLOURS, SIDE } from "./geometry";

export function cellLabel(sheet: LootSheet, player: LootPlayer, name: string, choices: readonly Choice[]): string {
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

export function circleLabel(player: LootPlayer, circle: number): string {
  const size = (circle % 4) + 1;
  const done = player.circles[circle] ? "yes" : "no";
  return say("loot-circle", { colour: COLOURS[circle >> 2]!, size, points: size, done });
}

export function lineLabel(sheet: LootSheet, player: LootPlayer, line: number): string {
  return say("loot-line", { need: sheet.needs[line]!, ...reward(sheet.rewards[line]!, player.lines[line]!) });
}

export function barLabel(sheet: LootSheet, player: LootPlayer, entry: number): string {
  return say("loot-bar-entry", { entry: entry + 1, ...reward(sheet.bar[entry]!, player.bar[entry]!) });
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

export function explainRow(sheet: LootSheet, player: LootPlayer, row: number): string {
  return say("loot-explain-row", { row: row + 1, points: sheet.row_points, done: player.rows[row] ? "yes" : "no" });
}

export function explainColumn(sheet: LootSheet, player: LootPlayer, column: number): string {
  const done = player.columns[column] ? "yes" : "no";
  return say("loot-explain-column", { column: LETTERS[column]!, points: sheet.row_points, done });
}

export function explainCircle(player: LootPlayer, circle: number): string {
  const size = (circle % 4) + 1;
  const done = player.circles[circle] ? "yes" : "no";
  return say("loot-explain-circle", { colour: COLOURS[circle >> 2]!, size, points: size, done });
}

export function explainLine(sheet: LootSheet, player: LootPlayer, line: number): string {
  return say("loot-explain-line", { need: sheet.needs[line]!, ...reward(sheet.rewards[line]!, player.lines[line]!) });
}

export function explainEntry(sheet: LootSheet, player: LootPlayer, entry: number): string {
  return say("loot-explain-bar", { entry: entry + 1, ...reward(sheet.bar[entry]!, player.bar[entry]!) });
}

export function explainField(sheet: LootSheet, field: number): string {
  const kind = field === sheet.fields - 1 ? "last" : field === sheet.fields - 2 ? "goal" : "plain";
  return say("loot-explain-field", { kind, points: sheet.bonus });
}

function reward(reward: number | string, state: string): Record<string, string | number> {
  const kind = typeof reward === "string" ? reward : "points";
  return { reward: kind, points: typeof reward === "string" ? 0 : reward, state: state || "open" };
}
