// Generated from src/wurf/server/wire.py by `python -m wurf.server.typescript`: do not edit.

/** Who will sit here. */
export interface SeatSpec {
  readonly kind: "bot" | "open" | "person";
  readonly name?: string; // left out only for an open seat
  readonly level?: "easy" | "hard" | "medium"; // of a bot
}

export interface Clock {
  readonly kind: "game" | "move"; // time for each move, or for the whole game
  readonly seconds: number;
  readonly increment: number; // seconds that a move adds
  readonly when_out: "move" | "seat"; // a bot moves once, or takes the seat
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatSpec[];
  readonly options?: Readonly<Record<string, number | string>>;
  readonly quick?: boolean; // the other options are not the defaults, but the game's own for "Play now"
  readonly clock?: Clock | null;
  readonly public?: boolean;
  readonly watching?: "anyone" | "link" | "nobody";
  readonly chat?: boolean;
}

export interface Profile {
  readonly name: string;
  readonly language?: string;
}

export interface Email {
  readonly address: string; // empty: forget it
}

export interface LinkToken {
  readonly token: string;
}

export interface MailToken {
  readonly token: string;
  readonly stop?: boolean; // stop all notices, instead of confirming the address
}

export interface Sit {
  readonly name: string;
  readonly token?: string; // an invitation's; not needed at a public table, for one's former seat, and by the host
}

export interface BotSeat {
  readonly level?: "easy" | "hard" | "medium";
  readonly name?: string; // left out: the name of who sat here, or one that nobody has
}

export interface Begin {
  readonly level?: "easy" | "hard" | "medium"; // of the bots that take the open seats
}

/** What the host may change at any time. */
export interface TableSettings {
  readonly public: boolean; // listed in the lobby, where anybody may sit down
  readonly watching: "anyone" | "link" | "nobody"; // who may watch without a seat
  readonly chat: boolean; // free text is allowed, not only phrases
}

/** Play on from the moment after an entry of a finished match. */
export interface Fork {
  readonly sequence: number;
  readonly dice: "new" | "same"; // nature draws from a new seed, or goes on as she did
  readonly seats: readonly SeatSpec[];
}

export interface Again {
  readonly seats: readonly SeatSpec[];
}

/** Another choice in the place of the one that was made by an entry. */
export interface Tried {
  readonly sequence: number;
  readonly action: string;
}

export interface NewEvening {
  readonly game: string;
  readonly title: string;
  readonly seats: number; // at each table
  readonly tables: number;
  readonly options?: Readonly<Record<string, number | string>>;
}

export interface Try {
  readonly name: string;
}

export interface Join {
  readonly type: "Join";
  readonly table: string;
  readonly tokens?: readonly string[];
  readonly seen?: number; // the last sequence that this page has
  readonly text?: string; // the language for views as text, if the page has no board for this game and wants them
  readonly watch?: string; // a watch link's token
}

/** A seat acts. `sequence` is the last one that the page has seen, so that a late move is refused, not misread. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
  readonly action: string; // in the game's notation, as offered
  readonly sequence: number;
  readonly id?: number; // the page's own number for it
}

/** A seat withdraws its sealed choice; or, if it has none, the last move made at this page is taken back. */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly seat: number;
  readonly id?: number;
}

/** Asks what a choice of a seat would surely bring, or a part of one. */
export interface Look {
  readonly type: "Look";
  readonly seat: number;
  readonly action: string; // in the game's notation
}

/** Asks why a seat may not choose something that it tapped: the first of these places that has a reason. */
export interface Why {
  readonly type: "Why";
  readonly seat: number;
  readonly places: readonly string[]; // in the game's own words, as in an offer
}

/** Asks for a good move. It is counted, and told to everybody when the match is over. */
export interface Advise {
  readonly type: "Advise";
  readonly seat: number;
  readonly id?: number;
}

/** Asks for an older part of the log, up to and including this sequence. */
export interface Earlier {
  readonly type: "Earlier";
  readonly until: number;
}

