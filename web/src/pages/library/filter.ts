// Which components are shown.

import { factText } from "../../lib/components";
import type { Component } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

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

const SOURCES = ["documented", "partly", "reconstructed"];
const SORTS = ["world", "development", "home", "goal", "action"];
const KINDS = ["novelty", "rare", "genes", "alien", "any", "gray"];
const PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"];

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
  const all = [name, words.said(text), ...facts.map(factText)].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export const sortChoices = (components: readonly Component[]): Choice[] =>
  choices(SORTS, new Set(components.map(({ sort }) => sort)), (sort) => words.say("page-sort", { sort }));

export const kindChoices = (components: readonly Component[]): Choice[] =>
  choices(KINDS, new Set(components.map(kindOf)), (kind) => words.say("page-kind", { kind }));

export const phaseChoices = (components: readonly Component[]): Choice[] =>
  choices(PHASES, new Set(components.flatMap(phasesOf)), (phase) => words.say("page-phase", { phase }));

export const sourceChoices = (components: readonly Component[]): Choice[] =>
  choices(SOURCES, new Set(components.map(sourceOf)), (source) => words.say("page-source", { source }));

function choices(
  values: readonly string[],
  used: ReadonlySet<string | null>,
  labelOf: (value: string) => string,
): Choice[] {
  return values.filter((value) => used.has(value)).map((value) => ({ value, label: labelOf(value) }));
}
