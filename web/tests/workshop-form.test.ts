import { describe, expect, it } from "vitest";
import type { FormField, Input, ListInput, VariantsInput } from "../src/lib/protocol";
import {
  asList,
  asVariant,
  blank,
  choicesOf,
  isWithin,
  itemsOf,
  moved,
  origins,
  pathOf,
  pathWords,
  same,
  settled,
  variantOf,
  valueWords,
  type Value,
} from "../src/pages/workshop/form";
import { text } from "./fixtures";

const NUMBER: Input = { sort: "number", least: 1, most: 9 };
const KIND: Input = choice("novelty", "genes");
const TILES = [
  { id: "zoo", name: "Zoo", sort: "world" },
  { id: "ark", name: "Ark", sort: "world" },
  { id: "lab", name: "Lab", sort: "development" },
];

function choice(...values: (string | number | boolean)[]): Input {
  const choices = values.map((value) => ({ value, label: text(`the ${value}`) }));
  return { sort: "choice", choices, components: null, component_sorts: [] };
}

function field(name: string, input: Input, more: Partial<FormField> = {}): FormField {
  return { name, label: text(name.toUpperCase()), help: null, required: true, input, only: {}, ...more };
}

function listOf(item: Input, more: Partial<ListInput> = {}): ListInput {
  return { sort: "list", item, least: 0, most: null, distinct: false, alone: false, ...more };
}

const POWERS: VariantsInput = {
  sort: "variants",
  variants: [
    {
      label: text("Military"),
      group: text("Settle"),
      help: null,
      fixed: { action: "settle", effect: "military" },
      fields: [field("amount", NUMBER), field("kind", KIND, { required: false })],
    },
    {
      label: text("Discount"),
      group: text("Settle"),
      help: null,
      fixed: { action: "settle", effect: "discount" },
      fields: [field("amount", NUMBER)],
    },
    {
      label: text("Sell"),
      group: null,
      help: null,
      fixed: { action: "consume", effect: "sell", may: true },
      fields: [],
    },
  ],
};
const [MILITARY, DISCOUNT, SELL] = POWERS.variants as [
  (typeof POWERS.variants)[0],
  (typeof POWERS.variants)[0],
  (typeof POWERS.variants)[0],
];
/** Clauses are told apart by the fields they have. */
const CLAUSES: VariantsInput = {
  sort: "variants",
  variants: [
    {
      label: text("each"),
      group: null,
      help: null,
      fixed: {},
      fields: [field("vp", NUMBER), field("per", KIND)],
    },
    {
      label: text("number"),
      group: null,
      help: null,
      fixed: {},
      fields: [field("vp", NUMBER), field("count", KIND)],
    },
  ],
};
const WORLD: FormField[] = [
  field("type", choice("military", "peaceful")),
  field("defense", NUMBER, { only: { type: ["military"] } }),
  field("cost", NUMBER, { only: { type: ["peaceful"] } }),
  field("powers", listOf(POWERS)),
];

