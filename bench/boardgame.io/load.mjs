// The load: matches with two sockets each and one move in flight per match, for a while. What to do comes as JSON in
// the first argument; lines of JSON on standard output say when the sockets have joined, when measuring has begun, and
// how it went. It begins when a line comes in.
//
//   kind     "boardgame.io" or "wurf"
//   url      of the server
//   matches  that are played at the same time
//   warm     seconds of moves before measuring begins
//   seconds  that are measured
//   tables   (wurf) a file with the tables and their tokens; a table that is over is followed by the next
//   rejoin   (wurf) sockets join the next table when theirs is over; otherwise every table has its own from the start
//   report   (wurf) a file for what became of every table

import { readFileSync, writeFileSync } from "node:fs";
import { WebSocket } from "ws";

const given = JSON.parse(process.argv[2]);
const took = [];
const tally = { moves: 0, bytes: 0, messages: 0, refused: 0, disorder: 0, joined: 0, joins: 0 };
let moving = false; // now moves are made
let counting = false; // now they count
let finished = false;

const now = () => performance.now();
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const open = (address) => new WebSocket(address, { perMessageDeflate: false });

function heard(bytes) {
  if (!counting) return;
  tally.bytes += bytes;
  tally.messages += 1;
}

/** A move was answered. */
function answered(sent) {
  if (!counting) return;
  took.push(now() - sent);
  tally.moves += 1;
}

// boardgame.io: engine.io 4 and socket.io 4 by hand, which costs less than their client.

const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody wins

class Match {
  constructor(id) {
    this.id = id;
    this.state = this.moves = this.sent = 0;
    this.waiting = 2;
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    this.sockets = [0, 1].map((player) => {
      const socket = open(`${given.url}/socket.io/?EIO=4&transport=websocket`);
      socket.on("message", (data) => this.hear(player, socket, data));
      return socket;
    });
  }

