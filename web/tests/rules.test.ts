import { afterEach, describe, expect, it } from "vitest";
import { SYMBOLS } from "../src/art/icons/shapes";
import { Catalog } from "../src/lib/catalog";
import { LANGUAGES } from "../src/lib/catalogues";
import { Glossary } from "../src/lib/help/glossary";
import { GOOD_KINDS } from "../src/lib/kinds";
import { anchorOf, Rulebook } from "../src/lib/rules/rulebook";
import { isFound, pieces } from "../src/lib/rules/search";
import type { Rules } from "../src/lib/title";
import { words } from "../src/lib/words.svelte";
import { loadTerms } from "../src/titles";
import { TITLE_NAMES } from "../src/titles/about";
import { hasRules, loadRules } from "../src/titles/rules";

const NONE: Rules = { sections: [], questions: {} };
const TEXTS = import.meta.glob<string>("../../src/windfall/catalogues/en/*_rules.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Numbers that are part of a term. */
const NAMED = { bonus_cost: 6 };

/** A rulebook in which each other number of the rules is so much. */
async function rulebookOf(title: string, number = 3): Promise<Rulebook> {
  const text = TEXTS[`../../src/windfall/catalogues/en/${title}_rules.ftl`] ?? "";
  const names = [...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => [name, number] as const);
  return new Rulebook(
    title,
    (await loadRules(title)) ?? NONE,
    { ...Object.fromEntries(names), ...NAMED },
    new Catalog([]),
  );
}

const RULEBOOKS = new Map(
  await Promise.all(TITLE_NAMES.map(async (title) => [title, await rulebookOf(title)] as const)),
);

function rulebook(title: string): Rulebook {
  const found = RULEBOOKS.get(title);
  if (found === undefined) throw new Error(`There are no rules of ${title}.`);
  return found;
}

afterEach(() => words.use("en"));

describe.each(TITLE_NAMES)("the rules of %s", (title) => {
  const { sections } = rulebook(title).rules;
  const blocks = sections.flatMap((section) => section.blocks);

  it("have places of their own", () => {
    const places = [...sections.map(({ id }) => id), ...blocks.map(anchorOf), "rulings"];
    expect(new Set(places).size).toBe(places.length);
    expect(sections.every((section) => section.blocks.length > 0)).toBe(true);
  });

  it("show only symbols and goods that there are", () => {
    const drawn = [...Object.keys(SYMBOLS), "credit", "colonist", "vp"].map((symbol) => `symbol:${symbol}`);
    const goods = GOOD_KINDS.map((kind) => `good:${kind}`);
    const shown = blocks.flatMap(({ shows }) => shows ?? []);
    for (const subject of shown.filter((one) => /^(symbol|good):/.test(one)))
      expect([...drawn, ...goods]).toContain(subject);
  });

  it.each(LANGUAGES)("use every term of the glossary, and link it, in %s", async (language) => {
    await words.use(language);
    const terms = await loadTerms(title);
    const glossary = new Glossary(title, terms);
    const linked = new Set(
      blocks.flatMap((block) => glossary.found(rulebook(title).text(block)).map(({ id }) => id)),
    );
    const marked = terms.filter(({ quiet }) => !quiet).map(({ id }) => id.slice(id.indexOf("-term-") + 1));
    expect(marked.filter((id) => !linked.has(id))).toEqual([]);
  });

  it("are found in the language that is read", async () => {
    for (const [language, word] of [
      ["en", "military"],
      ["de", "militarstarke"],
      ["fr", "marchandises"],
      ["es", "mercancias"],
    ] as const) {
      await words.use(language);
      const found = rulebook(title).search(word);
      expect(found.length).toBeGreaterThan(0);
      for (const { section, blocks } of found)
        for (const block of blocks)
          expect(isFound(`${rulebook(title).heading(section)} ${rulebook(title).text(block)}`, word)).toBe(
            true,
          );
    }
  });
});

describe("a rulebook", () => {
  it("knows where a ruling is told, in the order of their numbers", () => {
    const rulings = rulebook("race").rulings.map(({ ruling }) => ruling);
    expect(rulings.slice(0, 3)).toEqual(["RG-1", "RG-2", "RG-3"]);
    expect(rulings.at(-1)).toBe("RG-w8");
    expect(
      rulebook("race")
        .search("RG-w8")
        .map(({ section }) => section.id),
    ).toEqual(["experienced"]);
  });

  it("opens at the section of a question, and at the first for one it does not know", () => {
    expect(rulebook("race").sectionOf("gamble")?.id).toBe("consume");
    expect(rulebook("race").sectionOf("nothing")?.id).toBe("overview");
  });

  it("tells the numbers that it is given", async () => {
    const [told] = (await rulebookOf("jumpdrive", 77)).search("77");
    expect(told?.section.id).toBe("overview");
  });

  it("is there only for titles that have one", async () => {
    expect([hasRules("race"), hasRules("chess")]).toEqual([true, false]);
    expect(await loadRules("chess")).toBeNull();
  });
});

describe("a search", () => {
  it("finds all words, whatever their accents", () => {
    expect(isFound("Défausser une carte", "CARTE defau")).toBe(true);
    expect(isFound("Défausser une carte", "carte main")).toBe(false);
  });

  it("marks what it finds and loses nothing", () => {
    expect(pieces("Für Läufer", "lauf")).toEqual([
      { text: "Für ", found: false },
      { text: "Läuf", found: true },
      { text: "er", found: false },
    ]);
    expect(pieces("aaa", "aa")).toEqual([{ text: "aaa", found: true }]);
  });
});
