// The cells of a grid: named by their column's letter and their row ("c4"), drawn 100 wide.

export const CELL = 100;
export const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export function cellName(row: number, column: number): string {
  return `${LETTERS[column]}${row + 1}`;
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

export function columnOf(cell: string): number {
  return LETTERS.indexOf(cell[0]!);
}

/** All cells, row by row. */
export function cellsOf({ rows, columns }: Size): readonly (readonly string[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cellName(row, column)));
}

/** The top left corner of a cell in drawings. */
export function cornerOf(cell: string): { readonly x: number; readonly y: number } {
  return { x: columnOf(cell) * CELL, y: rowOf(cell) * CELL };
}

/** The middle of a cell in drawings. */
export function centreOf(cell: string): { readonly x: number; readonly y: number } {
  return { x: (columnOf(cell) + 0.5) * CELL, y: (rowOf(cell) + 0.5) * CELL };
}

/** The lines between the cells, as a path. */
export function linesOf({ rows, columns }: Size): string {
  const between = (many: number) => Array.from({ length: many - 1 }, (_, i) => (i + 1) * CELL);
  return between(columns).map((x) => `M${x} 0V${rows * CELL}`).concat(between(rows).map((y) => `M0 ${y}H${columns * CELL}`)).join("");
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** The cell that a key leads to, within the grid; nothing for other keys. */
export function stepFrom(cell: string, key: string, { rows, columns }: Size): string | null {
  const step = STEPS[key];
  const within = (value: number, many: number) => Math.max(0, Math.min(many - 1, value));
  return step ? cellName(within(rowOf(cell) + step[0], rows), within(columnOf(cell) + step[1], columns)) : null;
}
