// The line to a table: joins, hears every change, and comes back by itself when it was cut.

import type { Event, FromPage, Logged, Message, Refused, Seated, ToPage, Update } from "../wire/messages";

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8000;

export class TableLine {
  seated = $state.raw<Seated | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<readonly Logged[]>([]);
  /** What the latest update told; nothing of what was over before this page came. */
  news = $state.raw<readonly Event[]>([]);
  lost = $state(false);
  /** The latest choice that was refused. */
  refused = $state.raw<Refused | null>(null);
  /** A game may show how something came about before it counts: an update takes effect when that has been seen. */
  show: ((news: readonly Event[], update: Update) => Promise<void>) | null = null;
  /** Why this table cannot be joined at all. */
  closed = $state.raw<Message | null>(null);

  readonly #table: string;
  readonly #tokens: readonly string[];
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #left = false;
  #coming: readonly Update[] = [];

  constructor(table: string, tokens: readonly string[]) {
    this.#table = table;
    this.#tokens = tokens;
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  choose(seat: number, action: string): void {
    this.#send({ type: "Choose", seat, action, sequence: this.update?.sequence ?? 0 });
  }

  takeBack(seat: number): void {
    this.#send({ type: "TakeBack", seat });
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const seen = this.log.at(-1)?.sequence ?? 0;
      this.#send({ type: "Join", table: this.#table, tokens: this.#tokens, seen });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as ToPage);
    socket.onclose = () => this.#again();
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case "Seated":
        this.seated = message;
        break;
      case "Update":
        this.lost = false;
        this.#wait = FIRST_WAIT;
        void this.#receive(message);
        break;
      case "Refused":
        if (this.seated) this.refused = message;
        else this.#close(message.message);
    }
  }

  /** One after the other: what has yet to be shown waits for what is being shown. */
  async #receive(update: Update): Promise<void> {
    this.#coming = [...this.#coming, update];
    if (this.#coming.length > 1) return;
    for (let next; (next = this.#coming[0]); this.#coming = this.#coming.slice(1)) {
      const news = this.update ? this.#freshOf(next).map((entry) => entry.event) : [];
      if (this.show && news.length) await this.show(news, next);
      this.#take(next, news);
    }
  }

  #freshOf(update: Update): readonly Logged[] {
    const seen = this.log.at(-1)?.sequence ?? 0;
    return update.log.filter((entry) => entry.sequence > seen);
  }

  #take(update: Update, news: readonly Event[]): void {
    this.news = news;
    this.log = [...this.log, ...this.#freshOf(update)];
    this.update = update;
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
