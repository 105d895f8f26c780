// The connection to a table: joins, receives every change, and reconnects by itself.

import type { EarlierLog, Event, FromPage, Logged, LogStart, Message, Refused, Seated, ToPage, Update } from "../wire/messages";
import { Ahead } from "./ahead.svelte";
import { type Beat, beatsOf, Playback, type Shown } from "./playback.svelte";

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8000;

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
  /** Why this table cannot be joined at all. */
  closed = $state.raw<Message | null>(null);

  readonly #table: string;
  readonly #tokens: readonly string[];
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #left = false;
  #latest = 0; // the sequence of the latest update, shown or still to be shown
  #asked = 0; // the number of choices and take-backs sent so far, and so the latest one's number
  #text = ""; // the language of views as text, if they are wanted
  #wanted = 0; // the sequence up to which the older log has been asked for

  constructor(table: string, tokens: readonly string[]) {
    this.#table = table;
    this.#tokens = tokens;
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  /** Returns the number that the answer will carry. */
  choose(seat: number, action: string): number {
    this.playback.skip(); // Nobody who acts waits for what came before.
    this.#asked += 1;
    this.#send({ type: "Choose", seat, action, sequence: this.#latest, id: this.#asked });
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

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.playback.close();
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wanted = 0;
      this.#join();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as ToPage);
    socket.onclose = () => this.#again();
  }

  #join(): void {
    this.#send({ type: "Join", table: this.#table, tokens: this.#tokens, seen: this.#latest, text: this.#text });
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case "Seated":
        this.seated = message;
        break;
      case "Update":
        this.lost = false;
        this.#wait = FIRST_WAIT;
        this.#receive(message);
        break;
      case "EarlierLog":
        this.#prepend(message);
        break;
      case "Looked":
      case "Advice":
        this.ahead.hear(message);
        break;
      case "Refused":
        this.ahead.giveUp();
        this.answered = Math.max(this.answered, message.id);
        if (this.seated) this.refused = message;
        else this.#close(message.message);
    }
  }

  /** The log that begins again replaces ours: if the server's database was replaced, the game may have gone
   * differently. */
  #receive(update: Update): void {
    const viewer = this.#viewer;
    const log = update.log_start ? update.log : update.log.filter(({ sequence }) => sequence > this.#latest);
    const beats = beatsOf(update, log, viewer);
    this.#latest = update.sequence;
    if (!update.log_start) return this.playback.add(beats);
    this.log = [];
    this.start = update.log_start;
    this.playback.jump({ ...beats.at(-1)!, log, answers: update.answers });
  }

  /** The seat that the log is written for; nobody where several share this page, or nobody plays. */
  get #viewer(): number | null {
    const mine = this.seated?.seats.flatMap(({ yours }, seat) => (yours ? [seat] : [])) ?? [];
    return mine.length === 1 ? mine[0]! : null;
  }

  #take(beat: Beat, news: readonly Event[]): void {
    this.news = news;
    this.log = [...this.log, ...beat.log];
    this.answered = Math.max(this.answered, ...beat.answers);
    this.shown = beat;
  }

  #prepend({ start, until, log }: EarlierLog): void {
    if (until !== this.start?.sequence) return; // The log has begun again since it was asked for.
    this.log = [...log, ...this.log];
    this.start = start;
  }

  #close(reason: Message): void {
    this.closed = reason;
    this.leave();
  }

  readonly #hurry = (): void => {
    if (!this.lost) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

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