/** A phrase or a text, one of the two, for everybody at the table. Watchers may only say phrases. */
export interface Say {
  readonly type: "Say";
  readonly phrase?: "again" | "bye" | "hello" | "luck" | "nice" | "oops" | "patience" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | null;
  readonly text?: string;
  readonly seat?: number | null; // whose words they are, at a screen with several
  readonly id?: number;
}

/** Asks the other people to agree that this seat's last move, and all that followed, is taken back. */
export interface AskBack {
  readonly type: "AskBack";
  readonly seat: number;
  readonly id?: number;
}

/** The answer of this page's seats to the open question of a take-back; the one who asked withdraws it by a no. */
export interface Agree {
  readonly type: "Agree";
  readonly yes: boolean;
  readonly id?: number;
}

export interface Bounds {
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
}

/** A setting that is chosen for a table: a number, or for some options a text. */
export interface Option {
  readonly id: string;
  readonly default: number | string;
  readonly least: number;
  readonly most: number;
  readonly by_seats: Readonly<Record<string, Bounds>>; // where they differ for some seat counts
  readonly pattern: string; // regular expression (Python and JavaScript) of the texts allowed besides numbers
  readonly former: Readonly<Record<string, number | string>>; // values that only old tables may have, and what new tables get instead
  readonly seat: boolean; // the value is a seat, counted from 1, or 0: drawn by lot
  readonly rare: boolean; // few need it: the set-up folds it away
}

/** What the page needs to show a game's picture and to set up a table. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly options: readonly Option[];
  readonly minutes: readonly number[]; // about how long a game takes, for each seat count from the least; empty if unknown
  readonly weight: "heavy" | "light" | "medium"; // how hard it is to learn
  readonly sheet: Sheet; // the game's own Sheet struct
}

export interface Games {
  readonly games: readonly GameInfo[];
}

export interface TableCreated {
  readonly table: string;
  readonly tokens: readonly (string | null)[]; // one per seat of the page's own; null for a bot's, an open one, or another person's
  readonly seed_hash: string; // the page keeps it, to compare it with the seed that is shown at the end
}

/** Everyone's points in the course of a match, at the beginning and after each turn. */
export interface Curve {
  readonly points: readonly (readonly number[])[]; // one row per turn, one number per seat
}

/** A sentence: its name in the catalogue and its arguments, which may be sentences too. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/** Something that happened, to be logged and shown on the board. */
export interface Event {
  readonly kind: string; // the game's own word; the page chooses the animation by it
  readonly message: Message; // a whole sentence; `core/telling.py` fills in who is meant
  readonly seat?: number | null; // who the sentence is about; None: it concerns everyone
  readonly at?: readonly string[]; // where it happens, in the game's notation
  readonly points?: number;
  readonly other?: number | null; // another seat that the sentence mentions
  readonly motion?: readonly (readonly number[])[]; // how things move, in the game's own numbers
}

/** One legal action, for the page to offer. */
export interface Choice {
  readonly action: string; // in the game's notation; the page sends it back
  readonly kind: string;
  readonly target: string; // the place to show it at, or where it leads, in notation
  readonly source?: string; // where a piece comes from, in games that move pieces
  readonly cells?: readonly string[]; // what it covers, in an order in which that can be done
  readonly piece?: string; // which piece it moves, by name
  readonly lies?: string; // the place where that piece lies now
  readonly other?: number | null; // the seat that it is taken from
  readonly form?: string; // if the page aims: the action with {names} in place of the numbers that it fills in
  readonly numbers?: Readonly<Record<string, number>>; // those of this action, by their names in the form, in the units of the sheet
}

/** What the page shows a seat whose turn it is: the prompt and the legal actions. `Game.why` tells why others are illegal, when somebody asks. */
export interface Offer {
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  readonly hint: Message | null; // advice for a beginner who asks for it
}

