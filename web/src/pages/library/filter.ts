// Which components are shown.

import { KIND_NAMES } from "../../lib/kinds";
import type { Component } from "../../lib/protocol";

export type Source = "documented" | "partly" | "reconstructed";

export interface Filter {
  text: string;
  /** An empty string stands for all. */
  sort: string;
  kind: string;
  phase: string;
  source: Source | "";
}

export const NO_FILTER: Filter = { text: "", sort: "", kind: "", phase: "", source: "" };

export const SOURCES: Readonly<Record<Source, string>> = {
  documented: "Documented",
  partly: "Partly reconstructed",
  reconstructed: "Reconstructed",
};

const SORTS: Readonly<Record<string, string>> = {
  world: "Worlds",
  development: "Developments",
  home: "Home colonies",
  goal: "Goals",
  action: "Actions",
};

const KINDS: Readonly<Record<string, string>> = { ...KIND_NAMES, gray: "Gray" };

const PHASES: Readonly<Record<string, string>> = {
  explore: "Explore",
  develop: "Develop",
  settle: "Settle",
  trade: "Trade",
  consume: "Consume",
  produce: "Produce",
};

export interface Choice {
  value: string;
  label: string;
}

export function sourceOf({ documented, reconstructed }: Component): Source {
  if (reconstructed.length === 0) return "documented";
  return documented.length === 0 ? "reconstructed" : "partly";
}

function kindOf({ face }: Component): string | null {
  return face.shape === "world" || face.shape === "home" ? (face.kind ?? "gray") : null;
}

function phasesOf({ face }: Component): string[] {
  return face.powers.flatMap(({ phase }) => phase ?? []);
}

export function matches(component: Component, filter: Filter): boolean {
  return (
    (filter.sort === "" || component.sort === filter.sort) &&
    (filter.kind === "" || kindOf(component) === filter.kind) &&
    (filter.phase === "" || phasesOf(component).includes(filter.phase)) &&
    (filter.source === "" || sourceOf(component) === filter.source) &&
    isAbout(component, filter.text)
  );
}

/** Whether every word of the search is in the name, the text or the facts. */
function isAbout({ name, text, facts }: Component, search: string): boolean {
  const all = [name, text, ...Object.entries(facts).flat()].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export const sortChoices = (components: readonly Component[]): Choice[] =>
  choices(SORTS, new Set(components.map(({ sort }) => sort)));

export const kindChoices = (components: readonly Component[]): Choice[] =>
  choices(KINDS, new Set(components.map(kindOf)));

export const phaseChoices = (components: readonly Component[]): Choice[] =>
  choices(PHASES, new Set(components.flatMap(phasesOf)));

export const sourceChoices = (components: readonly Component[]): Choice[] =>
  choices(SOURCES, new Set(components.map(sourceOf)));

function choices(labels: Readonly<Record<string, string>>, used: ReadonlySet<string | null>): Choice[] {
  return Object.entries(labels).flatMap(([value, label]) => (used.has(value) ? [{ value, label }] : []));
}
