// The coin in a person's hand: it rubs foil off the cells that may be scratched.

import type { Stroking } from "../../kit/board/strokes";
import type { Point } from "../../kit/board/shapes";
import type { Rubbing } from "./rub";

export interface Rubber {
  readonly rubbing: () => Rubbing;
  /** Something can be scratched now. */
  readonly ready: () => boolean;
  /** A cell can be. */
  readonly may: (cell: string) => boolean;
  /** Enough of a cell is rubbed off. */
  readonly bare: (cell: string) => void;
  /** A cell was tried in vain. */
  readonly refuse: (cell: string) => void;
}

export class Coin implements Stroking {
  readonly #rubber: Rubber;
  /** What was rubbed off, as it is drawn now. */
  paths = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(rubber: Rubber) {
    this.#rubber = rubber;
  }

  show(): void {
    this.paths = this.#rubber.rubbing().paths();
  }

  readonly ready = (): boolean => this.#rubber.ready();

  readonly begin = (point: Point): void => {
    const { rubbing, may, refuse } = this.#rubber;
    rubbing().lift();
    const cell = this.to(point);
    if (!may(cell)) refuse(cell);
  };

  /** Returns the cell that it has come to. */
  readonly to = ([x, y]: Point): string => {
    const { rubbing, may, bare } = this.#rubber;
    const cells = rubbing().move(x, y, may);
    for (const cell of cells) if (may(cell) && rubbing().enough(cell)) bare(cell);
    this.show();
    return cells.at(-1)!;
  };
}
