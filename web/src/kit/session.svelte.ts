// A table as it is shown: all parts of a game share one session. It follows its source, which may be a connection to a
// server or just faces: a picture in the rules, a sheet to look at, any moment of a finished game.

import { getContext, setContext, tick, untrack } from "svelte";
import type { Event, Face, Sheet } from "../wire/messages";
import type { Marks } from "./board/marks";
import type { Lasts } from "./lasts";
import { fly, still, travel } from "./motion";
import { type Place, Places } from "./places.svelte";
import { type Control, Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";

/** What is shown. Values that change are getters. */
export interface Source<S, F> {
  readonly sheet: S;
  readonly names: readonly string[];
  readonly face: F;
  /** The seat at the screen. */
  readonly seat?: number;
  /** The seat that is spoken to as "you", if only one person reads this page. */
  readonly you?: number | null;
  /** The events that have just led to this face; they are shown once. */
  readonly news?: readonly Event[];
  /** Whether changes are seen as motion; a jump to another moment is not. */
  readonly motion?: boolean;
  /** What the seat may do. Left out where a board is only to be looked at; null while nobody at this screen may act. */
  readonly control?: Control | null;
  /** Drawn over the board. */
  readonly marks?: Marks;
  /** Where each seat's latest move went, by names of places on its own board. */
  readonly lasts?: Lasts;
  /** The face drawn in characters, for a game that has no board of its own. */
  readonly text?: string;
}

export type SessionOf<S, F, T extends Session<S, F>> = new (source: Source<S, F>, beside?: T) => T;

const KEY = Symbol("session");
const NO_NEWS: readonly Event[] = [];
const TRAVEL = 700; // milliseconds at the normal pace
const FRAMES = 12; // how long a sheet that comes up is waited for

export class Session<S = Sheet, F = Face> {
  readonly #source: Source<S, F>;
  readonly #told = new Map<string, readonly Event[]>();
  readonly #travelling = new Set<Animation>();
  readonly selection: Selection;
  readonly places = new Places();

  /** A game's own session may share some of its state with the session `beside` it, which shows the same table. */
  constructor(source: Source<S, F>, _beside?: Session<S, F>) {
    this.#source = source;
    this.selection = new Selection(() => source.control ?? null);
  }

  get sheet(): S {
    return this.#source.sheet;
  }

  get names(): readonly string[] {
    return this.#source.names;
  }

  get face(): F {
    return this.#source.face;
  }

  get seat(): number {
    return this.#source.seat ?? 0;
  }

  get you(): number | null {
    return this.#source.you ?? null;
  }

  get news(): readonly Event[] {
    return this.#source.news ?? NO_NEWS;
  }

  get marks(): Marks {
    return this.#source.marks ?? [];
  }

  get text(): string {
    return this.#source.text ?? "";
  }

  /** The places of a seat's latest move, which stays marked until its next. */
  last(seat: number): readonly string[] {
    return this.#source.lasts?.get(seat) ?? [];
  }

  /** Whether the board is for playing, even if not right now; otherwise it is only to look at. */
  get played(): boolean {
    return this.#source.control !== undefined;
  }

  /** Changes are instant. */
  get still(): boolean {
    return this.#source.motion === false || still();
  }

  /** Call during a component's initialisation: passes on news once, to the board that is there after the update. (An
   * update may hand the board to another seat.) */
  once(about: string, tell: (news: readonly Event[]) => void): void {
    $effect(() => {
      const { news } = this;
      let gone = news.length === 0;
      void tick().then(() => {
        if (gone || this.#told.get(about) === news) return;
        this.#told.set(about, news);
        untrack(() => tell(news));
      });
      return () => (gone = true);
    });
  }

  /** Shows how something came about before it counts, if a game has something to show. */
  async before(_news: readonly Event[]): Promise<void> {}

  /** Cuts short what `before` shows. */
  skip(): void {
    for (const way of this.#travelling) way.finish();
  }

  /** Lets a text or a picture fly to the first of some places that can be seen. */
  fly(what: string | Element, from: Place | null, to: readonly string[], delay = 0): void {
    const end = this.places.find(...to);
    if (from && end && !this.still) fly(what, from, end, delay);
  }

  /** Shows that what is at a place has come there from the first of others that can be seen, until it is there. */
  async bring(to: string, from: readonly string[]): Promise<void> {
    await this.carry(to, from, [to]);
  }

  /** Shows how what is at a place goes from the first of some places that can be seen to the first of others. */
  async carry(name: string, from: readonly string[], to: readonly string[]): Promise<void> {
    const ends = () => [this.places.find(name), this.places.find(...from), this.places.find(...to)] as const;
    if (this.still || !settings.longer) return;
    for (let frames = 0; frames < FRAMES && !ends().every((end) => end); frames += 1) await new Promise(requestAnimationFrame);
    const [what, start, end] = ends();
    if (!(what instanceof SVGGraphicsElement) || !start || !end) return;
    const way = travel(what, start, end, TRAVEL * settings.longer);
    const hidden = what === end ? what.animate([{ opacity: 0 }, { opacity: 0 }], TRAVEL * settings.longer) : null;
    this.#travelling.add(way);
    await way.finished.catch(() => {});
    this.#travelling.delete(way);
    hidden?.cancel();
  }
}

/** For all parts below: how fast things move there. */
export function share(session: Session<unknown, unknown>): void {
  setContext(KEY, session);
}

/** Call during a component's initialisation: gives milliseconds, or 0 where changes are instant. */
export function paced(): (wanted: number) => number {
  const session = getContext<Session | undefined>(KEY);
  return (wanted) => ((session ? session.still : still()) ? 0 : wanted);
}
