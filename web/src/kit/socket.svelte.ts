// The connection to a table: joins, receives every change, and reconnects by itself.

import type { Around, Choose, EarlierLog, Event, FromPage, Logged, LogStart, Message, Refused, Seated, SeatInfo, ToPage, Update } from "../wire/messages";
import { Ahead } from "./ahead.svelte";
import { Company } from "./company.svelte";
import { type Whole, whole } from "./patches";
import { type Beat, beatsOf, Playback, type Shown } from "./playback.svelte";
import { keepSeen, seenOf } from "./seen";

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8000;
const SLEEP = 5000; // out of sight for longer than this, a connection may be dead without knowing it
const ANSWER = 4000; // within which one that is not answers
const FOR_GOOD = /^error-(table|watch|link|message)/; // refusals of Join that no waiting changes

export class TableLine {
  seated = $state.raw<Seated | null>(null);
  /** What is shown: the latest moment, or one on the way there. */
  shown = $state.raw<Shown | null>(null);
  /** The log up to what is shown. */
  log = $state.raw<readonly Logged[]>([]);
  /** Where the log begins: what came before has not been asked for yet. */
  start = $state.raw<LogStart | null>(null);
  /** The events that have led to what is shown; none that happened before this page joined. */
  news = $state.raw<readonly Event[]>([]);
  lost = $state(false);
  /** The latest refusal. */
  refused = $state.raw<Refused | null>(null);
  /** The number of the latest choice or take-back that has been answered: done and shown, or refused. */
  answered = $state(0);
  /** What the server says of choices before they are made. */
  readonly ahead = new Ahead((message) => this.#send(message));
  readonly playback = new Playback((beat, news) => this.#take(beat, news));
  /** The seats as they are now. */
  seats = $state.raw<readonly SeatInfo[]>([]);
  readonly company = new Company((message) => this.#send(message));
  /** Seats that have yet to act, whatever is shown. */
  waiting = $state.raw<readonly number[]>([]);
  /** The match is over, even if that is not shown yet. */
  over = $state(false);
  /** Why this table cannot be joined now; it is tried again. */
  trouble = $state.raw<Message | null>(null);
  /** Why this table cannot be joined at all. */
  closed = $state.raw<Message | null>(null);

  readonly #table: string;
  readonly #tokens: readonly string[];
  readonly #watch: string;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #probe = 0;
  #hidden = 0; // since when the page has been out of sight
  #joining = false;
  #left = false;
  #latest = 0; // the sequence of the latest update, shown or still to be shown
  #whole: Whole | null = null; // the latest update, which the next one builds on
  #behind = false; // everything has been asked for again
  // The latest choice's or take-back's number. They begin somewhere: a number that a seat has used before would be taken
  // for the same choice, sent again.
  #asked = Math.floor(Math.random() * 2 ** 48);
  #missed: readonly Beat[] | null = []; // what happened before there was a table to show it on; null from then on
  #unanswered: Choose | null = null; // sent again if the connection is lost before its answer comes
  #reseated = -1; // the version of the table at which this page has last asked which seats are its own
  #text = ""; // the language of views as text, if they are wanted
  #wanted = 0; // the sequence up to which the older log has been asked for

  /** `watch`: the token of a link to watch, where that is needed. */
  constructor(table: string, tokens: readonly string[], watch = "") {
    this.#table = table;
    this.#tokens = tokens;
    this.#watch = watch;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("pageshow", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Returns the number that the answer will carry. */
  choose(seat: number, action: string): number {
    this.playback.skip(); // Nobody who acts waits for what came before.
    this.#asked += 1;
    this.#unanswered = { type: "Choose", seat, action, sequence: this.#latest, id: this.#asked };
    this.#send(this.#unanswered);
    return this.#asked;
  }

  takeBack(seat: number): void {
    this.playback.skip();
    this.#asked += 1;
    this.#send({ type: "TakeBack", seat, id: this.#asked });
  }

  /** Asks for an older part of the log, once, if there is one. */
  askEarlier(): void {
    const until = this.start?.sequence ?? 0;
    if (until === 0 || until === this.#wanted || this.lost) return;
    this.#wanted = until;
    this.#send({ type: "Earlier", until });
  }

  /** From now on every update comes with the views as text, in this language. */
  wantText(language: string): void {
    if (language === this.#text) return;
    this.#text = language;
    this.#join();
  }

  /** Shows what happened since the last visit, and while the table was being drawn: it is there. */
  catchUp(): void {
    const missed = this.#missed ?? [];
    this.#missed = null;
    if (missed.length) this.playback.add(missed);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    removeEventListener("online", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.playback.close();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(new URL("ws", document.baseURI.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wanted = 0;
      this.company.reconnect();
      this.#join();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as ToPage);
    socket.onclose = () => this.#again();
  }

  /** Also to be told which seats are this page's now. */
  #join(): void {
    this.#joining = true;
    this.#send({ type: "Join", table: this.#table, tokens: this.#tokens, seen: this.#latest || this.#before, text: this.#text, watch: this.#watch });
  }

  /** What this browser had seen before it saw its latest moment: with that moment, what followed can be shown. */
  get #before(): number {
    return Math.max(0, seenOf(this.#table) - 1);
  }

  #hear(message: ToPage): void {
    clearTimeout(this.#probe);
    switch (message.type) {
      case "Seated":
        this.seated = message;
        this.#sit(message.seats);
        if (this.lost && this.#unanswered) this.#send(this.#unanswered); // It may not have arrived; it acts once.
        this.#joining = false;
        this.trouble = null;
        this.#wait = FIRST_WAIT;
        break;
      case "Around":
        this.company.hear(message);
        this.#reseat(message);
        if (message.stage === "waiting") this.lost = false; // There is no match to wait for.
        break;
      case "Said":
        this.company.hear(message);
        break;
      case "Update":
        this.lost = false;
        this.#put(message);
        break;
      case "EarlierLog":
        this.#prepend(message);
        break;
      case "Looked":
      case "WhyNot":
      case "Advice":
        this.ahead.hear(message);
        break;
      case "Refused":
        this.ahead.giveUp();
        this.#answer([message.id]);
        if (!this.#joining || message.id) this.refused = message;
        else if (FOR_GOOD.test(message.message.id)) this.#close(message.message);
        else this.#later(message.message);
    }
  }

  /** Puts an update together with what is there. If it does not build on that, everything is asked for again. */
  #put(update: Update): void {
    this.#whole = whole(update, this.#whole);
    if (this.#whole) {
      this.#behind = false;
      this.#receive(this.#whole);
    } else if (!this.#behind) {
      this.#behind = true;
      this.#latest = 0;
      this.#join();
    }
  }

  /** The log that begins again replaces ours: if the server's database was replaced, the game may have gone
   * differently. */
  #receive(update: Whole): void {
    const viewer = this.#viewer;
    const log = update.log_start ? update.log : update.log.filter(({ sequence }) => sequence > this.#latest);
    const beats = beatsOf(update, log, viewer);
    const [first, before] = [this.shown === null, this.#before];
    this.#latest = update.sequence;
    this.waiting = update.waiting;
    this.over = update.result !== null;
    if (update.thinking) this.company.think(update.thinking, update.waiting);
    if (first && !update.log_start) return this.#comeBack(beats, before);
    if (!update.log_start) return this.#missed ? void (this.#missed = [...this.#missed, ...beats]) : this.playback.add(beats);
    if (this.#missed) this.#missed = [];
    this.log = [];
    this.start = update.log_start;
    this.playback.jump({ ...beats.at(-1)!, log, answers: update.answers });
  }

  /** After a while: first as it was left, then what happened since, one moment after the other. The log before that is
   * asked for. */
  #comeBack([left, ...missed]: readonly Beat[], before: number): void {
    this.log = [];
    this.start = { sequence: before, face: left!.face };
    this.#missed = missed;
    this.playback.jump(left!);
    this.askEarlier();
  }

  /** The seat that the log is written for; nobody where several share this page, or nobody plays. */
  get #viewer(): number | null {
    const mine = this.seated?.seats.flatMap(({ yours }, seat) => (yours ? [seat] : [])) ?? [];
    return mine.length === 1 ? mine[0]! : null;
  }

  #take(beat: Beat, news: readonly Event[]): void {
    this.news = news;
    this.log = [...this.log, ...beat.log];
    this.#answer(beat.answers);
    this.shown = beat;
    keepSeen(this.#table, beat.sequence);
  }

  #prepend({ start, until, log }: EarlierLog): void {
    if (until !== this.start?.sequence) return; // The log has begun again since it was asked for.
    this.log = [...log, ...this.log];
    this.start = start;
  }

  #answer(ids: readonly number[]): void {
    this.answered = Math.max(this.answered, ...ids);
    if (this.#unanswered && this.answered >= (this.#unanswered.id ?? 0)) this.#unanswered = null;
  }

  /** Only what changes is news: boards are drawn with these names. */
  #sit(seats: readonly SeatInfo[]): void {
    if (JSON.stringify(seats) !== JSON.stringify(this.seats)) this.seats = seats;
  }

  /** Somebody has come, gone or been replaced by a bot. If that concerns a seat of this page, it joins again. */
  #reseat({ seats, version }: Around): void {
    const now = seats.map(({ state, name, level, yours }) => ({ kind: state === "bot" ? ("bot" as const) : ("person" as const), name, level, yours }));
    const same = this.seated?.seats.every(({ yours }, seat) => yours === now[seat]?.yours);
    if (same || this.#reseated === version) return this.#sit(now);
    this.#reseated = version;
    this.#join();
  }

  #close(reason: Message): void {
    this.closed = reason;
    this.leave();
  }

  /** Joining was refused, as it is while the database is away: the sentence is shown, and it is tried again. */
  #later(reason: Message): void {
    this.trouble = reason;
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (!this.lost || this.#left || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Back in sight: connects at once, or asks whether there is still somebody at the other end. */
  readonly #look = (): void => {
    if (document.hidden) this.#hidden = performance.now();
    else if (this.lost) this.#hurry();
    else if (performance.now() - this.#hidden > SLEEP) {
      this.#join();
      this.#probe = window.setTimeout(() => this.#drop(), ANSWER);
    }
  };

  /** Connects again: who this browser belongs to is asked when a connection begins. */
  reconnect(): void {
    this.#drop();
  }

  /** Gives up a connection that does not answer, without waiting until it notices. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.lost = true;
    this.#connect();
  }

  #again(): void {
    if (this.#left) return;
    this.lost = true;
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
