import { expect, it } from "vitest";
import { actionsOf, isComplete, progress, toggled } from "../src/lib/picks";
import { offered } from "../src/lib/subjects";
import { decision, option } from "./fixtures";

const options = [option(9, "card:a"), option(4, "card:b"), option(9, "card:a")];

it("sends the actions as they were picked, then done where fewer than the most were picked", () => {
  const picks = { least: 0, most: 3, options, done: 50 };
  expect(actionsOf(picks, options.slice(0, 2))).toEqual([9, 4, 50]);
  expect(actionsOf(picks, options)).toEqual([9, 4, 9]);
  expect(actionsOf(picks, [])).toEqual([50]);
  expect(actionsOf({ ...picks, least: 2, most: 2, done: null }, options.slice(0, 2))).toEqual([9, 4]);
});

it("replaces the pick where only one may be picked", () => {
  const picks = { least: 0, most: 1, options, done: 50 };
  expect(toggled(picks, [options[0]!], options[1]!)).toEqual([options[1]]);
});

it("is complete between least and most", () => {
  const picks = { least: 1, most: 2, options, done: 50 };
  expect([0, 1, 2, 3].map((count) => isComplete(picks, options.slice(0, count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("says how far the answer is", () => {
  const picks = { least: 2, most: 2, options, done: null };
  expect(progress(picks, [options[0]!])).toBe("1 of 2 chosen");
  expect(progress({ ...picks, least: 0 }, [])).toBe("0 chosen, up to 2");
});

it("gives each copy of a thing its own option", () => {
  const question = decision(options);
  expect(offered(question, "card:a", 0)).toEqual([options[0]]);
  expect(offered(question, "card:a", 1)[0]).toBe(options[2]);
  expect(offered(question, "card:a", 2)).toEqual([]);
  expect(offered(question, "card:b", 1)).toEqual([options[1]]);
});
