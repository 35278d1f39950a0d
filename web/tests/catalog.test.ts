import { expect, it, vi } from "vitest";
import { aboutSet, loadCatalog, loadTableCatalog } from "../src/lib/catalog";
import { empiresOf, sharedSections } from "../src/titles/plain/outline";
import { catalog, component, table } from "./fixtures";

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

it("loads the components of a table once for each set, from the table", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify([component("rebel_base", path)])));
  });
  const old = { digest: "1", origin: "shipped", current: false } as const;
  const first = await loadTableCatalog({ ...table(), id: "a", components: old });
  expect(first.component("rebel_base")?.name).toBe("/api/tables/a/components");
  expect(await loadTableCatalog({ ...table(), id: "b", components: old })).toBe(first);
  expect(await loadTableCatalog({ ...table(), id: "c", components: { ...old, digest: "2" } })).not.toBe(
    first,
  );
  expect(await loadCatalog("newfrontiers")).not.toBe(first);
  expect(asked).toEqual([
    "/api/tables/a/components",
    "/api/tables/c/components",
    "/api/titles/newfrontiers/components",
  ]);
  vi.unstubAllGlobals();
});

it("says which components a table is played with", () => {
  const said = (origin: "shipped" | "corrected" | "unknown", current: boolean) =>
    aboutSet({ digest: "1", origin, current });
  expect(said("shipped", true)).toBe("Played with the components as shipped.");
  expect(said("corrected", true)).toBe("Played with corrected components.");
  expect(said("shipped", false)).toBe("Played with the components as shipped. New tables have others.");
  expect(said("corrected", false)).toBe("Played with corrected components. New tables have others.");
  expect(said("unknown", false)).toContain("never had");
});
