import { describe, expect, it } from "vitest";
import { adviceText, advisedOptions, areFirstPicks, plannedOptions, worths } from "../src/lib/hint";
import type { Plan } from "../src/lib/plan";
import type { Advice, HintMessage, Option } from "../src/lib/protocol";
import { decision, FakeServer, frame, option, state, table, text } from "./fixtures";

const ask = decision([option(7, "tile:rebel_base"), option(8)]);
const start = state({ reset: true, frames: [frame(0, null)], decisions: [ask], asked: [0] });

function advice(actions: number[], more: Partial<Advice> = {}): Advice {
  return { actions, estimates: [], reasons: [], forecast: [], ...more };
}

function hint(actions: number[], key = "k1"): HintMessage {
  return { type: "hint", seat: 0, key, advice: advice(actions) };
}

function asked(): FakeServer {
  const server = new FakeServer();
  server.tell(start);
  server.session.hints.toggle();
  return server;
}

describe("a hint", () => {
  it("is asked for once, for the question that is open", () => {
    const { session, sent } = asked();
    expect(session.hints.coming).toBe(true);
    session.hints.toggle();
    expect(sent).toEqual([{ type: "hint", seat: 0, key: "k1" }]);
  });

  it("marks what to choose, and can be hidden and shown again", () => {
    const server = asked();
    server.tell(hint([7]));
    const { session } = server;
    expect(ask.options.map((one) => session.isAdvised(one))).toEqual([true, false]);
    expect(session.hints.text).toBe("option 7");
    expect(session.hints.shown).toBe(true);
    session.hints.toggle();
    expect(session.hints.shown).toBe(false);
    expect(session.isAdvised(ask.options[0]!)).toBe(true);
    session.hints.toggle();
    expect(session.hints.shown).toBe(true);
    expect(server.sent).toHaveLength(1);
  });

  it("is followed", () => {
    const server = asked();
    server.tell(hint([7]));
    server.session.hints.follow();
    expect(server.sent.at(-1)).toEqual({ type: "play", seat: 0, key: "k1", actions: [7] });
  });

  it("is gone with its question, and never about another", () => {
    const server = asked();
    server.tell(hint([7], "old"));
    expect(server.session.hints.now).toBeNull();
    server.tell(hint([7]));
    server.tell(state({ frames: [frame(1, 0)], decisions: [{ ...ask, key: "k2" }], asked: [0] }));
    expect(server.session.hints.now).toBeNull();
    expect(server.session.hints.coming).toBe(false);
  });

  it("that is refused says why, and the choice stays open", () => {
    const server = asked();
    server.tell({ type: "error", message: text("No hint."), about: "hint" });
    expect(server.session.notice).toEqual(text("No hint."));
    expect(server.session.hints.coming).toBe(false);
    expect(server.session.open).toBe(true);
  });

  it("that is refused does not open an answer that is on its way", () => {
    const server = asked();
    server.session.choose(ask.options[0]!);
    server.tell({ type: "error", message: text("No hint."), about: "hint" });
    expect(server.session.busy).toBe(true);
  });

  it("is not asked for where hints are not allowed, or without a connection", () => {
    const strict = new FakeServer({ ...table(), hints: false });
    strict.tell(start);
    strict.session.hints.toggle();
    expect(strict.sent).toEqual([]);
    const server = new FakeServer();
    server.tell(start);
    server.connected(false);
    server.session.hints.toggle();
    expect(server.sent).toEqual([]);
  });
});

describe("a hint for a set", () => {
  const options = [option(5, "card:a"), option(5, "card:a"), option(4, "card:c")];
  const picks = { least: 0, most: 2, options, done: 99 };
  const question = decision(options.slice(1), { picks });

  function picking(actions: number[]): FakeServer {
    const server = new FakeServer();
    server.tell(state({ ...start, decisions: [question] }));
    server.tell(hint(actions));
    return server;
  }

  it("means as many copies as it takes", () => {
    expect(advisedOptions(question, advice([5, 99]))).toEqual([options[0]]);
    expect(advisedOptions(question, advice([5, 5]))).toEqual([options[0], options[1]]);
  });

  it("leads to Confirm when all of it is picked", () => {
    const { session } = picking([5, 4]);
    expect(session.hints.isPicked).toBe(false);
    session.choose(options[0]!);
    expect(session.hints.isPicked).toBe(false);
    session.choose(options[2]!);
    expect(session.hints.isPicked).toBe(true);
  });

  it("may be to choose none", () => {
    const { session } = picking([99]);
    expect(session.hints.text).toBe("Choose none");
    expect(session.hints.isPicked).toBe(true);
    session.choose(options[0]!);
    expect(session.hints.isPicked).toBe(false);
  });
});

describe("a hint for a set that is one option", () => {
  const cards = [option(2, "action:develop"), option(2, "action:develop"), option(3, "action:settle")];
  const picks = { least: 2, most: 2, options: cards, done: null };
  const question = decision([option(20), option(21)], { picks });

  it("means the members of the set, in words too", () => {
    expect(advisedOptions(question, advice([2, 2]))).toEqual([cards[0], cards[1]]);
    expect(adviceText(question, advice([2, 3]), null, [])).toBe("option 2 and option 3");
  });

  it("has estimates of whole sets, not of first picks", () => {
    expect(areFirstPicks(question)).toBe(false);
    expect(areFirstPicks(decision(cards, { picks }))).toBe(true);
    expect(areFirstPicks(ask)).toBe(false);
  });
});

describe("a hint in words", () => {
  it("has the options in the order of the server, in per cent and VP", () => {
    const estimates = [
      { action: 8, win_chance: 0.616, score: 31.4 },
      { action: 7, win_chance: 0.2, score: 28.6 },
    ];
    expect(worths(ask, advice([8], { estimates }), [])).toEqual([
      { action: 8, text: "option 8", chance: 62, score: 31, best: true },
      { action: 7, text: "option 7", chance: 20, score: 29, best: false },
    ]);
  });

  it("follows a plan step by step", () => {
    const later = option(9);
    const plan: Plan = {
      choices: (picked) => (picked.length === 0 ? ask.options : [...picked, later]),
      toggled: (picked: readonly Option[], one) => [...picked, one],
      actions: () => null,
      summary: () => "",
    };
    expect(plannedOptions(plan, [7, 9, 1])).toEqual([ask.options[0], later]);
  });
});
