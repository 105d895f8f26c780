// A shape of squares in hand over the cells of a grid. It is seen wherever it is held, whether it fits there or not.

import type { Session } from "../session.svelte";
import { cellName, columnOf, rowOf, type Size } from "./cells";
import { HeldShape, type Spot } from "./held-shape.svelte";
import { distance, extentOf, nearest, type Point, poseOf, posesOf, type Shape } from "./shapes";

const NOWHERE = "nowhere"; // a target that is never offered
const REACH = 1.2; // cells that a tapping finger may miss a place by

/** Where a shape may lie, or is held: the cells that it covers. Centres are counted in cells across and down. */
export interface Cover extends Spot {
  readonly cells: readonly string[];
}

function coverOf(name: string, cells: readonly string[]): Cover {
  const [xs, ys] = [cells.map(columnOf), cells.map(rowOf)];
  const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
  return { name, cells, centre: [middle(xs), middle(ys)], pose: poseOf(xs.map((x, i) => [x, ys[i]!])) };
}

function sameCells(one: Cover, other: Cover): boolean {
  return [...one.cells].sort().join() === [...other.cells].sort().join();
}

export abstract class HeldCells extends HeldShape<Cover> {
  #over = $state.raw<{ readonly key: string | null; readonly point: Point | null }>({ key: null, point: null });
  protected override readonly turnsOn = false; // Why it does not fit somewhere is told, too.

  constructor(protected readonly session: Session<unknown, unknown>) {
    super();
  }

  /** The grid that it is held over. */
  protected abstract get grid(): Size;
  /** The name under which the server says why it does not fit, with its top left corner in a cell. */
  protected abstract nameAt(row: number, column: number): string;

  readonly spots: readonly Cover[] = $derived.by(() =>
    this.holding ? this.session.selection.ways.flatMap(({ target, cells }) => (cells ? [coverOf(target, cells)] : [])) : [],
  );

  get at(): Point | null {
    return this.#over.key === this.key ? this.#over.point : null;
  }

  /** Where it is seen to lie. */
  readonly ghost: Cover | null = $derived.by(() => (this.holding && this.at ? this.#under(this.at) : null));

  get fits(): boolean {
    const spot = this.ghost && this.#spotOf(this.ghost);
    return spot != null && this.session.selection.preview[0]?.target === spot.name;
  }

  /** The cells of what is looked at, in an order in which they can be used. */
  get order(): readonly string[] {
    return (this.fits && this.session.selection.preview[0]?.cells) || [];
  }

  /** Says why if it does not fit there. */
  hold(point: Point): void {
    if (!this.spots.length || this.session.selection.sent) return;
    this.#over = { key: this.key, point };
    this.session.selection.look(this.#spotOf(this.ghost!)?.name ?? NOWHERE, [this.ghost!.name]);
  }

  /** It is over no cell any more. */
  lift(): void {
    this.#over = { key: this.key, point: null };
  }

  /** A tap: where it fits near that point, or else exactly there. Returns whether it lay there and fits: a second tap. */
  layAt(point: Point): boolean {
    const [lay, near] = [this.fits ? this.ghost : null, nearest(this.fitting, point)];
    const close = near && distance(near.centre, point) <= REACH;
    const inside = lay?.cells.includes(cellName(Math.floor(point[1]), Math.floor(point[0])));
    if (!inside) this.hold(close && !this.#spotOf(this.#under(point)) ? near.centre : point);
    return lay !== null && this.ghost !== null && sameCells(this.ghost, lay);
  }

  /** Holds it in one of the places that are offered, turned as it is to lie. */
  show(target: string): void {
    const spot = this.spots.find(({ name }) => name === target);
    const shape = posesOf(this.plain).find((pose) => poseOf(pose) === spot?.pose);
    if (!spot || !shape) return;
    this.turnTo(shape);
    this.hold(spot.centre);
  }

  /** With its middle over a point: as near as it can lie wholly on the grid. */
  #under([x, y]: Point): Cover {
    const [[right, bottom], { rows, columns }] = [extentOf(this.shape), this.grid];
    const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
    const column = within(x - (right + 1) / 2, columns - right - 1);
    const row = within(y - (bottom + 1) / 2, rows - bottom - 1);
    const inOrder = (one: Point, other: Point) => one[1] - other[1] || one[0] - other[0];
    const cells = [...(this.shape as Shape)].sort(inOrder).map(([across, down]) => cellName(row + down, column + across));
    return coverOf(this.nameAt(row, column), cells);
  }

  /** The place that is offered where it is held, if it fits there. */
  #spotOf(held: Cover): Cover | undefined {
    return this.fitting.find((spot) => sameCells(spot, held));
  }
}