/** What everybody saw after an entry of a finished match. */
export interface PastMoment {
  readonly sequence: number;
  readonly last: number; // the sequence of the last entry
  readonly face: Face;
  readonly log: readonly Event[]; // what happened by this entry
  readonly text: string; // the same drawn in characters, for a page that asked for it
  readonly offer: Offer | null; // what a seat could do then, for a page that asked for its view
  readonly asked: readonly Choice[]; // the choices that it asked about, as an offer would show them
}

/** A finished match was replayed by the rules and all draws repeated from the seed: everything is the same. */
export interface Verified {
  readonly entries: number;
  readonly draws: number; // nature's moves that follow from the seed
  readonly falls: number; // her moves that physics decides; they were checked to be possible
}

/** What a person may know of themselves. */
export interface Person {
  readonly name: string;
  readonly language: string;
  readonly email: string; // where notices go; empty if nowhere
  readonly confirmed: boolean; // the address is theirs; no notice is sent before
}

export interface Me {
  readonly person: Person | null; // null as long as this browser has not needed to be somebody
  readonly mails: boolean; // this server can send e-mail
}

/** A secret link. It is shown once: the server keeps only a hash. */
export interface Link {
  readonly token: string;
  readonly address: string; // the whole address, with the token in its fragment
  readonly qr: string; // the same as a QR code: an SVG element as text
  readonly expires: number | null; // in milliseconds since 1970
}

export interface Links {
  readonly seat: Link; // an invitation: whoever has it may sit down
  readonly watch: Link | null; // null if nobody may watch
}

export interface SeatSummary {
  readonly kind: "bot" | "person";
  readonly state: "bot" | "left" | "open" | "taken";
  readonly name: string;
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatSummary[];
  readonly stage: "finished" | "running" | "waiting";
  readonly finished: boolean;
  readonly waiting: readonly number[]; // seats that have yet to act; empty if that is not known
  readonly updated: string; // ISO 8601
  readonly clock: Clock | null;
  readonly public: boolean;
  readonly yours: readonly number[]; // seats of the person who asks
  readonly awaited: boolean; // one of them has yet to act
}

/** What a link is for. */
export interface Linked {
  readonly kind: "device" | "mail" | "seat" | "stop" | "watch";
  readonly table: TableSummary | null; // of an invitation or a watch link
  readonly name: string; // of the person, for the other kinds
}

export interface Tables {
  readonly tables: readonly TableSummary[];
}

export interface Taken {
  readonly table: string;
  readonly seat: number;
  readonly token: string; // holds the seat as the cookie does, for programs without cookies
}

export interface Done {
  readonly version: number; // of the table, after the change
}

export interface Turn {
  readonly sequence: number; // of the entry that ends the turn
  readonly seat: number | null; // who acted; null if several did, or nature alone
}

export interface Turns {
  readonly turns: readonly Turn[];
}

export interface RecordOpened {
  readonly table: string;
}

export interface ComparedTable {
  readonly table: string;
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly curve: readonly (readonly number[])[]; // one row per turn, one number per seat
}

/** Tables that have played with the same dice, the best of each seat first. */
export interface Compared {
  readonly tables: readonly ComparedTable[];
  readonly running: number; // tables on these dice that are not finished
}

/** A number and its standard error. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** A choice that was possible. */
export interface Alternative {
  readonly action: string;
  readonly chance: Figure; // of the seat that chose
  readonly better: Figure; // by how much it is better than what was chosen
}

/** One line of the ledger. */
export interface Item {
  readonly sequence: number; // the entry of the record
  readonly kind: "choice" | "deal" | "meeting" | "roll" | "slip" | "uncovered";
  readonly seat: number; // that chose, or NATURE; of a meeting, NATURE
  readonly action: string;
  readonly before: readonly Figure[]; // each seat's chance
  readonly after: readonly Figure[];
  readonly change: readonly Figure[]; // each seat's luck, or what the choice gained or cost it
  readonly loss: Figure | null; // of a choice that was compared with others: against the best one
  readonly word: "blunder" | "fine" | "inaccuracy" | "mistake" | null; // for it, by what was lost for sure
  readonly alternatives: readonly Alternative[]; // the best choices, the best first
}

