// Pieces that are picked up and laid somewhere else: by tap, by dragging, by wheel and by keys.
//
// A board marks what lies on it: `data-source` is on a piece, with where it comes from; `data-target` on what a piece can
// be put into; `data-board` on the drawing in which it lies on spots; `data-ghost` on what is seen to lie there; and
// `data-small` around pieces that a finger can hardly hit.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isArrow, towards } from "../direction";
import { draggable } from "../drag";
import { actByKey } from "../keys";
import { middleOf } from "../motion";
import { notices } from "../notice.svelte";
import type { Session } from "../session.svelte";
import { byWheel, Held, isOn, pointOn, turningKeys } from "./held";
import type { Lay, Picked } from "./picked.svelte";
import { distance, type Point } from "./shapes";

const FINGER = 24; // pixels that a finger may miss a small piece by

/** The board that they lie on. Values that change are getters. */
export interface PieceBoard {
  readonly session: Session<unknown, unknown>;
  readonly held: Picked<Lay>;
  /** The drawing with the spots, its name for those who ask why, and how large its unit is in it. */
  readonly drawing: SVGSVGElement;
  readonly name: string;
  readonly unit: number;
  /** Other places for a piece, by their keys. */
  readonly targets: Readonly<Record<string, string>>;
  /** Where the keyboard begins. */
  readonly middle: Point;
  /** Nothing can be done for now. */
  readonly closed: boolean;
  /** What is looked at, for screen readers. */
  tell(): string;
}

/** Make it during a component's initialisation. */
export class Pieces {
  readonly #board: PieceBoard;
  /** Where on the screen a piece is dragged. */
  at = $state.raw<Point | null>(null);
  #over: string | null = null;
  readonly #dragged: Held;

  constructor(board: PieceBoard) {
    this.#board = board;
    const { session, held } = board;
    const { selection, places } = session;
    this.#dragged = new Held({
      can: (element) => element.closest("[data-ghost]") !== null || selection.movable(within(element, "source") ?? ""),
      start: (element) => {
        const source = within(element, "source");
        if (source && source !== held.key) held.pick(source);
      },
      over: (point, finger) => {
        this.at = point;
        const target = Object.values(board.targets).find((one) => this.canGo(one) && isOn(places.find(one), finger));
        this.#over = target ?? held.caughtAt(this.#pointAt(point))?.name ?? null;
        if (this.#over === null) selection.unlook();
        else selection.look(this.#over);
      },
      turn: (quarters) => held.turn(quarters),
      drop: (finger) => {
        this.at = null;
        if (this.#over !== null) return;
        if (isOn(board.drawing, finger)) selection.look(board.name);
        else selection.cancel();
      },
      stop: () => {
        this.at = null;
        selection.cancel();
      },
    });
    // Keyboard players begin a turn on a piece that may be moved.
    $effect(() => {
      if (!selection.choices.length) return;
      void tick().then(() => {
        if (places.focused("board") && document.activeElement!.matches("[data-source]:not([data-legal])")) places.focus("entry");
      });
    });
  }

  canGo(target: string): boolean {
    const { session, held } = this.#board;
    return held.holding && session.selection.at(target).length > 0;
  }

  /** Put it on what the pieces lie in. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    const { held } = this.#board;
    const heard = new AbortController();
    const { signal } = heard;
    const turn = (quarters: number) => {
      held.turn(quarters);
      this.#dragged.again();
    };
    node.addEventListener("click", (event) => this.#tap(event), { signal });
    node.addEventListener("keydown", (event) => this.#key(event, node), { signal });
    node.addEventListener("wheel", byWheel(() => held.holding, turn), { signal, passive: false });
    window.addEventListener("keydown", (event) => void (held.holding && event.target === document.body && this.#key(event, node)), { signal });
    const undrag = draggable(this.#dragged)(node);
    return () => {
      heard.abort();
      undrag?.();
    };
  };

  #pointAt(point: Point): Point {
    return pointOn(this.#board.drawing, point, this.#board.unit);
  }

  /** A tap picks up what can be moved, lays what is in hand, or says why not. */
  #tap(event: MouseEvent): void {
    const { held, name, session } = this.#board;
    const { selection } = session;
    const element = event.target as Element;
    if (!selection.choices.length || element.closest("[data-tool]")) return;
    const [source, target, near] = [within(element, "source"), within(element, "target"), this.#nearby(element, event)];
    if (element.closest("[data-ghost]")) selection.confirm();
    else if (source && source !== held.key && selection.movable(source)) this.#take(source, event.detail === 0);
    else if (near && near !== held.key) this.#take(near, false);
    else if (held.holding && element.closest("[data-board]")) held.layAt(this.#pointAt([event.clientX, event.clientY]), name);
    else if (source && source === held.key) selection.cancel();
    else if (held.holding && target && (selection.at(target).length || !source)) selection.tap(target);
    else if (source) selection.pick(source);
  }

  /** A tap beside a small piece that may be moved means that piece. */
  #nearby(element: Element, { clientX, clientY, detail }: MouseEvent): string | null {
    const small = detail ? element.closest("[data-small]") : null;
    const far = (piece: Element) => distance(middleOf(piece), [clientX, clientY]);
    const near = [...(small?.querySelectorAll<SVGElement>("[data-source][data-legal]") ?? [])].filter((piece) => far(piece) < FINGER);
    return near.sort((one, other) => far(one) - far(other))[0]?.dataset["source"] ?? null;
  }

  /** Picks a piece up; by keyboard it lies on the board at once, to be moved from there. */
  #take(source: string, byKeyboard: boolean): void {
    const { held, middle } = this.#board;
    held.pick(source);
    if (!byKeyboard) return;
    held.begin(middle);
    this.#tell();
  }

  #tell(): void {
    if (this.#board.session.selection.preview.length) notices.say(this.#board.tell());
  }

  #key(event: KeyboardEvent, node: HTMLElement): void {
    const { closed, held, middle, session, targets } = this.#board;
    const { selection } = session;
    if (!session.played || closed || event.ctrlKey || event.metaKey || event.altKey) return;
    const [at, { holding }] = [event.target as Element, held];
    const [source, target] = [within(at, "source"), targets[event.key.toLowerCase()]];
    if (isArrow(event.key) && holding) held.step(event.key, middle);
    else if (isArrow(event.key) && source) walk(event.key, at.closest("[data-source]")!, node);
    else if (holding && target) selection.look(target);
    else if ((event.key === "Enter" || event.key === " ") && source) this.#enter(source);
    else if (!actByKey(event, turningKeys(held, event))) return;
    event.preventDefault();
    this.#dragged.again();
    if (holding && !selection.sent) this.#tell();
  }

  #enter(source: string): void {
    const { held, session } = this.#board;
    if (held.key === source && session.selection.preview.length) session.selection.confirm();
    else if (session.selection.choices.length) this.#take(source, true);
  }
}

function within(element: Element, what: string): string | null {
  return element.closest<HTMLElement>(`[data-${what}]`)?.dataset[what] ?? null;
}

/** With an empty hand the arrows walk over all pieces, also those that only tell why they stay. */
function walk(key: string, from: Element, node: HTMLElement): void {
  const pieces = [...node.querySelectorAll<SVGElement>("[data-source]")].filter((piece) => piece !== from);
  towards(key, middleOf(from), pieces, middleOf)?.focus();
}
