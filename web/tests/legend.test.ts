import { afterEach, expect, it } from "vitest";
import { Glossary } from "../src/lib/help/glossary";
import { meaningOf, meaningsOf } from "../src/lib/legend";
import type { Component, Face } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import { loadTerms } from "../src/titles";
import { text } from "./fixtures";

const FACE: Face = {
  shape: "world",
  kind: null,
  goods: null,
  cost: null,
  defense: null,
  vp: null,
  variable_vp: false,
  large: false,
  colonists: null,
  income: null,
  emblems: [],
  icons: {},
  powers: [],
};

function component(face: Partial<Face>, says = ""): Component {
  return {
    id: "one",
    name: "One",
    sort: "world",
    face: { ...FACE, ...face },
    facts: [],
    text: text(says),
    documented: [],
    reconstructed: [],
  };
}

async function told(title: string, face: Partial<Face>): Promise<string[]> {
  const glossary = new Glossary(title, await loadTerms(title));
  return meaningsOf(component(face), glossary).map(({ text }) => text);
}

afterEach(() => words.use("en"));

it("tells what is paid, in cards or credits", async () => {
  expect(await told("race", { cost: 3 })).toEqual([
    "Cost 3: so many other cards are discarded from hand to place it.",
  ]);
  expect((await told("newfrontiers", { cost: 3, colonists: 2 }))[0]).toBe(
    "Cost 3: so many credits are paid for it.",
  );
});

it("tells when VPs are scored", async () => {
  expect(await told("race", { vp: 2 })).toEqual(["2 VP at the end of the game."]);
  expect((await told("jumpdrive", { vp: 2, income: 0 }))[0]).toBe("2 VP in every round.");
});

it("explains every icon of a card, each once, in the language of the reader", async () => {
  const face: Partial<Face> = {
    defense: 4,
    variable_vp: true,
    kind: "genes",
    income: 2,
    emblems: ["rebel", "uplift"],
    icons: { military: 2, explore: 1, chromosome: 0 },
    powers: [
      { phase: "settle", text: text("one") },
      { phase: "settle", text: text("two") },
      { phase: "score", text: text("three") },
    ],
  };
  const english = await told("jumpdrive", face);
  expect(english.map((one) => one.split(/[:,]/)[0])).toEqual([
    "Defense 4",
    "Question mark",
    "Genes",
    "Rebel",
    "Uplift",
    "Military",
    "Explore icon",
    "Income",
    "Settle",
  ]);
  await words.use("de");
  const german = await told("jumpdrive", face);
  expect(german[0]).toContain("Verteidigung 4");
  expect(german.length).toBe(english.length);
});

it("tells what a goal asks for by its picture", async () => {
  const glossary = new Glossary("newfrontiers", await loadTerms("newfrontiers"));
  const goal = component({ shape: "goal" }, "VPs for kinds of colonies.");
  expect(meaningOf(goal, glossary, "goal")).toBe("VPs for kinds of colonies.");
});

it("says what a card does by the icon of the phase", async () => {
  const glossary = new Glossary("race", await loadTerms("race"));
  const powers = [
    { phase: "settle", text: text("+1 Military.") },
    { phase: "consume", text: text("Discard 1 good for 1 VP.") },
    { phase: "settle", text: text("Worlds cost 1 less.") },
    { phase: "score", text: text("Scores 2 VPs for each world.") },
  ];
  const card = component({ kind: "genes", goods: "production", powers });
  expect(meaningOf(card, glossary, "phase settle")).toBe("Settle: +1 Military. Worlds cost 1 less.");
  expect(meaningOf(card, glossary, "phase score")).toBe("Scores 2 VPs for each world.");
  expect(meaningOf(card, glossary, "kind genes")).toContain("solid color");
  expect(meaningOf(card, glossary, "named genes")).toBe("Genes: a kind of worlds and goods.");
});
