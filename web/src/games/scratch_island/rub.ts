// Foil that is rubbed off: the strokes of a coin, cell by cell, and how much of a cell they have laid bare.

import { CELL, cellName } from "../../kit/board/cells";
import { randomFrom } from "../../kit/pencil";

/** Half the width of the coin's edge. */
export const COIN = 19;
const ENOUGH = 0.35; // of a cell, however it is rubbed
const ACROSS = 55; // units of a cell that one stroke has to pass: then the foil tears
const SAMPLES = 9; // per side
const STEP = 12; // units between the points of a stroke
type Spot = readonly [x: number, y: number];

const MARGIN = COIN - 6; // a coin that stays inside the cell leaves a ragged edge

function inside(value: number): number {
  return Math.max(MARGIN, Math.min(CELL - MARGIN, value));
}

/** One cell under the coin. */
class Patch {
  readonly #bare = new Set<number>();
  #stroke: readonly [left: number, top: number, right: number, bottom: number] = [0, 0, 0, 0]; // where the stroke has been
  #across = false;
  path = "";

  /** Rubs from a spot to the next; a new stroke where the coin was lifted. */
  rub(from: Spot | null, to: Spot): void {
    const [x, y] = [inside(to[0]), inside(to[1])];
    const [x0, y0] = from ? [inside(from[0]), inside(from[1])] : [x, y];
    this.path += from && this.path ? `L${x.toFixed(1)} ${y.toFixed(1)}` : `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
    const [left, top, right, bottom] = from ? this.#stroke : [CELL, CELL, 0, 0];
    this.#stroke = [Math.min(left, to[0]), Math.min(top, to[1]), Math.max(right, to[0]), Math.max(bottom, to[1])];
    this.#across ||= Math.max(this.#stroke[2] - this.#stroke[0], this.#stroke[3] - this.#stroke[1]) >= ACROSS;
    const length = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0) / 6));
    for (let i = 0; i <= length; i += 1) this.#lay(x0 + ((x - x0) * i) / length, y0 + ((y - y0) * i) / length);
  }

  get enough(): boolean {
    return this.#across || this.#bare.size >= ENOUGH * SAMPLES * SAMPLES;
  }

  #lay(x: number, y: number): void {
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const across = ((sample % SAMPLES) + 0.5) * (CELL / SAMPLES);
      const down = (Math.floor(sample / SAMPLES) + 0.5) * (CELL / SAMPLES);
      if (Math.hypot(across - x, down - y) <= COIN) this.#bare.add(sample);
    }
  }
}

/** All that a person has rubbed on an island while this page is open. */
export class Rubbing {
  readonly #patches = new Map<string, Patch>();
  #last: { readonly cell: string; readonly spot: Spot; readonly at: Spot } | null = null;

  /** The coin goes on to a point of the drawing; returns the cells on its way. Only cells that may be scratched lose
   * foil. However fast it is, it passes over everything in between. */
  move(x: number, y: number, may: (cell: string) => boolean): readonly string[] {
    const [x0, y0] = this.#last?.at ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0) / STEP));
    const passed = Array.from({ length: steps }, (_, i) => (i + 1) / steps).map((share) =>
      this.#to(x0 + (x - x0) * share, y0 + (y - y0) * share, may),
    );
    return [...new Set(passed)];
  }

  #to(x: number, y: number, may: (cell: string) => boolean): string {
    const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
    const cell = cellName(row, column);
    const spot: Spot = [x - column * CELL, y - row * CELL];
    if (may(cell)) {
      const patch = this.#patches.get(cell) ?? new Patch();
      this.#patches.set(cell, patch);
      patch.rub(this.#last?.cell === cell ? this.#last.spot : null, spot);
    }
    this.#last = { cell, spot, at: [x, y] };
    return cell;
  }

  lift(): void {
    this.#last = null;
  }

  enough(cell: string): boolean {
    return this.#patches.get(cell)?.enough ?? false;
  }

  /** Foil that is only partly rubbed off closes again, unless the cell stays scratched. */
  keep(stays: (cell: string) => boolean): void {
    for (const cell of this.#patches.keys()) if (!stays(cell)) this.#patches.delete(cell);
  }

  paths(): ReadonlyMap<string, string> {
    return new Map([...this.#patches].map(([cell, { path }]) => [cell, path]));
  }
}

/** How a scratched cell looks: strokes to and fro, different in each cell, but always the same in one. */
export function scratches(seed: string): string {
  const random = randomFrom(seed);
  const off = (most: number) => (random() - 0.5) * 2 * most;
  const [upright, lean, strokes] = [random() < 0.5, off(13), 7];
  const spots = Array.from({ length: strokes + 1 }, (_, i) => {
    const along = 6 + ((CELL - 12) * i) / strokes + off(3);
    const across = i % 2 ? CELL - 6 - random() * 9 : 6 + random() * 9;
    const tilted = along + (across - CELL / 2) * (lean / CELL);
    return (upright ? [tilted, across] : [across, tilted]).map((value) => inside(value).toFixed(1)).join(" ");
  });
  return `M${spots.join("L")}`;
}
