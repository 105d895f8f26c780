// The match as it is watched: one moment after the other, at a pace one can follow. What the server knows already waits
// here; a person who does not want to wait skips it.

import type { Event, Face, Logged } from "../wire/messages";
import type { Whole } from "./patches";
import { settings } from "./settings.svelte";

/** A moment of the match on this page. */
export interface Shown {
  readonly sequence: number;
  /** As everybody on this page may see it. */
  readonly face: Face;
  /** Seats that have yet to act. */
  readonly waiting: readonly number[];
  readonly text: string;
  /** Only with the latest moment: what is offered, and how it ended. */
  readonly update: Whole | null;
}

/** A moment that is still to be shown, with what led to it. */
export interface Beat extends Shown {
  readonly log: readonly Logged[];
  readonly answers: readonly number[];
}

/** How a table shows a beat. Times are milliseconds at the normal pace. */
export interface Director {
  /** Before it: the time that others seem to think. */
  thinking(news: readonly Event[]): number;
  /** After it, until the next may follow. It delays nobody who acts. */
  dwelling(news: readonly Event[]): number;
  /** Shows how it came about. */
  before(news: readonly Event[]): Promise<void>;
  /** Whether this stays until somebody goes on, however fast the rest is shown. */
  stops(news: readonly Event[]): boolean;
  /** Cuts short what is being shown. */
  skip(): void;
}

export class Playback {
  readonly #take: (beat: Beat, news: readonly Event[]) => void;
  #coming = $state.raw<readonly Beat[]>([]);
  #ready = 0; // when the next beat may be shown
  #running = false;
  #hurried = false;
  #held = false;
  #stop = $state.raw<readonly Event[] | null>(null);
  #wake: () => void = () => {};
  director: Director | null = null;

  constructor(take: (beat: Beat, news: readonly Event[]) => void) {
    this.#take = take;
    document.addEventListener("visibilitychange", this.#look);
  }

  /** There is more to see than is shown. */
  get playing(): boolean {
    return this.#coming.length > 0;
  }

  /** What is shown until somebody goes on. */
  get stopped(): readonly Event[] | null {
    return this.#stop;
  }

  goOn(): void {
    this.#stop = null;
    this.#wake();
  }

  add(beats: readonly Beat[]): void {
    this.#coming = [...this.#coming, ...beats];
    void this.#run();
  }

  /** Shows a moment at once, and nothing of what was still to come before it. */
  jump(beat: Beat): void {
    this.#coming = [];
    this.#ready = 0;
    this.director?.skip();
    this.goOn();
    this.#take(beat, []);
  }

  /** Shows the latest moment at once, or the next that stops: somebody has seen enough, or acts. */
  skip(): void {
    this.#ready = 0;
    if (!this.playing || this.#stop) return;
    this.#hurried = true;
    this.director?.skip();
    this.#wake();
  }

  /** Waits while something else wants attention. */
  hold(held: boolean): void {
    this.#held = held;
    this.#wake();
  }

  close(): void {
    this.#coming = [];
    this.goOn();
    document.removeEventListener("visibilitychange", this.#look);
  }

  readonly #look = (): void => this.#wake();

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#coming.length) {
      const quick = this.#instant ? this.#untilStop() : 0;
      if (quick) this.#finish(quick);
      else await this.#show(this.#coming[0]!);
    }
    this.#running = this.#hurried = false;
  }

  get #instant(): boolean {
    return this.#hurried || !this.director || settings.pace === "instant";
  }

  /** How many beats come before one that stops. */
  #untilStop(): number {
    const at = this.#coming.findIndex(({ log }) => this.director?.stops(newsOf(log)));
    return at < 0 ? this.#coming.length : at;
  }

  /** So many beats in one. */
  #finish(count: number): void {
    const beats = this.#coming.slice(0, count);
    const [log, answers] = [beats.flatMap((beat) => beat.log), beats.flatMap((beat) => beat.answers)];
    this.#coming = this.#coming.slice(count);
    this.#take({ ...beats.at(-1)!, log, answers }, newsOf(log));
  }

  async #show(beat: Beat): Promise<void> {
    const [news, director] = [newsOf(beat.log), this.director!];
    const stops = director.stops(news);
    this.#ready = Math.max(this.#ready, performance.now() + this.#paced(director.thinking(news)));
    await this.#wait();
    if ((this.#instant && !stops) || beat !== this.#coming[0]) return;
    try {
      if (news.length) await director.before(news);
    } catch (error) {
      reportError(error); // It has happened, even if it cannot be shown.
    }
    if (stops) await this.#untilGoneOn(beat, news);
    if (beat !== this.#coming[0]) return; // Something else is shown by now.
    this.#coming = this.#coming.slice(1);
    this.#ready = performance.now() + (stops ? 0 : this.#paced(director.dwelling(news)));
    this.#take(beat, news);
  }

  async #untilGoneOn(beat: Beat, news: readonly Event[]): Promise<void> {
    this.#hurried = false; // Only up to here.
    this.#stop = news;
    while (this.#stop && beat === this.#coming[0]) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#stop = null;
  }

  #paced(milliseconds: number): number {
    return milliseconds * settings.longer;
  }

  async #wait(): Promise<void> {
    for (;;) {
      const left = this.#ready - performance.now();
      const stopped = this.#held || document.hidden;
      if (this.#instant || !this.#coming.length || (left <= 0 && !stopped)) return;
      await new Promise<void>((resolve) => {
        const timer = stopped ? 0 : setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

function newsOf(log: readonly Logged[]): readonly Event[] {
  return log.map(({ event }) => event);
}

/** The beats that lead from what a page has seen to an update: one per entry, as far as the server tells them apart. */
export function beatsOf(update: Whole, log: readonly Logged[], viewer: number | null): readonly Beat[] {
  const { sequence, face, waiting, text, answers, moments } = update;
  const own = update.seats.find(({ seat }) => seat === viewer);
  const latest = { sequence, face: own?.face ?? face, waiting, text: own?.text ?? text, update };
  const shown: readonly Shown[] = [...moments.map((moment) => ({ ...moment, update: null })), latest];
  return shown.map((moment, i) => {
    const after = shown[i - 1]?.sequence ?? 0;
    const entries = log.filter((entry) => entry.sequence > after && entry.sequence <= moment.sequence);
    return { ...moment, log: entries, answers: i ? [] : answers };
  });
}
