// A table being set up: who sits where, with which options, and what is wrong with it.

import { knows, say } from "../kit/i18n.svelte";
import { isWordForYou } from "../kit/telling";
import type { Bounds, Clock, GameInfo, NewTable, Option, TableSettings } from "../wire/messages";
import { BOT_NAMES, type Level, LEVELS, levelFor, ownName } from "./play-now";

export const SITTERS = ["person", "open", ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];
const LONGEST_NAME = 24;

const isLevel = (sitter: Sitter): sitter is Level => sitter !== "person" && sitter !== "open";
const kindOf = (sitter: Sitter): "person" | "open" | "bot" => (isLevel(sitter) ? "bot" : sitter);

/** About how long a game takes: with this number of players, or with any. */
export function minutesOf({ minutes, least_seats }: GameInfo, seats?: number): string {
  const known = seats === undefined ? minutes : minutes.slice(seats - least_seats).slice(0, 1);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length ? say("page-minutes", { least, most, range: least === most ? "no" : "yes" }) : "";
}

export class SeatPlan {
  sitter = $state<Sitter>("person");
  name = $state("");

  constructor(sitter: Sitter, name: string) {
    this.sitter = sitter;
    this.name = name;
  }
}

/** What is chosen where somebody is invited. */
export class OnlinePlan {
  clock = $state.raw<Clock | null>(null);
  public = $state(false);
  watching = $state<TableSettings["watching"]>("anyone");
  chat = $state(true);
  /** Something of it does not work. */
  problem = $state(false);
}

export class SetUpPlan {
  readonly game: GameInfo;
  seats = $state<SeatPlan[]>([]);
  readonly online = new OnlinePlan();
  options = $state<Record<string, number | string | null>>({}); // as typed; an empty text is the default

  constructor(game: GameInfo) {
    this.game = game;
    this.seats = [new SeatPlan("person", ownName()), new SeatPlan(levelFor(game.id).value, BOT_NAMES[0]!)].slice(0, game.most_seats);
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.pattern ? "" : this.boundsOf(option).default]));
  }

  /** The options for the present number of players. */
  boundsOf(option: Option): Bounds {
    return option.by_seats[this.seats.length] ?? option;
  }

  /** Somebody is invited. */
  get inviting(): boolean {
    return this.seats.some(({ sitter }) => sitter === "open");
  }

  /** One more player: a person at this screen or elsewhere, or a bot like the last one. */
  add(kind: "person" | "open" | "bot"): void {
    const last = this.seats.map(({ sitter }) => sitter).filter(isLevel).at(-1) ?? levelFor(this.game.id).value;
    const seat = new SeatPlan(kind === "bot" ? last : kind, "");
    seat.name = this.#freeName(seat, this.seats.length);
    this.seats.push(seat);
    this.#fit();
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
    this.#fit();
  }

  /** What cannot be chosen with the new number of players goes back to its default. */
  #fit(): void {
    for (const option of this.game.options) {
      const { default: usual, least, most } = this.boundsOf(option);
      const value = this.options[option.id];
      if (option.by_seats[this.seats.length] && (typeof value !== "number" || value < least || value > most)) this.options[option.id] = usual;
    }
  }

  /** A seat that changes hands gets a fitting name, unless somebody has typed one. */
  sit(seat: SeatPlan, sitter: Sitter): void {
    const [before, kind] = [kindOf(seat.sitter), kindOf(sitter)];
    seat.sitter = sitter;
    if (kind !== before && (kind !== "person" || before === "open" || BOT_NAMES.includes(seat.name))) seat.name = this.#freeName(seat, this.seats.indexOf(seat));
  }

  /** A name for who sits here that nobody else has; of a person, with the number of their seat if it is free. */
  #freeName(seat: SeatPlan, at: number): string {
    const taken = this.seats.filter((other) => other !== seat).map((other) => other.name);
    if (seat.sitter === "open") return "";
    const people = [ownName(), ...[at + 1, 2, 3, 4, 5, 6, 7, 8].map((number) => say("page-player", { number }))];
    return (seat.sitter === "person" ? people : BOT_NAMES).find((name) => !taken.includes(name)) ?? "";
  }

  /** The options that everybody sees, or those that few need; not those that leave no choice for this number of players. */
  optionsFor(few: boolean): readonly Option[] {
    return this.game.options.filter((option) => {
      const { least, most } = this.boundsOf(option);
      return option.rare === few && (least < most || option.pattern !== "");
    });
  }

  /** The values of an option that are chosen by their names; none if it is a number or a text to be typed. */
  namedValues(option: Option): readonly { value: number; name: string }[] {
    const [{ least, most }, id] = [this.boundsOf(option), `${this.game.id}-option-${option.id}-value`];
    if (!option.seat && !knows(id)) return [];
    const seatName = (seat: number) => this.seats[seat - 1]?.name.trim() || say("page-seat", { number: seat });
    const nameOf = (value: number) => (value ? seatName(value) : say("page-drawn"));
    return Array.from({ length: most - least + 1 }, (_, i) => ({
      value: least + i,
      name: option.seat ? nameOf(least + i) : say(id, { value: least + i }),
    }));
  }

  nameProblem(seat: SeatPlan): string {
    if (seat.sitter === "open") return "";
    const name = seat.name.trim();
    if (this.inviting && seat.sitter === "person" && isWordForYou(name)) return say("page-name-yours");
    if (!name) return say("page-name-missing");
    if (name.length > LONGEST_NAME) return say("page-name-long", { most: LONGEST_NAME });
    return this.seats.some((other) => other !== seat && other.name.trim() === name) ? say("page-name-twice") : "";
  }

  /** The chosen options: digits are a number, even where an option may be a text. */
  chosen(option: Option): number | string | null {
    const value = this.options[option.id] ?? null;
    if (typeof value !== "string") return value;
    const text = value.trim().toLowerCase();
    if (text === "") return this.boundsOf(option).default;
    return /^\d{1,16}$/.test(text) ? Number(text) : text;
  }

  optionProblem(option: Option): string {
    const [value, { least, most }] = [this.chosen(option), this.boundsOf(option)];
    const fits =
      typeof value === "string"
        ? new RegExp(`^(?:${option.pattern})$`).test(value)
        : Number.isInteger(value) && value! >= least && value! <= most;
    if (fits) return "";
    return option.pattern
      ? say("page-option-text", { expected: say(`${this.game.id}-option-${option.id}-expected`, { least: `${least}`, most: `${most}` }) })
      : say("page-option-range", { least, most });
  }

  get sound(): boolean {
    return !this.online.problem && !this.seats.some((seat) => this.nameProblem(seat)) && !this.game.options.some((option) => this.optionProblem(option));
  }

  get table(): NewTable {
    const seats = this.seats.map(({ sitter, name }) => {
      if (sitter === "open") return { kind: sitter };
      return sitter === "person" ? { kind: sitter, name: name.trim() } : { kind: "bot" as const, name: name.trim(), level: sitter };
    });
    const options = Object.fromEntries(this.game.options.map((option) => [option.id, this.chosen(option)!]));
    const { clock, public: listed, watching, chat } = this.online;
    return { game: this.game.id, seats, options, ...(this.inviting && { clock, public: listed, watching, chat }) };
  }
}
