// What a table has agreed about time, and times that are left, in words.

import type { Pace } from "./protocol";
import { words } from "./words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is left: "4:05", "1:04:05", "2 days 3 hr". */
export function timeLeft(milliseconds: number): string {
  if (milliseconds >= DAY)
    return `${words.unit(Math.floor(milliseconds / DAY), "day")} ${words.unit(Math.floor((milliseconds % DAY) / HOUR), "hour")}`;
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...more] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...more.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** A time in its largest unit: "12 min", "3 days". */
export function roughly(milliseconds: number): string {
  if (milliseconds >= DAY) return words.unit(Math.floor(milliseconds / DAY), "day");
  if (milliseconds >= HOUR) return words.unit(Math.floor(milliseconds / HOUR), "hour");
  return words.unit(Math.max(1, Math.floor(milliseconds / MINUTE)), "minute");
}

/** The clock of a table in words; null if it has none. */
export function clockWords(pace: Pace): string | null {
  if (pace.days !== null) return words.say("seats-page-days", { days: pace.days });
  if (pace.bank_seconds === null) return null;
  return words.say("seats-page-live", {
    bank: roughly(pace.bank_seconds * SECOND),
    increment: words.unit(pace.increment_seconds, "second"),
  });
}

/** What the table has agreed about those who are away. By correspondence, the clock says it. */
export function absenceWords(pace: Pace): string | null {
  if (pace.days !== null) return null;
  return pace.away_minutes === null
    ? words.say("seats-page-away-agreed")
    : words.say("seats-page-away-after", { time: roughly(pace.away_minutes * MINUTE) });
}
