import { expect, it } from "vitest";
import { empiresOf, sharedSections } from "../src/titles/plain/outline";
import { catalog } from "./fixtures";

it("finds the component of a subject", () => {
  expect(catalog.of("tile:rebel_base")?.name).toBe("Rebel Base");
  expect(catalog.of("good:rebel_base")?.name).toBe("Rebel Base");
  expect(catalog.of("action:settle")?.name).toBe("Settle");
});

it("keeps the ids of actions apart from those of tiles, and kinds from both", () => {
  expect(catalog.of("tile:settle")).toBeNull();
  expect(catalog.of("kind:rebel_base")).toBeNull();
  expect(catalog.of(null)).toBeNull();
});

it("joins things with their components, without those that are none", () => {
  const things = [
    { id: "rebel_base", left: 2 },
    { id: "nowhere", left: 1 },
  ];
  expect(catalog.withComponents(things)).toEqual([
    { id: "rebel_base", left: 2, component: catalog.component("rebel_base") },
  ]);
});

it("outlines any view: facts first, then a section for each list of things", () => {
  const view = {
    round: 2,
    bag: 41,
    any_kind: null,
    offer: ["rebel_base", null],
    empires: [{ credits: 3, colonies: [{ id: "rebel_base", good: "genes" }] }],
  };
  expect(sharedSections(view, catalog)).toMatchObject([
    { heading: "", entries: [{ sort: "fact", text: "Bag: 41" }] },
    { heading: "Offer", entries: [{ sort: "thing", component: { id: "rebel_base" } }, { sort: "hidden" }] },
  ]);
  expect(empiresOf(view, catalog)).toMatchObject([
    [
      { heading: "", entries: [{ text: "Credits: 3" }] },
      { heading: "Colonies", entries: [{ sort: "thing", details: "good genes" }] },
    ],
  ]);
});