/** A seat's account: start + luck + skill + others + meeting + rest = result. */
export interface SeatSum {
  readonly start: Figure;
  readonly result: number;
  readonly luck: Figure;
  readonly skill: Figure; // the gains of its own choices
  readonly others: Figure; // what the others' choices did to it
  readonly meeting: Figure;
  readonly rest: Figure; // its error is that of the whole account
  readonly loss: Figure; // of all its choices against the best ones
  readonly words: Readonly<Record<string, number>>; // how many choices of each word
}

export interface Ledger {
  readonly game: string;
  readonly judge: Message; // who judges, for people
  readonly version: string; // of the reference player and of the ledger
  readonly effort: number; // samples per choice when it is complete
  readonly seed: number;
  readonly done: number; // 0 to 1
  readonly items: readonly Item[];
  readonly seats: readonly SeatSum[];
  readonly turning: readonly (readonly [number, Event])[]; // turning points: a sequence and a sentence
}

/** How far an analysis is. Its figures get better with every look, until it is done. */
export interface Analysing {
  readonly state: "done" | "none" | "running";
  readonly ledger: Ledger | null;
}

/** How good a choice would have been. */
export interface Judgement {
  readonly better: Figure; // than the choice that was made
  readonly short: Figure; // of the best of those it was compared with
  readonly good: boolean; // it is as good as any of them, as far as can be told
}

export interface EveningCreated {
  readonly evening: string;
  readonly tables: readonly string[];
}

export interface EveningTable {
  readonly table: string;
  readonly names: readonly string[];
  readonly stage: "finished" | "running" | "waiting";
}

/** A line of a ranking: who did how well on the same seat and the same dice. */
export interface Ranked {
  readonly place: number; // 1 is the best; equal ones share it
  readonly name: string;
  readonly table: string | null; // null while others must not look at it
  readonly seat: number;
  readonly points: number;
  readonly hints: number; // good moves that were shown
  readonly yours: boolean;
}

export interface Evening {
  readonly title: string;
  readonly game: string;
  readonly tables: readonly EveningTable[];
  readonly ranking: readonly (readonly Ranked[])[]; // one per seat, of the finished tables
  readonly revealed: boolean;
}

/** One set of dice per game and day, the same for everybody on this server. */
export interface Challenge {
  readonly game: string;
  readonly day: string; // ISO 8601; days begin at midnight UTC
  readonly seed_hash: string; // fixed before anybody has played
  readonly seats: number; // 1: alone; otherwise the person and bots
  readonly table: string | null; // of the try of who asks
  readonly finished: boolean; // that try is over
  readonly mark: number | null; // the hard bot's points; null until it has played, or while one's own try is not over
  readonly ranking: readonly Ranked[];
  readonly streak: number; // days in a row with a finished try of who asks, up to today or yesterday
}

/** A day that is over. */
export interface Past {
  readonly day: string;
  readonly seed: string;
}

export interface Revealed {
  readonly game: string;
  readonly past: readonly Past[]; // the seeds of the last days
  readonly coming: readonly string[]; // the hashes of the next days' seeds
}

export interface Challenges {
  readonly challenges: readonly Challenge[];
  readonly revealed: readonly Revealed[];
  readonly closes: number; // when the day is over, in milliseconds since 1970
}

/** One finished match of a person. */
export interface Played {
  readonly table: string;
  readonly game: string;
  readonly day: string;
  readonly seat: number;
  readonly points: number;
  readonly rank: number;
  readonly seats: number;
  readonly opponents: readonly string[];
  readonly luck: number | null; // null until it has been analysed
  readonly skill: number | null;
  readonly words: Readonly<Record<string, number>>; // how many choices of each word
}

export interface Statistics {
  readonly played: readonly Played[]; // the latest first
}

export interface SeatInfo {
  readonly kind: "bot" | "person";
  readonly name: string;
  readonly level: "easy" | "hard" | "medium" | null;
  readonly yours: boolean; // this page holds the seat
}

