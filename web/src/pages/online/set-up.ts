// What is chosen for a table with people elsewhere: its clock, and who may see it.

import { say } from "../../kit/i18n.svelte";
import { duration } from "../../kit/time";
import type { Clock } from "../../wire/messages";

export const WATCHING = ["anyone", "link", "nobody"] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const LEAST = 10; // seconds
export const MOST = 30 * DAY;

type Time = Pick<Clock, "kind" | "seconds" | "increment">;
const perMove = (seconds: number): Time => ({ kind: "move", seconds, increment: 0 });
const perGame = (seconds: number, increment: number): Time => ({ kind: "game", seconds, increment });

/** Clocks to choose from, from hasty to leisurely. */
export const CLOCKS: readonly Time[] = [
  perMove(10),
  perMove(30),
  perMove(MINUTE),
  perMove(3 * MINUTE),
  perGame(5 * MINUTE, 5),
  perGame(15 * MINUTE, 10),
  perGame(30 * MINUTE, 20),
  perMove(12 * HOUR),
  perMove(DAY),
  perMove(3 * DAY),
  perMove(7 * DAY),
];

/** A clock in words; "no clock" for none. */
export function paceOf(clock: Time | null): string {
  if (!clock) return say("online-clock-none");
  const width = clock.increment ? "short" : "long";
  const [time, increment] = [clock.seconds, clock.increment].map((seconds) => duration(seconds * 1000, width));
  return say("online-clock", { kind: clock.kind, time: time!, adds: clock.increment ? "yes" : "no", increment: increment! });
}

/** The units in which a clock of one's own is set. */
export const UNITS = { second: 1, minute: MINUTE, hour: HOUR, day: DAY } as const;
