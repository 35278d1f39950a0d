import { describe, expect, it } from "vitest";
import { SYMBOLS } from "../src/art/icons/shapes";
import { Glossary } from "../src/lib/help/glossary";
import { words } from "../src/lib/words.svelte";
import { chosenWords, settingLabel, settingText } from "../src/pages/home/settings";
import { goodsOf } from "../src/pages/help/icons";
import { loadTerms, loadTitle } from "../src/titles";
import { aboutTitle, TITLE_NAMES } from "../src/titles/about";
import { guideOf } from "../src/titles/guides";
import { sceneOf } from "../src/titles/scenes";
import { text } from "./fixtures";

/** Loaded before the tests, whose time is short. */
const TABLES = new Map(
  await Promise.all(["plain", ...TITLE_NAMES].map(async (name) => [name, await loadTitle(name)] as const)),
);

it("lists the titles in their order", () => {
  expect(TITLE_NAMES).toEqual(["newfrontiers", "race", "jumpdrive"]);
});

describe.each(TITLE_NAMES)("the folder of %s", (title) => {
  it("has all its parts", async () => {
    const { label, pitch } = aboutTitle(title);
    expect(label).not.toBe("");
    expect(words.say(pitch ?? "")).toContain(".");
    expect([guideOf(title), sceneOf(title)]).not.toContain(null);
    expect(TABLES.get(title)?.terms).toBe(await loadTerms(title));
  });

  it("explains each of its terms once, and finds it in texts unless it is quiet", async () => {
    const terms = await loadTerms(title);
    expect(new Set(terms.map(({ id }) => words.say(id).toLowerCase())).size).toBe(terms.length);
    const glossary = new Glossary(title, terms);
    const found = (word: string) => glossary.found(word).map(({ term }) => term);
    for (const { id, quiet } of terms) {
      const term = words.say(id);
      expect(words.attribute(id, "text")).not.toBe("");
      if (quiet) expect(found(term)).not.toContain(term);
      const also = words.attribute(id, "also").split(",");
      for (const word of also) if (word.trim() !== "") expect(found(word)).toEqual([term]);
    }
  });

  it("shows only symbols that there are", () => {
    const drawn = [...Object.keys(SYMBOLS), "credit", "colonist"];
    for (const { symbol } of guideOf(title)?.icons ?? []) expect(drawn).toContain(symbol);
  });
});

it("is not named outside its folder", () => {
  const shared = import.meta.glob<string>("../src/{art,lib,pages}/**/*.{ts,svelte}", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const name = new RegExp(`\\b(${TITLE_NAMES.join("|")})(["'\`]|:)`);
  expect(Object.keys(shared).length).toBeGreaterThan(100);
  expect(Object.keys(shared).filter((path) => name.test(shared[path] ?? ""))).toEqual([]);
});

it("prices goods by the title", () => {
  const texts = (title: string) => goodsOf(guideOf(title) ?? {}).map(({ text }) => text);
  expect(texts("newfrontiers")[0]).toBe("Novelty good: sells for 1 credit");
  expect(texts("race").at(-1)).toBe("Alien Technology good: sells for 5 cards");
  expect(texts("jumpdrive")).toEqual([]);
});

describe("settings", () => {
  it("are worded by their title, or for all", () => {
    expect(settingLabel("newfrontiers", "starry_rift")).toBe("The Starry Rift");
    expect(chosenWords("race", { setup: "first_game", experienced: true })).toEqual([
      "First game",
      "Experienced two-player game",
    ]);
  });

  it("of a title without words are read as they are", () => {
    const option = {
      name: "long_game",
      default: false,
      allowed: [false, true],
      text: text("twice as long"),
      values: [],
    };
    expect([settingLabel("chess", option.name), settingText("chess", option)]).toEqual([
      "Long game",
      "Twice as long.",
    ]);
  });
});

it("gives a title without a folder the plain table and its name", async () => {
  expect(await loadTitle("chess")).toBe(TABLES.get("plain"));
  expect(await loadTerms("chess")).toEqual([]);
  expect(aboutTitle("chess").label).toBe("chess");
  expect([guideOf("chess"), sceneOf("chess")]).toEqual([null, null]);
});