/** The answer to Join: what does not change during the match, and the seats as they are now. */
export interface Seated {
  readonly type: "Seated";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | string>>;
  readonly seats: readonly SeatInfo[];
  readonly seed_hash: string;
  readonly sheet: Sheet;
  readonly parts: boolean; // the server has a board for the page, at /games/GAME/parts.js
  readonly covered: boolean; // seats know different things: a shared screen is covered while it changes hands
  readonly advice: boolean; // who asks is shown a good move; not where others are ranked with the same dice
  readonly ranking: string; // the path of the page where its result is ranked: today's challenge, or an evening
}

export interface SeatAround {
  readonly state: "bot" | "left" | "open" | "taken";
  readonly name: string; // of who sits here, or of who sat here last; empty if nobody ever did
  readonly level: "easy" | "hard" | "medium" | null; // of a bot
  readonly yours: boolean;
  readonly former: boolean; // yours before: you may take it back
  readonly here: boolean; // a page of who sits here is connected
  readonly since: number | null; // since when this seat has had to act, in milliseconds since 1970
}

/** The open question of a take-back, with what became known since that move. */
export interface Asked {
  readonly seat: number; // who asks
  readonly sequence: number; // the match would stand where it stood after this entry
  readonly moves: number; // moves of seats that would be taken back
  readonly draws: number; // moves of nature among what follows: she will repeat them
  readonly uncovered: boolean; // something hidden was seen since
  readonly agreed: readonly number[];
  readonly missing: readonly number[]; // seats that have not answered yet
}

export interface ClocksNow {
  readonly left: readonly number[]; // milliseconds per seat, at the time `now` of the message; never below 0
  readonly running: readonly number[]; // seats whose clock runs
}

/** Everything at a table but the match, whenever something of it changes. After a move, an Update says since when its seats have been to act and how the clocks stand. */
export interface Around {
  readonly type: "Around";
  readonly version: number; // grows with every stored change; who is here changes without it
  readonly stage: "finished" | "running" | "waiting";
  readonly seats: readonly SeatAround[];
  readonly watchers: number; // pages without a seat
  readonly settings: TableSettings;
  readonly clock: Clock | null;
  readonly host: boolean; // this page is the host's
  readonly host_seat: number | null; // the first seat of the host
  readonly asked: Asked | null;
  readonly next: string | null; // the table of the rematch
  readonly clocks: ClocksNow | null;
  readonly now: number; // the server's time, in milliseconds since 1970
}

/** A line of chat; after Join, the newest 50. */
export interface Said {
  readonly type: "Said";
  readonly number: number;
  readonly seat: number | null; // null: a watcher
  readonly name: string;
  readonly phrase: "again" | "bye" | "hello" | "luck" | "nice" | "oops" | "patience" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | null;
  readonly text: string;
  readonly at: number; // milliseconds since 1970
}

/** How the table looked after one entry, for the viewer that the log is written for. */
export interface Moment {
  readonly sequence: number;
  readonly face: Readonly<Record<string, unknown>> | readonly unknown[]; // to the face of the moment before; of the first, to the face of the last update
  readonly waiting: readonly number[]; // seats that had yet to act
  readonly text?: string; // the same drawn in characters, for a page that asked for it
}

/** What only the page that holds this seat gets. */
export interface SeatUpdate {
  readonly seat: number;
  readonly offer?: Readonly<Record<string, unknown>> | readonly unknown[]; // what it may do, as a patch to its offer in the last update
  readonly face?: Readonly<Record<string, unknown>> | readonly unknown[]; // this seat's view, as a patch to the update's face
  readonly text?: string; // the same view drawn in characters, for a page that asked for it
}

export interface Logged {
  readonly sequence: number;
  readonly event: Event;
}

/** Where a part of the log begins: after this sequence, with what everybody saw then. */
export interface LogStart {
  readonly sequence: number;
  readonly face: Face;
}

