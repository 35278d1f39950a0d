import { describe, expect, it } from "vitest";
import { message } from "../src/lib/message";
import type { Component, Decision, Option } from "../src/lib/protocol";
import type { TableReader } from "../src/lib/reader";
import { fitHand, hasWords, narrowest, plannedWidth } from "../src/titles/jumpdrive/fit";
import { Payment } from "../src/titles/jumpdrive/payment.svelte";
import { placement, Placement, whole } from "../src/titles/jumpdrive/planner";
import {
  counted,
  newestFrom,
  type EmpireView,
  type PlanView,
  type Takes,
} from "../src/titles/jumpdrive/view";
import { component, FakeServer, frame, state, text } from "./fixtures";

const EXPLORE = 1;
const TEAM = 2;
const GEM = 104;
const LAIR = 113;

function option(action: number, subject: string): Option {
  return { action, subject, text: message("engine-total", { total: subject }), note: null };
}

function decision(kind: string, options: Option[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    key: kind,
    kind,
    prompt: message("jumpdrive-ask-place"),
    options,
    picks: null,
    refused: [],
    resting: [],
    ...more,
  };
}

function plan(actions: number[], more: Partial<PlanView>): PlanView {
  return {
    actions,
    explores: false,
    development: null,
    world: null,
    takes: [],
    payments: [0],
    drawn: 0,
    discarded: 0,
    military: 0,
    vp_per_round: 0,
    income: 0,
    ...more,
  };
}

const LAIR_TAKES: Takes = {
  card: { is: "name", subject: "card:smuggling_lair", printed: "Lair" },
  takes: message("jumpdrive-takes-military", { defense: 1, military: 1 }),
};

const explore = option(EXPLORE, "marker:explore");
const team = option(TEAM, "card:survey_team");
const gem = option(GEM, "card:gem_world");
const PLANS = [
  plan([EXPLORE], { explores: true }),
  plan([TEAM, 0], { development: "survey_team" }),
  plan([TEAM, LAIR], { development: "survey_team", world: "smuggling_lair", takes: [LAIR_TAKES] }),
  plan([GEM], { world: "gem_world", payments: [2] }),
];

describe("a plan", () => {
  const placing = new Placement(decision("place", [explore, team, gem]), PLANS, null);
  const lair = placing.options.find((one) => one.action === LAIR);

  it("offers a world that only a development makes possible once that is planned", () => {
    expect(placing.choices([]).map((one) => one.action)).toEqual([EXPLORE, TEAM, GEM]);
    expect(placing.choices([team]).map((one) => one.action)).toContain(LAIR);
  });

  it("sends development and world together", () => {
    const picked = placing.toggled([team], lair ?? explore);
    expect(placing.actions(picked)).toEqual([TEAM, LAIR]);
    expect(placing.actions([team])).toEqual([TEAM, 0]);
    expect(placing.actions([])).toBeNull();
  });

  it("drops what does not go together with the last choice", () => {
    expect(placing.toggled([team], gem)).toEqual([gem]);
    expect(placing.toggled([gem], explore)).toEqual([explore]);
    expect(placing.toggled([explore], team)).toEqual([team]);
  });

  it("takes back a world with the development it needs", () => {
    const both = placing.toggled([team], lair ?? explore);
    expect(placing.toggled(both, team)).toEqual([]);
    expect(placing.toggled(both, lair ?? explore)).toEqual([team]);
  });

  it("goes on from a development that was sent", () => {
    const world = option(LAIR, "card:smuggling_lair");
    const rest = [
      plan([0], { development: "survey_team" }),
      plan([LAIR], { development: "survey_team", world: "smuggling_lair" }),
    ];
    const later = new Placement(decision("place", [world]), rest, "survey_team");
    expect(later.actions([])).toEqual([0]);
    expect(later.actions([world])).toEqual([LAIR]);
  });

  it("says how many cards it takes", () => {
    expect([[0], [1], [3], [1, 3]].map((payments) => whole(plan([], { payments })))).toEqual([
      "Discard no card",
      "Discard 1 card",
      "Discard 3 cards",
      "Discard 1 or 3 cards",
    ]);
  });
});

