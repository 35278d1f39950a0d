import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { message } from "../src/lib/message";
import { preferences, TEMPO } from "../src/lib/preferences.svelte";
import { consent, decision, FakeServer, frame, option, state, table, text } from "./fixtures";

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
    server.tell({ type: "error", message: text("Choose again."), about: "play" });
    expect(server.session.notice).toEqual(text("Choose again."));
    expect(server.session.open).toBe(true);
  });

  it("sends a choice again that was lost with the connection, and says so", () => {
    const server = new FakeServer();
    server.tell(start);
    server.session.choose(ask.options[0]!);
    server.connected(false);
    server.connected(true);
    expect(server.sent).toHaveLength(1);
    server.tell(start);
    expect(server.sent).toEqual(Array(2).fill({ type: "play", seat: 0, key: "k1", actions: [7] }));
    expect(server.session.notice).toEqual(message("app-sent-again"));
    server.tell(state({ reset: true, frames: [frame(0, null)], decisions: [ask] }));
    expect(server.sent).toHaveLength(2);
  });

  it("does not send again what arrived before the connection was lost", () => {
    const server = new FakeServer();
    server.tell(start);
    server.session.choose(ask.options[0]!);
    server.connected(false);
    server.connected(true);
    const next = decision([option(9)], { key: "k2" });
    server.tell(state({ reset: true, frames: [frame(1, 0)], decisions: [next], asked: [0] }));
    expect(server.sent).toHaveLength(1);
    expect(server.session.decision).toBe(next);
  });

  it("shows own moves at once, others one at a time, and asks after the last", () => {
    const server = new FakeServer(table([true, false, false]));
    server.tell(start);
    server.tell(
      state({
        frames: [frame(1, 0, "Anna settles."), frame(2, 1, "Ben settles."), frame(3, 2, "Cleo sells.")],
        decisions: [ask],
        asked: [0],
      }),
    );
    const { session } = server;
    expect(session.view?.["at"]).toBe(2);
    expect(session.waiting).toBe(1);
    expect(session.decision).toBeNull();
    vi.advanceTimersByTime(TEMPO.normal.move);
    expect(session.view?.["at"]).toBe(3);
    expect(session.decision).toBe(ask);
    expect(session.log.map((line) => session.said(line.text))).toEqual([
      "Anna settles.",
      "Ben settles.",
      "Cleo sells.",
    ]);
    expect(session.sinceMyMove).toEqual(session.log);
    server.tell(state({ frames: [frame(4, 0, "Anna sells.")] }));
    expect(session.sinceMyMove.map((line) => session.said(line.text))).toEqual(["Anna sells."]);
  });

  it("keeps the pace between messages", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell(state({ frames: [frame(1, 1, "one")], asked: [1] }));
    server.tell(state({ frames: [frame(2, 1, "two")], decisions: [ask], asked: [0] }));
    expect(server.session.view?.["at"]).toBe(1);
    expect(server.session.waiting).toBe(1);
    vi.advanceTimersByTime(TEMPO.normal.move);
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

  it("tells how long bots and hints wait, and forgets it with the connection", () => {
    const server = new FakeServer();
    server.tell({ type: "wait", about: "bots", place: 3 });
    server.tell({ type: "wait", about: "hint", place: 2 });
    expect([server.session.botsPlace, server.session.hints.place]).toEqual([3, 2]);
    server.tell({ type: "wait", about: "bots", place: null });
    expect([server.session.botsPlace, server.session.hints.place]).toEqual([null, 2]);
  });

  it("mutes somebody and hears them again", () => {
    const server = new FakeServer();
    server.tell({ type: "chat", name: "Eve", seat: null, text: "hey", speaker: "s1", mark: null });
    server.session.talk.mute("s1", "Eve", true);
    expect(server.session.talk.lines).toEqual([]);
    expect(server.session.talk.muted).toEqual([{ speaker: "s1", name: "Eve" }]);
    server.session.talk.mute("s1", "Eve", false);
    expect(server.session.talk.muted).toEqual([]);
    expect(server.sent.map((message) => message.type)).toEqual(["mute", "mute"]);
  });

  it("answers a wish for all own seats that are asked", () => {
    const server = new FakeServer(table([true, true, false]));
    server.tell(consent({ asked_by: 2, waiting: [0, 1], about: null, refused_by: null }));
    server.session.wishes.consent(true);
    expect(server.sent).toEqual([
      { type: "consent", seat: 0, agree: true },
      { type: "consent", seat: 1, agree: true },
    ]);
    server.tell(consent({ asked_by: null, waiting: [], about: null, refused_by: null }));
    expect(server.session.wishes.now).toBeNull();
  });

  it("tells which move somebody wants to take back, and withdraws an own wish", () => {
    const server = new FakeServer();
    const about = message("page-round", { round: 3 });
    server.tell(consent({ asked_by: 0, waiting: [1], about, refused_by: null }));
    expect(server.session.wishes.now).toEqual({
      askedBy: 0,
      wants: "undo",
      about,
      of: null,
      level: null,
      waiting: [1],
    });
    server.session.wishes.withdraw();
    expect(server.sent).toEqual([{ type: "withdraw", seat: 0 }]);
  });

  it("tells who did not agree to one's own wish", () => {
    const server = new FakeServer();
    server.tell(consent({ asked_by: 0, waiting: [1], about: null, refused_by: null }));
    server.tell(consent({ asked_by: null, waiting: [], about: null, refused_by: 1 }));
    expect(server.session.wishes.now).toBeNull();
    expect(server.session.said(server.session.notice!)).toBe("Ben does not agree to take the move back.");
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
    expect(session.said(session.notice!)).toContain("2");
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

describe("what is kept of a set", () => {
  const hand = [option(5, "card:a"), option(5, "card:a"), option(3, "card:b"), option(4, "card:c")];
  const pay = (most: number): ReturnType<typeof decision> =>
    decision(hand, { picks: { least: most, most, options: hand, done: null } });

  function asked(most: number): FakeServer {
    const server = new FakeServer();
    server.tell(state({ reset: true, frames: [frame(0, null)], decisions: [pay(most)], asked: [0] }));
    return server;
  }

  it("is what one clicks where less stays than goes, and the rest is sent", () => {
    const server = asked(3);
    expect(server.session.keeping).toBe(true);
    expect(server.session.progress).toBe("Click what you keep: 0 of 1");
    server.session.choose(hand[1]!);
    server.session.confirm();
    expect(server.sent).toMatchObject([{ type: "play", actions: [5, 3, 4] }]);
  });

  it("is not asked for where that is no shorter", () => {
    expect([asked(2).session.keeping, asked(4).session.keeping]).toEqual([false, false]);
  });

  it("can be turned round", () => {
    const server = asked(3);
    server.session.choose(hand[2]!);
    server.session.keep(false);
    expect(server.session.picked).toEqual([]);
    for (const card of hand.slice(0, 3)) server.session.choose(card);
    server.session.confirm();
    expect(server.sent).toMatchObject([{ type: "play", actions: [5, 5, 3] }]);
  });

  it("is what a hint marks, if it says to give the others", () => {
    const server = asked(3);
    const advice = { actions: [5, 3, 4], estimates: [], reasons: [], forecast: [] };
    server.tell({ type: "hint", seat: 0, key: "k1", advice } as never);
    expect(hand.map((one) => server.session.isAdvised(one))).toEqual([false, true, false, false]);
    server.session.choose(hand[0]!);
    expect(server.session.hints.isPicked).toBe(true);
  });
});

describe("questions that come again", () => {
  const no = option(1);
  const again = (key: string): ReturnType<typeof decision> =>
    decision([no, option(2)], { key, kind: "stockpile" });

  function declined(): FakeServer {
    preferences.speed = "instant";
    const server = new FakeServer();
    server.session.declined.ways = { stockpile: ({ action }) => action === 1 };
    server.tell(state({ reset: true, frames: [frame(0, null)], decisions: [again("k1")], asked: [0] }));
    server.session.decline();
    return server;
  }

  it("are answered with no for the rest of the game, and the page says so", () => {
    const server = declined();
    server.tell(state({ frames: [frame(1, 0)], decisions: [again("k2")], asked: [0] }));
    expect(server.sent).toMatchObject([
      { key: "k1", actions: [1] },
      { key: "k2", actions: [1] },
    ]);
    expect(server.session.taken).toEqual(no.text);
  });

  it("are answered at once where a set is asked for, too", () => {
    const server = new FakeServer();
    server.session.declined.ways = { stockpile: ({ action }) => action === 1 };
    const goods = [option(7, "good:a"), option(8, "good:b")];
    const set = decision([...goods, no], {
      kind: "stockpile",
      picks: { least: 0, most: 2, options: goods, done: 1 },
    });
    server.tell(state({ reset: true, frames: [frame(0, null)], decisions: [set], asked: [0] }));
    server.session.decline();
    expect(server.sent).toMatchObject([{ actions: [1] }]);
    expect(server.session.declined.questions.length).toBe(1);
  });

  it("are asked again after one was taken back, and when that is revoked", () => {
    const server = declined();
    server.tell(state({ reset: true, frames: [frame(0, null)], decisions: [again("k2")], asked: [0] }));
    expect(server.sent.length).toBe(1);
    for (const question of server.session.declined.questions) server.session.declined.revoke(question);
    server.tell(state({ frames: [frame(1, 0)], decisions: [again("k3")], asked: [0] }));
    expect(server.sent.length).toBe(1);
  });

  it("without a choice are answered by the page where no other person could tell by the time", () => {
    preferences.speed = "instant";
    const only = decision([no], { key: "k2" });
    for (const [sort, sent] of [
      ["bot", 1],
      ["person", 0],
    ] as const) {
      const at = table([true, false]);
      at.seats[1]!.sort = sort;
      const server = new FakeServer(at);
      server.tell(state({ reset: true, frames: [frame(0, null)], asked: [1] }));
      server.tell(state({ frames: [frame(1, 1)], decisions: [only], asked: [0] }));
      expect(server.sent.length).toBe(sent);
    }
  });

  it("plays what has happened since the viewer left, and marks the place in the log", () => {
    const server = new FakeServer(table([true, false]));
    const whole = { ...frame(3, null, "Ben settles.", "Ben sells.", "Ben draws."), seat: null };
    server.tell(state({ reset: true, frames: [whole], decisions: [ask], asked: [0] }));
    server.tell({
      type: "since",
      viewer: 0,
      lines: 1,
      frames: [frame(1, null), frame(2, 1, "Ben sells."), frame(3, null, "Ben draws.")],
    });
    const { session } = server;
    expect(session.view?.["at"]).toBe(2);
    expect(session.decision).toBeNull();
    expect(session.log).toHaveLength(2);
    expect(session.leftAt).toBe(1);
    session.skip();
    expect(session.view?.["at"]).toBe(3);
    expect(session.log).toEqual(
      whole.lines.map((line, number) => ({ ...line, seat: number === 1 ? 1 : null })),
    );
    expect(session.decision).toBe(ask);
    session.close();
  });

  it("asks nothing more at a table that was ended", () => {
    const server = new FakeServer();
    server.tell(start);
    server.tell({ type: "table", table: { ...table(), halted: "agreed" } });
    expect(server.session.decision).toBeNull();
    server.session.close();
  });
});
