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
  /** Why this table cannot be joined at all. */
  closed = $state.raw<Message | null>(null);

  readonly #table: string;
  readonly #tokens: readonly string[];
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #left = false;

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
        this.#take(message);
        break;
      case "Refused":
        if (this.seated) this.refused = message;
        else this.#close(message.message);
    }
  }

  #take(update: Update): void {
    const seen = this.log.at(-1)?.sequence ?? 0;
    const fresh = update.log.filter((entry) => entry.sequence > seen);
    this.news = this.update ? fresh.map((entry) => entry.event) : [];
    this.log = [...this.log, ...fresh];
    this.update = update;
    this.lost = false;
    this.#wait = FIRST_WAIT;
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
