// Times as people read them.

import { currentLanguage } from "./i18n.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", SECOND]] as const;

type Width = "long" | "short" | "narrow";

/** "3 days", "1 hour, 30 minutes": at most two units. */
export function duration(milliseconds: number, unitDisplay: Width = "long"): string {
  const first = UNITS.findIndex(([, size]) => milliseconds >= size);
  let rest = Math.max(milliseconds, SECOND);
  const parts = UNITS.slice(first, first < 0 ? undefined : first + 2).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count ? new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay }).format(count) : [];
  });
  return new Intl.ListFormat(currentLanguage(), { type: "unit", style: unitDisplay }).format(parts);
}

const two = (count: number): string => String(count).padStart(2, "0");

/** As a clock shows it: "1:05:09", "4:07", and "9.3" when it is close. Days are words. */
export function countdown(milliseconds: number, tenths = true): string {
  if (milliseconds >= DAY) return duration(milliseconds, "narrow");
  if (tenths && milliseconds < 10 * SECOND) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
