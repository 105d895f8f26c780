// How a match is followed: what has just happened, in which order and for how long it is shown, what is said of it and
// what stays marked on the boards.

import { untrack } from "svelte";
import type { GameParts } from "../../games";
import type { Marks } from "../../kit/board/marks";
import { type Lasts, lastMoves } from "../../kit/lasts";
import { notices } from "../../kit/notice.svelte";
import type { Director, Shown } from "../../kit/playback.svelte";
import type { Session } from "../../kit/session.svelte";
import { settings } from "../../kit/settings.svelte";
import { play } from "../../kit/sound";
import type { TableLine } from "../../kit/socket.svelte";
import { ask, tell } from "../../kit/telling";
import type { Event } from "../../wire/messages";
import type { Screen } from "./screen.svelte";

// Milliseconds at the normal pace.
const THINKING = 600;
const DWELLING = 1100;
const OWN = 700;
const READ = 600; // What is shown for less cannot be read.

/** What is followed. Values that change are getters. */
interface Followed {
  readonly line: TableLine;
  readonly screen: Screen;
  readonly parts: GameParts;
  readonly shown: Shown;
  readonly session: () => Session;
}

export class Following {
  readonly #of: Followed;
  /** The latest news that there was time to read, unless somebody else has acted since. */
  #latest = $state.raw<readonly Event[]>([]);
  /** They are said in the prompt: while there is more to see, and for a while after it. */
  #said = $state.raw<readonly Event[]>([]);
  /** The line of the log that was tapped, until something happens. */
  pointed = $state.raw<Event | null>(null);
  #announced: readonly Event[] = []; // What stays until somebody goes on is announced before it counts.
  /** The latest move of each player stays marked until the next. */
  readonly lasts: Lasts = $derived.by(() => {
    const { line, parts } = this.#of;
    return lastMoves(line.log, (event) => parts.lastOf?.(event) ?? this.#placesOf(event));
  });
  /** What has happened, in a line per player: what it gained, or what was done. */
  readonly caption: string = $derived.by(() => {
    const seats = [...new Set(this.#said.map(({ seat }) => seat))];
    const telling = seats.map((seat) => {
      const theirs = this.#said.filter((event) => event.seat === seat);
      return theirs.filter(({ points }) => points).at(-1) ?? theirs[0]!;
    });
    return telling.map((event) => this.told(event)).join(" ");
  });

  /** Call during a component's initialisation. */
  constructor(followed: Followed) {
    this.#of = followed;
    const { line, screen } = followed;
    line.playback.director = this.#director();
    $effect(() => untrack(() => line.catchUp()));
    // After each change: the next person at the screen, sounds, and what screen readers say.
    $effect(() => {
      const now = followed.shown;
      untrack(() => {
        const { names, you } = followed.session();
        this.pointed = null;
        screen.heed(now.waiting);
        if (now.update) screen.follow(now.update);
        const prompt = now.update?.seats.find((one) => one.seat === screen.shown)?.offer.prompt;
        this.#announce(line.news, prompt ? ask(prompt, now.waiting, names, you) : "");
      });
    });
    $effect(() => {
      const [said, { playing }] = [this.#said, line.playback];
      if (playing || !said.length) return;
      const timer = setTimeout(() => (this.#said = []), untrack(() => this.#dwelling(said)) * settings.longer);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { stopped } = line.playback;
      if (stopped) untrack(() => this.#announce(stopped, ""));
    });
  }

  /** Who is to act; or who has just acted, while dice roll or something falls. */
  get framed(): readonly number[] {
    const { line, shown } = this.#of;
    if (line.playback.stopped) return [];
    return shown.waiting.length || shown.update?.result ? shown.waiting : this.#latest.flatMap(({ seat }) => seat ?? []);
  }

  readonly told = (event: Event): string => {
    const { names, you } = this.#of.session();
    return tell(event, names, you);
  };

  /** What is marked on a seat's board: the latest moves, and what a line of the log tells. */
  lastMarks(seat: number): Marks {
    const { parts } = this.#of;
    if (parts.marksLasts) return [];
    const seats = parts.onBoard === "always" ? [...this.lasts.keys()] : [seat];
    return [...new Set(seats.flatMap((one) => this.lasts.get(one) ?? []))].map((at) => ({ at, kind: "last" }));
  }

  pointedOn(seat: number): Marks {
    const { pointed } = this;
    return pointed && this.isOn(seat, pointed) ? this.#placesOf(pointed).map((at) => ({ at, kind: "hint" })) : [];
  }

  /** Whether an event is to be seen on a seat's board. */
  isOn(seat: number, event: Event): boolean {
    const shared = () => this.#of.parts.onBoard !== undefined && this.#placesOf(event).some((at) => this.#of.session().places.find(at));
    return event.seat == null || event.seat === seat || shared();
  }

  #placesOf(event: Event): readonly string[] {
    return this.#of.parts.placesOf?.(event) ?? event.at ?? [];
  }

  #director(): Director {
    const { line, parts, session } = this.#of;
    const isMine = this.#isMine;
    /** Whoever acted last acts again: the next step of a turn, not a new one. */
    const goesOn = (news: readonly Event[]): boolean => news.some(({ seat }) => seat != null && line.news.some((one) => one.seat === seat));
    return {
      thinking: (news) => (this.#of.shown.waiting.length && news.some(this.#isSeen) && !news.some(isMine) && !goesOn(news) ? THINKING : 0),
      dwelling: (news) => this.#dwelling(news),
      stops: (news) => parts.stops?.(news) ?? false,
      before: (news) => session().before(news),
      skip: () => session().skip(),
    };
  }

  readonly #isMine = ({ seat }: Event): boolean => seat != null && this.#of.screen.mine.includes(seat);
  readonly #isSeen = (event: Event): boolean => !this.#of.parts.untold?.(event);

  #dwelling(news: readonly Event[]): number {
    const mine = news.some(this.#isMine);
    return news.some(this.#isSeen) ? (this.#of.parts.dwell?.(news, mine) ?? (mine ? OWN : DWELLING)) : 0;
  }

  #announce(news: readonly Event[], prompt: string): void {
    const heard = news === this.#announced ? [] : news.filter(this.#isSeen);
    this.#announced = news;
    const goesOn = heard.every(({ seat }) => this.#latest.some((one) => one.seat === seat));
    if (this.#dwelling(heard) >= READ || !goesOn) {
      this.#latest = heard;
      this.#said = settings.longer ? heard : [];
    }
    for (const sound of new Set(heard.map((event) => this.#of.parts.soundOf(event)))) if (sound) play(sound);
    notices.say([...heard.map(this.told), prompt].join(" "));
  }
}