it("is kept by the session and sent as a whole", () => {
  const server = new FakeServer();
  const { session } = server;
  session.planner = placement;
  const view = { round: 1, empires: [{ plans: PLANS, picks: [] }] };
  server.tell(
    state({
      reset: true,
      frames: [{ ...frame(0, null), view }],
      decisions: [decision("place", [explore, team, gem])],
    }),
  );
  session.choose(team);
  expect(server.sent).toEqual([]);
  session.choose(session.optionsFor("card:smuggling_lair")[0] ?? explore);
  expect([session.canConfirm, session.progress]).toEqual([true, "Lair · discard no card"]);
  session.confirm();
  expect(server.sent).toEqual([{ type: "play", seat: 0, key: "place", actions: [TEAM, LAIR] }]);
});

describe("a payment chosen before", () => {
  const hand = counted(["gem_world", "gem_world", "comet_zone"]);
  const discards = hand.map(({ id }) => option(id === "gem_world" ? 200 : 201, `card:${id}`));
  const pay = (count: number): Decision =>
    decision("pay", [], { picks: { least: count, most: count, options: discards, done: null } });

  function paying(marked: number[], cost: number, asked: number, forced: string[] = []): unknown[] {
    const chosen: unknown[] = [];
    const picks = forced.map((id) => ({ verb: "discard", subject: `card:${id}` }));
    const reader = {
      viewer: 0,
      view: { empires: [{ picks }] },
      send: (options: readonly Option[]) => chosen.push(...options, "sent"),
    };
    const payment = new Payment();
    payment.settle(reader as unknown as TableReader, decision("place", []), 1);
    for (const place of marked) payment.toggle(hand[place] ?? { id: "", copy: 0 });
    payment.fit(hand, cost);
    payment.settle(reader as unknown as TableReader, pay(asked), 1);
    return chosen;
  }

  it("is paid when it is asked for", () => {
    expect(paying([0, 1], 2, 2)).toEqual([discards[0], discards[1], "sent"]);
  });

  it("leaves out what had to be discarded anyway", () => {
    expect(paying([0, 2], 2, 1, ["comet_zone"])).toEqual([discards[0], "sent"]);
  });

  it("is not paid when something else is asked for", () => {
    expect(paying([0], 2, 2)).toEqual([]);
    expect(paying([], 0, 1)).toEqual([]);
  });

  it("is never more than the plan costs", () => {
    expect(paying([0, 1, 2], 1, 1)).toEqual([discards[0], "sent"]);
  });
});

it("draws a hand in one row or in two, within its room", () => {
  const card = component("card", "Card");
  const hand = (count: number, room: number) => fitHand(Array<Component>(count).fill(card), 1000, room);
  expect(hand(3, 196)).toMatchObject({ width: 190, height: 160 });
  const ten = hand(10, 200);
  expect(ten.width * 10 + 9 * ten.gap).toBeLessThanOrEqual(1000);
  expect(hand(16, 300).width * 8 + 7 * 8).toBeLessThanOrEqual(1000);
});

it("keeps words on narrow cards, whose parts are smaller then", () => {
  const plain = component("galactic_trendsetters", "Galactic Trendsetters");
  const power = { phase: null, text: text("Each round: 2 VPs per copy of Galactic Trendsetters.") };
  const card = { ...plain, face: { ...plain.face, powers: [power] } };
  const fit = fitHand(Array<Component>(10).fill(card), 932, 196);
  expect(fit.height).toBeLessThanOrEqual(160);
  expect(hasWords(card, fit)).toBe(true);
});

it("cuts no name in a crowded hand or in the plan", () => {
  const card = component("mining_conglomerate", "Mining Conglomerate");
  const crowded = fitHand(Array<Component>(12).fill(card), 932, 200, 0);
  expect(crowded.width).toBeGreaterThanOrEqual(narrowest([card]));
  expect(2 * crowded.height).toBeLessThanOrEqual(192);
  expect(plannedWidth(card, 64)).toBeGreaterThanOrEqual(narrowest([card]));
});

it("finds the cards that were placed last", () => {
  const empire = { cards: ["a", "b", "c", "d"], latest: { development: "c", world: "d" } };
  expect(newestFrom(empire as EmpireView)).toBe(2);
  expect(newestFrom({ ...empire, latest: { development: null, world: null } } as EmpireView)).toBe(4);
});
