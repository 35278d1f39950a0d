import { describe, expect, it } from "vitest";
import { Glossary } from "../src/lib/help/glossary";
import type { HelpTerm } from "../src/lib/title";

const TERMS: readonly HelpTerm[] = [
  { term: "Windfall world", text: "A world with a halo.", also: ["windfall"] },
  { term: "Military", text: "The title's own text." },
  { term: "Good", text: "Too common to be marked.", quiet: true },
];

describe("the glossary", () => {
  const glossary = new Glossary("newfrontiers", TERMS);
  const marked = (text: string) =>
    glossary.split(text).flatMap(({ text: word, entry }) => (entry === null ? [] : [[word, entry.term]]));

  it("explains each term once, the title's own way", () => {
    const ids = glossary.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(glossary.entries.filter(({ term }) => term === "Military")).toEqual([
      expect.objectContaining({ text: "The title's own text." }),
    ]);
  });

  it("finds terms in any form, each the first time", () => {
    expect(marked("Two Windfall worlds and a windfall: a good.")).toEqual([
      ["Windfall worlds", "Windfall world"],
    ]);
    expect(marked("+1 Military against Rebels")).toEqual([
      ["Military", "Military"],
      ["Rebels", "Rebel"],
    ]);
  });

  it("prefers the longer term and whole words", () => {
    expect(marked("specialized military")).toEqual([["specialized military", "Specialized Military"]]);
    expect(marked("paramilitary")).toEqual([]);
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
});
