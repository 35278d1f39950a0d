import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PACE, preferences } from "../src/lib/preferences.svelte";
import { decision, FakeServer, frame, option, state, table } from "./fixtures";

const ask = decision([option(7, "tile:rebel_base"), option(8)]);
const start = state({ reset: true, frames: [frame(0, null)], decisions: [ask], asked: [0], undo: "free" });

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = "normal";
});
afterEach(() => vi.useRealTimers());

describe("a session", () => {
  it("starts from a reset state", () => {
    const server = new FakeServer();
    server.tell(start);
    const { session } = server;
    expect(session.view).toEqual({ round: 1, at: 0 });
    expect(session.decision).toBe(ask);
    expect(session.undoState).toBe("free");
    expect(session.optionsFor("tile:rebel_base")).toEqual([ask.options[0]]);
  });

  it("sends a choice with the decision's key and offers nothing while it is on its way", () => {
    const server = new FakeServer();
    server.tell(start);
    server.session.choose(ask.options[0]!);
    expect(server.sent).toEqual([{ type: "play", seat: 0, key: "k1", actions: [7] }]);
    expect(server.session.optionsFor("tile:rebel_base")).toEqual([]);
    server.session.choose(ask.options[1]!);
    expect(server.sent).toHaveLength(1);
  });

  it("offers the choice again after an error, and says what to do", () => {
    const server = new FakeServer();
    server.tell(start);
    server.session.choose(ask.options[0]!);
    server.tell({ type: "error", message: "Choose again.", about: "play" });
    expect(server.session.notice).toBe("Choose again.");
    expect(server.session.open).toBe(true);
  });

  it("shows own moves at once, others one at a time, and asks after the last", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell(
      state({
        frames: [frame(1, 0, "Anna settles."), frame(2, 1, "Ben settles."), frame(3, 1, "Ben sells.")],
        decisions: [ask],
        asked: [0],
      }),
    );
    const { session } = server;
    expect(session.view?.["at"]).toBe(2);
    expect(session.waiting).toBe(1);
    expect(session.decision).toBeNull();
    vi.advanceTimersByTime(PACE.normal);
    expect(session.view?.["at"]).toBe(3);
    expect(session.decision).toBe(ask);
    expect(session.log.map((line) => line.text)).toEqual(["Anna settles.", "Ben settles.", "Ben sells."]);
    expect(session.sinceMyMove).toEqual(session.log);
    server.tell(state({ frames: [frame(4, 0, "Anna sells.")] }));
    expect(session.sinceMyMove.map((line) => line.text)).toEqual(["Anna sells."]);
  });

  it("keeps the pace between messages", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell(state({ frames: [frame(1, 1, "one")], asked: [1] }));
    server.tell(state({ frames: [frame(2, 1, "two")], decisions: [ask], asked: [0] }));
    expect(server.session.view?.["at"]).toBe(1);
    expect(server.session.waiting).toBe(1);
    vi.advanceTimersByTime(PACE.normal);
    expect(server.session.view?.["at"]).toBe(2);
  });

  it("skips to now", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell(state({ frames: [1, 2, 3].map((at) => frame(at, 1, "x")), decisions: [ask], asked: [0] }));
    server.session.skip();
    expect(server.session.view?.["at"]).toBe(3);
    expect(server.session.waiting).toBe(0);
    expect(server.session.decision).toBe(ask);
  });

  it("does not wait at all at instant speed, nor for moves that show nothing", () => {
    preferences.speed = "instant";
    const server = new FakeServer();
    server.tell(start);
    server.tell(state({ frames: [frame(1, 1, "x"), frame(2, 1, "y")], decisions: [ask] }));
    expect(server.session.view?.["at"]).toBe(2);
    preferences.speed = "slow";
    server.tell(state({ frames: [frame(3, 1), frame(4, 1)], decisions: [ask] }));
    expect(server.session.view?.["at"]).toBe(4);
  });

  it("takes a decision without a frame", () => {
    const server = new FakeServer();
    server.tell(state({ ...start, decisions: [] }));
    server.tell(state({ decisions: [ask], asked: [0] }));
    expect(server.session.decision).toBe(ask);
  });

  it("asks for everything when it is told about another viewer", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell(state({ viewer: 1, frames: [frame(1, 1)] }));
    expect(server.sent).toEqual([{ type: "sync" }]);
    expect(server.session.view?.["at"]).toBe(0);
  });

  it("offers nothing without a connection and goes on after it", () => {
    const server = new FakeServer();
    server.tell(start);
    server.connected(false);
    expect(server.session.open).toBe(false);
    server.connected(true);
    server.tell(start);
    expect(server.session.open).toBe(true);
  });

  it("answers a wish for all own seats that are asked", () => {
    const server = new FakeServer(table([true, true, false]));
    server.tell({ type: "consent", asked_by: 2, waiting: [0, 1], refused_by: null });
    server.session.consent(true);
    expect(server.sent).toEqual([
      { type: "consent", seat: 0, agree: true },
      { type: "consent", seat: 1, agree: true },
    ]);
    server.tell({ type: "consent", asked_by: null, waiting: [], refused_by: null });
    expect(server.session.wish).toBeNull();
  });

  it("tells who did not agree to one's own wish", () => {
    const server = new FakeServer();
    server.tell({ type: "consent", asked_by: 0, waiting: [1], refused_by: null });
    server.tell({ type: "consent", asked_by: null, waiting: [], refused_by: 1 });
    expect(server.session.wish).toBeNull();
    expect(server.session.notice).toContain("does not agree");
  });
});

describe("picks in a session", () => {
  const options = [option(5, "card:a"), option(3, "card:b"), option(4, "card:c")];
  const picks = { least: 0, most: 2, options, done: 99 };
  const question = decision(options, { picks });
  const asked = state({ ...start, decisions: [question] });

  it("are picked, taken back and confirmed together", () => {
    const server = new FakeServer();
    server.tell(asked);
    const { session } = server;
    session.choose(options[0]!);
    session.choose(options[1]!);
    session.choose(options[2]!);
    expect(session.picked).toEqual([options[0], options[1]]);
    expect(session.notice).toContain("2");
    session.takeBack();
    session.choose(options[2]!);
    session.confirm();
    expect(server.sent).toEqual([{ type: "play", seat: 0, key: "k1", actions: [5, 4] }]);
  });

  it("survive the same question being asked again", () => {
    const server = new FakeServer();
    server.tell(asked);
    server.session.choose(options[1]!);
    server.tell(structuredClone(asked));
    expect(server.session.picked.map((one) => one.action)).toEqual([3]);
  });
});
