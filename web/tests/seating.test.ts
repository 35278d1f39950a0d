import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Table, TableSeat } from "../src/lib/protocol";
import { Seating } from "../src/lib/seating.svelte";
import { absenceWords, clockWords, roughly, timeLeft } from "../src/lib/times";
import { table } from "./fixtures";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

const PERSON: Partial<TableSeat> = { sort: "person", level: null, here: true };

function at(...seats: Partial<TableSeat>[]): Table {
  const usual = table([true, ...seats.map(() => false)]);
  return { ...usual, seats: usual.seats.map((seat, number) => ({ ...seat, ...(seats[number - 1] ?? {}) })) };
}

function seated(shown: Table): { seating: Seating; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  const seating = new Seating(
    () => shown,
    (message) => sent.push(message),
  );
  seating.time.set(shown.now);
  seating.time.tell(shown.clock);
  return { seating, sent };
}

describe("seats of others", () => {
  it("may be given to a bot from the time that the server tells, by the server's clock", () => {
    const away = { ...PERSON, here: false, may_stand_in: "2026-01-01T00:00:05Z" };
    const { seating, sent } = seated(at(away));
    expect(seating.mayStandIn(1)).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(seating.mayStandIn(1)).toBe(true);
    seating.standIn(1, "easy");
    expect(sent).toEqual([{ type: "stand_in", seat: 0, of: 1, level: "easy" }]);
    seating.time.stop();
  });

  it("may be asked for before, if somebody else is there", () => {
    const away = { ...PERSON, here: false };
    expect(seated(at(away)).seating.mayAsk(1)).toBe(false);
    expect(seated(at(away, PERSON)).seating.mayAsk(1)).toBe(true);
    expect(seated(at(away, PERSON)).seating.mayAsk(2)).toBe(false);
  });
});

describe("a clock", () => {
  it("goes on between what the server tells", () => {
    const clock = {
      seats: [
        { left: 65_000, running: true },
        { left: 30_000, running: false },
      ],
      paused_by: null,
      paused_until: null,
      pauses: [],
    };
    const { time } = seated({ ...at(PERSON), clock }).seating;
    vi.advanceTimersByTime(5000);
    expect([time.left(0), time.left(1), time.left(2)]).toEqual([60_000, 30_000, null]);
    vi.advanceTimersByTime(90_000);
    expect(time.left(0)).toBe(0);
    time.stop();
  });
});

describe("times in words", () => {
  it("tells what is left", () => {
    expect([65_000, 3_725_000, 183_600_000].map(timeLeft)).toEqual(["1:05", "1:02:05", "2 days 3 hrs"]);
  });

  it("tells what a table has agreed", () => {
    const pace = { away_minutes: 10, bank_seconds: null, increment_seconds: 0, days: null };
    expect(clockWords(pace)).toBeNull();
    expect(absenceWords(pace)).toBe("After 10 mins a bot may play for who is away.");
    expect(clockWords({ ...pace, bank_seconds: 900, increment_seconds: 15 })).toBe(
      "15 mins each, and 15 secs for each choice",
    );
    expect(clockWords({ ...pace, days: 3 })).toBe("By correspondence: 3 days for each choice");
    expect(absenceWords({ ...pace, days: 3 })).toBeNull();
    expect(roughly(30_000)).toBe("1 min");
  });
});