  hear(player, socket, data) {
    heard(data.length);
    const text = String(data);
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
    if (finished) return;
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

/** A seat's page: what it has seen of its table, and whether everything came once and in order. */
class Page {
  constructor(seat) {
    this.seat = seat;
    this.sequence = -1;
    this.waiting = [];
    this.choices = [];
  }

  /** Take an update in; whether it follows from the one before. */
  take({ sequence, after, moments, log, waiting, seats }) {
    const first = this.sequence < 0;
    let right = first || after === this.sequence;
    let at = first ? (moments?.[0]?.sequence ?? sequence) - 1 : this.sequence;
    for (const moment of moments ?? []) right &&= moment.sequence === ++at;
    right &&= sequence === at + 1 || sequence === at;
    let last = first ? -1 : after;
    const logged = new Set();
    for (const entry of log ?? []) {
      right &&= entry.sequence >= last && entry.sequence > (first ? -1 : after) && entry.sequence <= sequence;
      last = entry.sequence;
      logged.add(last);
    }
    right &&= first || logged.size === sequence - after; // every entry of this game tells something to everybody
    this.sequence = sequence;
    if (waiting) this.waiting = waiting;
    const offer = seats?.[0]?.offer; // a patch
    if (Array.isArray(offer)) this.choices = offer[0].choices ?? [];
    else if (offer?.choices) this.choices = offer.choices[0];
    return right;
  }
}

class Table {
  constructor(slot, { table, tokens }, sockets) {
    Object.assign(this, { slot, table, tokens, moves: 0, asked: 0, flying: false, over: false, sent: 0 });
    this.waitingFor = tokens.length;
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    this.pages = tokens.map((_, seat) => new Page(seat));
    this.sockets = sockets ?? tokens.map(() => open(`${given.url}/ws`));
    this.sockets.forEach((socket, seat) => {
      socket.removeAllListeners("message");
      socket.on("message", (data) => this.hear(this.pages[seat], data));
      const join = () => socket.send(JSON.stringify({ type: "Join", table, tokens: [tokens[seat]] }));
      if (sockets) join();
      else {
        socket.on("open", join);
        socket.on("close", () => (tally.refused += finished ? 0 : 1));
      }
    });
  }

  hear(page, data) {
    heard(data.length);
    const message = JSON.parse(String(data));
    if (page.sequence < 0) tally.joined += data.length;
    if (message.type === "Refused") tally.refused += 1;
    if (message.type === "Seated" && message.table !== this.table) tally.disorder += 1;
    if (message.type !== "Update") return;
    const first = page.sequence < 0;
    if (!page.take(message)) tally.disorder += 1;
    if (message.result) this.over = true;
    if (message.answers?.includes(this.asked) && this.flying && page === this.mover) {
      this.flying = false;
      this.moves += 1;
      answered(this.sent);
    }
    if (first) {
      tally.joins += 1;
      if (!--this.waitingFor) this.isReady();
    }
    if (moving && this.slot.table === this && !this.waitingFor) this.go();
  }

  go() {
    if (this.flying || finished) return;
    const [one, other] = this.pages;
    if (this.over) {
      if (one.sequence === other.sequence) this.slot.next();
      return;
    }
    const latest = Math.max(one.sequence, other.sequence);
    const mover = this.pages.find(({ seat, waiting, sequence }) => sequence === latest && waiting.includes(seat));
    if (!mover || !mover.choices.length) return;
    const { action } = mover.choices[Math.floor(Math.random() * mover.choices.length)];
    this.flying = true;
    this.mover = mover;
    this.asked += 1;
    this.sent = now();
    const message = { type: "Choose", seat: mover.seat, action, sequence: mover.sequence, id: this.asked };
    this.sockets[mover.seat].send(JSON.stringify(message));
  }
}

const played = [];

class Slot {
  constructor(tables) {
    this.tables = given.rejoin ? tables : tables.map((table) => new Table(this, table));
    this.at = 0;
    this.table = given.rejoin ? new Table(this, tables[0]) : this.tables[0];
    this.ready = Promise.all((given.rejoin ? [this.table] : this.tables).map(({ ready }) => ready));
    played.push(...(given.rejoin ? [this.table] : this.tables));
  }

  next() {
    this.at += 1;
    if (this.at >= this.tables.length) return done(); // from then on fewer would be moving
    if (given.rejoin) {
      this.table = new Table(this, this.tables[this.at], this.table.sockets);
      played.push(this.table);
    } else {
      this.table = this.tables[this.at];
      this.table.go();
    }
  }

  go() {
    this.table.go();
  }
}

// The course

let began = 0;

function done() {
  if (finished) return;
  finished = true;
  const lasted = counting ? (now() - began) / 1000 : 0;
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))] ?? 0;
  say({ ...tally, seconds: lasted, p50: at(0.5), p99: at(0.99), most: at(1) });
  if (!given.report) process.exit(0);
  setTimeout(() => {
    // What was still on its way has come by now.
    const report = played.map(({ table, moves, pages }) => ({ table, moves, sequences: pages.map(({ sequence }) => sequence) }));
    writeFileSync(given.report, JSON.stringify(report));
    process.exit(0);
  }, 3000);
}

let all;
if (given.kind === "wurf") {
  const tables = JSON.parse(readFileSync(given.tables, "utf8"));
  all = Array.from({ length: given.matches }, (_, i) => new Slot(tables.filter((_, at) => at % given.matches === i)));
} else all = Array.from({ length: given.matches }, (_, i) => new Match(`match-${process.pid}-${i}`));
await Promise.all(all.map(({ ready }) => ready));
say({ joined: tally.joined, joins: tally.joins });
process.stdin.once("data", () => {
  moving = true;
  for (const one of all) one.go();
  setTimeout(() => {
    counting = true;
    began = now();
    say({ counting: true });
    setTimeout(done, 1000 * given.seconds);
  }, 1000 * given.warm);
});