describe("values", () => {
  it("are the same whatever the order of their fields", () => {
    expect(same({ a: 1, b: [{ c: true }] }, { b: [{ c: true }], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same(undefined, 0)).toBe(false);
  });

  it("start with what their form needs", () => {
    expect(blank({ sort: "record", fields: WORLD }, TILES)).toEqual({
      type: "military",
      defense: 1,
      powers: [],
    });
    expect(blank(POWERS, TILES)).toEqual({ action: "settle", effect: "military", amount: 1 });
    expect(blank(listOf(NUMBER, { least: 2 }), TILES)).toEqual([1, 1]);
  });
});

describe("fields that depend on others", () => {
  it("leave and come with them, as they were before where they were there", () => {
    const military = { type: "military", defense: 4, powers: [] };
    const peaceful = settled(WORLD, { ...military, type: "peaceful" }, military, {}, TILES);
    expect(peaceful).toEqual({ type: "peaceful", cost: 1, powers: [] });
    expect(settled(WORLD, { ...peaceful, type: "military" }, peaceful, military, TILES)).toEqual(military);
  });

  it("stay empty where they were emptied", () => {
    const emptied = { type: "military", powers: [] };
    const before = { ...emptied, defense: 4 };
    expect(settled(WORLD, emptied, before, before, TILES)).toEqual(emptied);
  });
});

describe("variants", () => {
  it("are told by their fixed fields", () => {
    expect(variantOf(POWERS, { action: "settle", effect: "discount", amount: 2 })).toBe(DISCOUNT);
    expect(variantOf(POWERS, { action: "consume", effect: "sell", may: true })).toBe(SELL);
    expect(variantOf(POWERS, { action: "explore" })).toBeUndefined();
  });

  it("are told by the fields there are, and stay while one is emptied", () => {
    expect(variantOf(CLAUSES, { vp: 2, count: "genes" })?.label).toEqual(text("number"));
    expect(variantOf(CLAUSES, { count: "genes" })?.label).toEqual(text("number"));
    expect(variantOf(CLAUSES, { per: "genes" })?.label).toEqual(text("each"));
  });

  it("keep what they share", () => {
    const power = { action: "settle", effect: "military", amount: 3, kind: "genes" };
    expect(asVariant(DISCOUNT, power, TILES)).toEqual({ action: "settle", effect: "discount", amount: 3 });
    expect(asVariant(SELL, power, TILES)).toEqual({ action: "consume", effect: "sell", may: true });
    expect(asVariant(MILITARY, {}, TILES)).toEqual({ action: "settle", effect: "military", amount: 1 });
  });
});

describe("lists", () => {
  it("of one value may be written without the list", () => {
    const alone = listOf(KIND, { alone: true });
    expect([itemsOf("genes"), itemsOf(["genes"]), itemsOf(undefined)]).toEqual([["genes"], ["genes"], []]);
    expect([asList(alone, false, ["genes"]), asList(alone, false, ["a", "b"])]).toEqual([
      "genes",
      ["a", "b"],
    ]);
    expect([asList(alone, false, []), asList(listOf(KIND), true, [])]).toEqual([undefined, []]);
  });

  it("know their items again: equal ones first, then those of a sort", () => {
    const military = (amount: number) => ({ action: "settle", effect: "military", amount });
    const sell = { action: "consume", effect: "sell", may: true };
    expect(origins(POWERS, [sell, military(2)], [military(1), sell])).toEqual([1, 0]);
    expect(origins(POWERS, [military(2), military(1)], [military(1)])).toEqual([null, 0]);
    expect(origins(POWERS, [sell], [military(1)])).toEqual([null]);
  });

  it("are put in another order", () => {
    expect([moved([1, 2, 3], 0, 1), moved([1, 2, 3], 2, 0)]).toEqual([
      [2, 1, 3],
      [3, 1, 2],
    ]);
  });
});

describe("words", () => {
  it("say a value as the form does", () => {
    expect(valueWords(KIND, "genes", TILES)).toBe("the genes");
    expect(valueWords({ sort: "flag" }, false, TILES)).toBe("no");
    expect(valueWords(listOf(KIND), [], TILES)).toBe("none");
    expect(valueWords(NUMBER, undefined, TILES)).toBe("nothing");
    const powers: Value[] = [
      { action: "settle", effect: "military", amount: 2, kind: "genes" },
      { action: "consume", effect: "sell", may: true },
    ];
    expect(valueWords(listOf(POWERS), powers, TILES)).toBe(
      "Settle: Military (AMOUNT 2, KIND the genes); Sell",
    );
  });

  it("name tiles", () => {
    const input = {
      ...(KIND as Input & { sort: "choice" }),
      components: "card:",
      component_sorts: ["world"],
    };
    expect(choicesOf(input, TILES).map(({ value }) => value)).toEqual([
      "novelty",
      "genes",
      "card:ark",
      "card:zoo",
    ]);
    expect(valueWords(input, "card:zoo", TILES)).toBe("Zoo");
  });
});

describe("paths", () => {
  it("are those of the server", () => {
    expect(pathOf(pathOf(pathOf("", "powers"), 0), "amount")).toBe("powers[0].amount");
    expect([isWithin("powers[0].amount", "powers"), isWithin("powers_max", "powers")]).toEqual([true, false]);
  });

  it("are read out as the form is labelled", () => {
    const entry = {
      type: "military",
      defense: 1,
      powers: [{ action: "settle", effect: "discount", amount: 120 }],
    };
    expect(pathWords(WORLD, entry, "powers[0].amount")).toBe("POWERS 1, AMOUNT");
    expect(pathWords(WORLD, entry, "defense")).toBe("DEFENSE");
    expect(pathWords(WORLD, entry, "powers[0].worlds")).toBe("POWERS 1, worlds");
    expect(pathWords(WORLD, entry, "powers[0].effect")).toBe("POWERS 1");
  });
});
