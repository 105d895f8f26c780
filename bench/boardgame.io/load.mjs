// The load: a few matches with two sockets each and one move in flight per match, for a while. Lines of JSON on standard
// output say how it went; it begins when a line comes in.
//
//   node load.mjs peer  URL MATCHES SECONDS
//   node load.mjs wurf  URL MATCHES SECONDS TABLES.json     tables that end are replaced by the next of the file

import { readFileSync } from "node:fs";
import { WebSocket } from "ws";

const [kind, url, matches, seconds, file] = process.argv.slice(2);
const took = [];
const tally = { moves: 0, bytes: 0, messages: 0, refused: 0, disorder: 0, joined: 0 };
let until = 0;
let moving = false;

const now = () => performance.now();

/** A move was answered. */
function answered(sent) {
  if (!moving) return;
  took.push(now() - sent);
  tally.moves += 1;
}

// boardgame.io: engine.io 4 and socket.io 4 by hand, which costs less than their client.

const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody wins

class Match {
  constructor(id) {
    this.state = 0;
    this.moves = 0;
    this.sockets = [0, 1].map((player) => {
      const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      socket.on("message", (data) => this.hear(player, socket, String(data)));
      return socket;
    });
    this.id = id;
    this.sent = 0;
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    this.waiting = 2;
  }

  hear(player, socket, text) {
    tally.bytes += moving ? text.length : 0;
    tally.messages += moving ? 1 : 0;
    if (text === "2") socket.send("3");
    else if (text.startsWith("0")) socket.send("40/tic-tac-toe,");
    else if (text.startsWith("40")) {
      socket.send(`42/tic-tac-toe,${JSON.stringify(["sync", this.id, String(player), null, 2])}`);
    } else if (text.startsWith('42/tic-tac-toe,["sync"')) {
      if (!--this.waiting) this.isReady();
    } else if (text.startsWith('42/tic-tac-toe,["update"')) {
      const [, , state] = JSON.parse(text.slice(15));
      if (player !== this.mover || state._stateID <= this.state) return; // the other's copy, or of the move before
      this.state = state._stateID;
      answered(this.sent);
      this.go();
    }
  }

  go() {
    if (now() >= until) return done();
    this.mover = this.moves % 2;
    const cell = DRAWN[this.moves % 9];
    this.moves += 1;
    const player = String(this.mover);
    const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args: [cell], playerID: player, credentials: null } };
    this.sent = now();
    this.sockets[this.mover].send(`42/tic-tac-toe,${JSON.stringify(["update", action, this.state, this.id, player])}`);
  }
}

// Wurf

class Table {
  constructor({ table, tokens }, slot) {
    this.slot = slot;
    this.flying = false;
    this.over = false;
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    this.waitingFor = tokens.length;
    this.asked = 0;
    this.seats = tokens.map((token, seat) => {
      const socket = new WebSocket(`${url}/ws`, { perMessageDeflate: false });
      const page = { socket, seat, sequence: -1, logged: 0, waiting: [], choices: [], sent: 0 };
      socket.on("open", () => socket.send(JSON.stringify({ type: "Join", table, tokens: [token] })));
      socket.on("message", (data) => this.hear(page, String(data)));
      socket.on("close", () => (tally.refused += 1));
      return page;
    });
  }

  hear(page, text) {
    tally.bytes += moving ? text.length : 0;
    tally.messages += moving ? 1 : 0;
    tally.joined += moving ? 0 : text.length;
    const message = JSON.parse(text);
    if (message.type === "Refused") tally.refused += 1;
    if (message.type !== "Update") return;
    const first = page.sequence < 0;
    if (!first && message.after !== page.sequence) tally.disorder += 1;
    for (const { sequence } of message.log ?? []) {
      if (sequence < page.logged || (!first && sequence <= page.sequence)) tally.disorder += 1;
      page.logged = sequence;
    }
    page.sequence = message.sequence;
    page.waiting = message.waiting;
    const offer = message.seats[0]?.offer;
    if (offer) page.choices = offer.choices ?? [];
    if (message.result) this.over = true;
    if (message.answers?.includes(this.asked) && this.flying && page === this.mover) {
      this.flying = false;
      answered(page.sent);
    }
    if (first && !--this.waitingFor) this.isReady();
    if (moving && this.slot.table === this) this.go();
  }

  go() {
    if (this.flying) return;
    if (now() >= until) return done();
    if (this.over) return this.slot.next();
    const latest = Math.max(...this.seats.map(({ sequence }) => sequence));
    const mover = this.seats.find(({ seat, waiting, sequence }) => sequence === latest && waiting.includes(seat));
    if (!mover || !mover.choices.length) return;
    const { action } = mover.choices[Math.floor(Math.random() * mover.choices.length)];
    this.flying = true;
    this.mover = mover;
    this.asked += 1;
    mover.sent = now();
    mover.socket.send(JSON.stringify({ type: "Choose", seat: mover.seat, action, sequence: mover.sequence, id: this.asked }));
  }
}

class Slot {
  constructor(tables) {
    this.tables = tables.map((table) => new Table(table, this));
    this.ready = Promise.all(this.tables.map(({ ready }) => ready));
    this.at = 0;
  }

  get table() {
    return this.tables[this.at];
  }

  next() {
    this.at += 1;
    if (this.at < this.tables.length) this.table.go();
    else done();
  }

  go() {
    this.table.go();
  }
}

let finished = false;
let began = 0;
/** The first that stops ends it for all: from then on fewer would be moving. */
function done() {
  if (finished) return;
  finished = true;
  const lasted = (now() - began) / 1000;
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))] ?? 0;
  console.log(JSON.stringify({ ...tally, seconds: lasted, p50: at(0.5), p99: at(0.99), most: at(1) }));
  process.exit(0);
}

const count = Number(matches);
let all;
if (kind === "peer") all = Array.from({ length: count }, (_, i) => new Match(`match-${process.pid}-${i}`));
else {
  const tables = JSON.parse(readFileSync(file, "utf8"));
  all = Array.from({ length: count }, (_, i) => new Slot(tables.filter((_, at) => at % count === i)));
}
await Promise.all(all.map(({ ready }) => ready));
console.log(JSON.stringify({ joined: tally.joined }));
process.stdin.once("data", () => {
  moving = true;
  began = now();
  until = began + 1000 * Number(seconds);
  for (const one of all) one.go();
});
