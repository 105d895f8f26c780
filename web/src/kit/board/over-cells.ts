// A shape that is held over the cells of a grid: it follows a mouse, is dragged by a finger, laid by a tap, and led by keys.

import type { Attachment } from "svelte/attachments";
import { draggable } from "../drag";
import { actByKey } from "../keys";
import { notices } from "../notice.svelte";
import type { Session } from "../session.svelte";
import { CELL, cellName, columnOf, rowOf } from "./cells";
import { byWheel, Held, pointOn, turningKeys } from "./held";
import type { HeldCells } from "./held-cells.svelte";
import { nearest, type Point } from "./shapes";

/** The grid that it is held over. Values that change are getters. */
export interface GridBoard {
  readonly session: Session<unknown, unknown>;
  readonly held: HeldCells;
  readonly drawing: SVGSVGElement;
  /** Pointers mean something else for now. */
  readonly closed: boolean;
  /** Other keys that mean what is in hand, wherever the focus is. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** What is in hand and fits where it is held, for screen readers; the page itself says why it does not. */
  tell(): string;
}

/** The middle of a cell, in cells across and down. */
export function middleIn(cell: string): Point {
  return [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
}

export class OverCells {
  readonly #board: GridBoard;

  constructor(board: GridBoard) {
    this.#board = board;
  }

  /** Put it on what the drawing lies in. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    const { held, session } = this.#board;
    const heard = new AbortController();
    const { signal } = heard;
    const dragged = new Held({
      can: () => held.spots.length > 0 && !this.#board.closed,
      over: (point) => held.hold(this.#pointAt(point)),
      turn: (quarters) => held.turn(quarters),
      tap: ({ clientX, clientY }) => void (held.layAt(this.#pointAt([clientX, clientY])) && session.selection.confirm()),
    });
    const hover = ({ pointerType, buttons, clientX, clientY }: PointerEvent) =>
      void (pointerType === "mouse" && !buttons && held.hold(this.#pointAt([clientX, clientY])));
    node.addEventListener("pointermove", hover, { signal });
    node.addEventListener("wheel", byWheel(() => held.holding, (by) => held.turn(by)), { signal, passive: false });
    window.addEventListener("keydown", (event) => this.#key(event), { signal });
    const undrag = draggable(dragged)(node);
    return () => {
      heard.abort();
      undrag?.();
    };
  };

  /** By keyboard it lies near a cell at once, to be moved from there. */
  begin(cell: string): void {
    const place = nearest(this.#board.held.fitting, middleIn(cell));
    if (!place) return;
    this.#board.held.hold(place.centre);
    const [x, y] = place.centre;
    this.#board.session.places.focus(cellName(Math.floor(y - 0.01), Math.floor(x - 0.01)));
  }

  /** The arrow keys have led to a cell. */
  readonly step = (cell: string): void => {
    this.#board.held.hold(middleIn(cell));
    this.#tell();
  };

  /** By Enter, or by a screen reader's click. */
  enter(cell: string): void {
    const { held, session } = this.#board;
    if (session.selection.preview.length) session.selection.confirm();
    else held.hold(middleIn(cell));
  }

  /** A point of the screen on the grid, in cells across and down. */
  #pointAt(point: Point): Point {
    return pointOn(this.#board.drawing, point, CELL);
  }

  #tell(): void {
    if (this.#board.held.fits) notices.say(this.#board.tell());
  }

  #key(event: KeyboardEvent): void {
    const { session, held, keys } = this.#board;
    if (event.defaultPrevented || (event.target as Element).closest("dialog, input, select") || session.selection.source === null) return;
    if (actByKey(event, { ...turningKeys(held, event), ...keys })) this.#tell();
  }
}
