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

/** The edge around some cells, as a path in drawings. */
export function edgeOf(cells: readonly string[]): string {
  const has = (row: number, column: number) => cells.includes(cellName(row, column));
  return cells
    .map((cell) => {
      const [row, column, { x, y }] = [rowOf(cell), columnOf(cell), cornerOf(cell)];
      const sides = [
        has(row - 1, column) ? "" : `M${x} ${y}h${CELL}`,
        has(row + 1, column) ? "" : `M${x} ${y + CELL}h${CELL}`,
        has(row, column - 1) ? "" : `M${x} ${y}v${CELL}`,
        has(row, column + 1) ? "" : `M${x + CELL} ${y}v${CELL}`,
      ];
      return sides.join("");
    })
    .join("");
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
