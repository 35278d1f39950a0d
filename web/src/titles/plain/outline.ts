// Any title's view as headed lists of things and numbers.

import type { Catalog } from "../../lib/catalog";
import type { Component, View } from "../../lib/protocol";
import { spaced } from "../../lib/wording";
import { words } from "../../lib/words.svelte";

export type Entry =
  | { sort: "thing"; component: Component; details: string }
  | { sort: "hidden" }
  | { sort: "fact"; text: string };

export interface Section {
  heading: string;
  entries: Entry[];
}

/** What the table shares, without the empires. */
export function sharedSections(view: View, catalog: Catalog): Section[] {
  return sections(
    Object.entries(view).filter(([name]) => name !== "empires" && name !== "round"),
    catalog,
  );
}

export function empiresOf(view: View, catalog: Catalog): Section[][] {
  const empires = view["empires"];
  return Array.isArray(empires)
    ? empires.map((empire) => sections(Object.entries(empire as object), catalog))
    : [];
}

/** Lists become sections of their own; single values are collected in the first one. */
function sections(fields: [string, unknown][], catalog: Catalog): Section[] {
  const facts: Entry[] = [];
  const lists: Section[] = [];
  for (const [name, value] of fields) {
    if (Array.isArray(value) && value.some((item) => isThing(item, catalog))) {
      lists.push({ heading: spaced(name), entries: value.map((item) => entry(item, catalog)) });
    } else {
      const text = plainText(value);
      if (text !== "") facts.push({ sort: "fact", text: `${spaced(name)}: ${text}` });
    }
  }
  return facts.length > 0 ? [{ heading: "", entries: facts }, ...lists] : lists;
}

function componentOf(item: unknown, catalog: Catalog): Component | null {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : item;
  if (typeof id !== "string") return null;
  return catalog.component(id) ?? catalog.of(`action:${id}`) ?? catalog.of(`goal:${id}`);
}

function isThing(item: unknown, catalog: Catalog): boolean {
  return item === null || componentOf(item, catalog) !== null;
}

function entry(item: unknown, catalog: Catalog): Entry {
  if (item === null) return { sort: "hidden" };
  const component = componentOf(item, catalog);
  if (component === null) return { sort: "fact", text: plainText(item) };
  return { sort: "thing", component, details: typeof item === "object" ? details(item) : "" };
}

function details(item: object): string {
  return plainText(Object.fromEntries(Object.entries(item).filter(([name]) => name !== "id")));
}

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? words.say("page-yes") : words.say("page-no");
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, part]) => [name.replaceAll("_", " "), plainText(part)])
      .filter(([, text]) => text !== "")
      .map(([name, text]) => `${name} ${text}`)
      .join(", ");
  }
  return String(value);
}
