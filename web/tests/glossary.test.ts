import { afterEach, describe, expect, it } from "vitest";
import { Glossary } from "../src/lib/help/glossary";
import type { HelpTerm } from "../src/lib/title";
import { words } from "../src/lib/words.svelte";

/** The term of a title stands for the one of all that has the same place in the help. */
const TERMS: readonly HelpTerm[] = [
  { id: "page-term-genes", quiet: true },
  { id: "page-term-military-world" },
];

describe("the glossary", () => {
  const glossary = new Glossary("newfrontiers", TERMS);
  const marked = (text: string) =>
    glossary.split(text).flatMap(({ text: word, entry }) => (entry === null ? [] : [[word, entry.term]]));

  afterEach(() => words.use("en"));

  it("explains each term once, the title's own way", () => {
    const ids = glossary.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("term-military-world");
    expect(marked("Genes")).toEqual([]);
  });

  it("finds terms in any form, each the first time", () => {
    expect(marked("Two Military worlds and a military world: a good.")).toEqual([
      ["Military worlds", "Military world"],
    ]);
    expect(marked("+1 Defense against Rebels")).toEqual([
      ["Defense", "Defense"],
      ["Rebels", "Rebel"],
    ]);
  });

  it("prefers the longer term and whole words", () => {
    expect(marked("alien technology")).toEqual([["alien technology", "Alien Technology"]]);
    expect(marked("inalienable")).toEqual([]);
  });

  it("loses nothing of the text", () => {
    const text = "Alien Technology, Genes; +2 Military.";
    expect(
      glossary
        .split(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("knows the words of the language that is spoken, at the same places of the help", async () => {
    const places = glossary.entries.map(({ id }) => id).sort();
    await words.use("de");
    expect(marked("Kosten einer Militärwelt")).toEqual([["Militärwelt", "Militärwelt"]]);
    expect(glossary.entries.map(({ id }) => id).sort()).toEqual(places);
  });
});
