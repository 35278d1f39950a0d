import { beforeEach, describe, expect, it } from "vitest";
import { KNOWN_AFTER } from "../src/lib/coach.svelte";
import { preferences } from "../src/lib/preferences.svelte";
import type { CoachMessage, Table } from "../src/lib/protocol";
import { decision, FakeServer, frame, option, state, table, text } from "./fixtures";

const ask = decision([option(7, "tile:rebel_base"), option(8)]);
const explains = text("What it is for.");
const looks = [text("Look here."), text("Look there.")];

function against(sort: "bot" | "person"): Table {
  const at = table();
  return { ...at, hints: true, seats: at.seats.map((seat) => (seat.yours ? seat : { ...seat, sort })) };
}

function asked(server: FakeServer, key: string): void {
  server.tell(
    state({ reset: true, frames: [frame(0, null)], decisions: [{ ...ask, key }], asked: [0], undo: "free" }),
  );
  server.session.coach.look();
}

function told(key: string): CoachMessage {
  return { type: "coach", seat: 0, key, coaching: { explains, looks } };
}

beforeEach(() => {
  preferences.coach = true;
});

describe("the coach", () => {
  it("is asked once about the question that is open, and only while it is on", () => {
    const server = new FakeServer(against("bot"));
    asked(server, "k1");
    server.session.coach.look();
    expect(server.sent).toEqual([{ type: "coach", seat: 0, key: "k1" }]);
    preferences.coach = false;
    asked(server, "k2");
    expect(server.sent).toHaveLength(1);
  });

  it("says two things at most, and nothing of another question", () => {
    const server = new FakeServer(against("bot"));
    asked(server, "k1");
    server.tell(told("old"));
    expect(server.session.coach.lines).toEqual([]);
    server.tell(told("k1"));
    expect(server.session.coach.lines).toEqual([explains, looks[0]]);
    preferences.coach = false;
    expect(server.session.coach.lines).toEqual([]);
  });

  it("explains a kind of question until it was answered often enough, and again when it is told to", () => {
    const server = new FakeServer(against("bot"));
    for (let times = 0; times < KNOWN_AFTER; times += 1) {
      asked(server, `k${times}`);
      server.tell(told(`k${times}`));
      expect(server.session.coach.explains).toEqual(explains);
      server.session.choose(ask.options[0]!);
    }
    asked(server, "known");
    server.tell(told("known"));
    expect(server.session.coach.lines).toEqual(looks);
    server.session.coach.forget();
    expect(server.session.coach.lines).toEqual([explains, looks[0]]);
  });

  it("does not say that it has nothing to say", () => {
    const server = new FakeServer(against("bot"));
    asked(server, "k1");
    server.tell({ type: "error", message: text("No."), about: "coach" });
    expect(server.session.notice).toBeNull();
  });

  it("is there only against bots, and where hints are allowed", () => {
    expect(new FakeServer(against("person")).session.coach.allowed).toBe(false);
    const server = new FakeServer({ ...against("bot"), hints: false });
    asked(server, "k1");
    expect(server.session.coach.allowed).toBe(false);
    expect(server.sent).toEqual([]);
  });
});
