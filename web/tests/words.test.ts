import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, PARTS, PSEUDO, spokenOf } from "../src/lib/catalogues";
import { message, several } from "../src/lib/message";
import { words } from "../src/lib/words.svelte";
import { text } from "./fixtures";

const BASE = { is: "name", subject: "tile:rebel_base", printed: "Rebel Base" } as const;

afterEach(() => words.use("en"));

describe("words", () => {
  it("are those of the language that is spoken", async () => {
    expect(words.say("page-round", { round: 3 })).toBe("Round 3");
    await words.use("de");
    expect(words.say("page-round", { round: 3 })).toBe("Runde 3");
    expect(words.language).toBe("de");
  });

  it("throw for what no catalogue has, and for arguments that are missing", () => {
    expect(() => words.say("page-no-such-message")).toThrow("page-no-such-message");
    expect(() => words.say("page-round")).toThrow("page-round");
  });

  it("choose plurals and lists as the language does", async () => {
    expect([1, 2].map((rounds) => words.say("page-rounds", { rounds }))).toEqual(["1 round", "2 rounds"]);
    expect(words.list(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben and Cleo");
    await words.use("es");
    expect(words.list(["Ana", "Ignacio"])).toBe("Ana e Ignacio");
  });

  it("count in ordinals", async () => {
    const line = (place: number) => words.say("page-hint-in-line", { place, order: words.order(place) });
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(line).join(" ")).toBe(
      ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]
        .map((place) => `${place} in line…`)
        .join(" "),
    );
    await words.use("fr");
    expect([line(1), line(2)]).toEqual(["1re place…", "2e place…"]);
  });

  it("stay in the language chosen last, whatever is loaded meanwhile", async () => {
    await Promise.all([words.load("race"), words.use("de"), words.load("workshop"), words.use("fr")]);
    expect(words.language).toBe("fr");
    expect(words.say("page-round", { round: 1 })).toBe("Manche 1");
  });

  it("say numbers, shares and times as the language does", async () => {
    const ago = new Date(Date.now() - 5 * 60_000);
    expect([words.number(-1234), words.percent(0.384), words.ago(ago)]).toEqual([
      "−1,234",
      "38 %",
      "5 min ago",
    ]);
    await words.use("fr");
    expect(words.ago(ago)).toBe("il y a 5\u00a0min");
  });

  it("name players and components where they stand in a sentence", () => {
    const said = message("page-thing-choice", {
      thing: several([{ is: "seat", seat: 1 }, BASE]),
      choice: message("engine-as-written", { text: { is: "seat", seat: 4 } }),
    });
    expect(words.said(said, ["Anna", "Ben"])).toBe("Ben and Rebel Base. Seat 5");
    expect(words.segments(said, ["Anna", "Ben"])).toEqual([
      { text: "Ben", seat: 1 },
      { text: " and " },
      { text: "Rebel Base", named: BASE },
      { text: ". " },
      { text: "Seat 5", seat: 4 },
    ]);
    expect(words.segments(text("Ben sees Rebel Base"), ["Anna", "Ben"])).toEqual([
      { text: "Ben sees Rebel Base" },
    ]);
  });
});

describe("languages", () => {
  it("are chosen by what the browser wants", () => {
    expect(spokenOf(["pt-BR", "fr-CA", "de"])).toBe("fr");
    expect(spokenOf(["nl"])).toBe("en");
  });

  it("have all parts, in their own words or in English", async () => {
    expect(LANGUAGES).toEqual(["en", "de", "es", "fr"]);
    for (const language of LANGUAGES) {
      await words.use(language);
      expect(words.say("page-confirm")).not.toBe("");
      expect(words.say("server-seat-taken")).not.toBe("");
    }
    expect(PARTS).toContain("workshop");
  });

  it("lengthen all words but arguments for tests", async () => {
    await words.use(PSEUDO);
    expect(words.say("page-curtain-ready", { name: "Anna" })).toBe("Í áám Anna");
  });
});
