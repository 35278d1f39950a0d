import { describe, expect, it } from "vitest";
import type { Component } from "../src/lib/protocol";
import { kindChoices, matches, NO_FILTER, sourceOf } from "../src/pages/library/filter";
import { component, text } from "./fixtures";

const MINE: Component = {
  ...component("mine", "Deep Mine"),
  text: text("Settle: +1 Military."),
  documented: ["name"],
  reconstructed: ["vp"],
};

describe("the library", () => {
  it("finds all words of a search in name, text and facts", () => {
    expect(matches(MINE, { ...NO_FILTER, text: "military deep" })).toBe(true);
    expect(matches(MINE, { ...NO_FILTER, text: "deep space" })).toBe(false);
  });

  it("filters by sort and source", () => {
    expect(matches(MINE, { ...NO_FILTER, sort: "development" })).toBe(false);
    expect(sourceOf(MINE)).toBe("partly");
    expect(matches(MINE, { ...NO_FILTER, source: "documented" })).toBe(false);
  });

  it("offers only what there is", () => {
    const gray = { ...MINE, face: { ...MINE.face, shape: "world" as const, kind: null } };
    expect(kindChoices([gray])).toEqual([{ value: "gray", label: "Gray" }]);
  });
});