/** One line of a final account: what for, and how many points. */
export interface Line {
  readonly message: Message;
  readonly points: number;
}

export interface Result {
  readonly points: readonly number[];
  readonly ranks: readonly number[]; // 1 is the best; equal ranks are shared
  readonly tie_break: Message | null; // what decided where points were equal
  readonly accounts: readonly (readonly Line[])[]; // each seat's points, explained
  readonly teams: readonly number[]; // each seat's team; empty if everyone plays for themselves
}

/** Since when the seats that have to act have been to act, where others wait for them. */
export interface Thinking {
  readonly since: number | null; // in milliseconds since 1970
  readonly now: number; // the server's time
  readonly clocks?: ClocksNow | null; // if the table has clocks
}

/** The table as it is now, by what has changed since the last update. The log begins after what the page has seen, or at `log_start`. */
export interface Update {
  readonly type: "Update";
  readonly sequence: number;
  readonly face: Readonly<Record<string, unknown>> | readonly unknown[]; // what the viewer sees that the log is written for: to the last moment, or to the last update
  readonly waiting: readonly number[]; // seats that have yet to act
  readonly after?: number | null; // the sequence of the update that the patches build on; null: they build on nothing
  readonly moments?: readonly Moment[]; // how it came to this: after each entry not seen, but for the last
  readonly seats?: readonly SeatUpdate[]; // for the seats of this page
  readonly log?: readonly Logged[];
  readonly log_start?: LogStart | null; // if set, the page drops its log, which begins again here
  readonly can_take_back?: boolean; // the last move made at this page can be taken back
  readonly result?: Result | null; // when the match is over
  readonly seed?: string | null; // revealed then
  readonly hints?: readonly number[]; // good moves shown to each seat; told then, and empty if there were none
  readonly text?: string; // what everybody may see, drawn in characters, for a page that asked for it
  readonly thinking?: Thinking | null; // since when the seats to act have been so, where others wait for them
  readonly answers?: readonly number[]; // the page's own numbers of its requests that this update answers
}

/** The answer to Earlier: the log after `start`, up to the requested sequence. */
export interface EarlierLog {
  readonly type: "EarlierLog";
  readonly start: LogStart;
  readonly until: number;
  readonly log: readonly Logged[];
}

/** What a choice surely brings, told before it is made. */
export interface Preview {
  readonly points?: number | null; // that the seat gains, or loses; None where chance or something hidden has a say
  readonly brings?: readonly Message[]; // in words, each a few of them
  readonly allows?: readonly string[]; // the places that can be reached with it afterwards, in notation
}

/** The answer to Look: true as long as the sequence is this one. */
export interface Looked {
  readonly type: "Looked";
  readonly seat: number;
  readonly action: string;
  readonly sequence: number;
  readonly preview: Preview;
}

/** The answer to Why: true as long as the sequence is this one. No message: there is no reason to tell. */
export interface WhyNot {
  readonly type: "WhyNot";
  readonly seat: number;
  readonly places: readonly string[];
  readonly sequence: number;
  readonly message: Message | null;
}

/** The answer to Advise: a good move for this turn, and why it is good. */
export interface Advice {
  readonly type: "Advice";
  readonly seat: number;
  readonly choice: Choice;
  readonly preview: Preview;
  readonly reason: Message;
  readonly id: number; // the page's own number of the request
}

/** A request was refused and nothing changed; `message` says why. */
export interface Refused {
  readonly type: "Refused";
  readonly message: Message;
  readonly rule: string;
  readonly id: number; // the page's own number of the refused request
}

export type FromPage = Join | Choose | TakeBack | Look | Why | Advise | Earlier | Say | AskBack | Agree;

export type ToPage = Seated | Around | Said | Update | EarlierLog | Looked | WhyNot | Advice | Refused;

/** Each game's own: see `messages.ts` in its folder. */
export type Sheet = unknown;

/** Each game's own: see `messages.ts` in its folder. */
export type Face = unknown;

export const MAX_MESSAGE = 16384;
