// What a component's list of facts says.

import type { Component, Fact } from "./protocol";
import { words } from "./words.svelte";

/** "cost 3". */
export function factText({ label, value }: Fact): string {
  return words.say("page-fact", { label, value });
}

/** What stands behind the label of a fact. */
export function factValue({ label, value }: Fact): string {
  return words.value(value, label.id.slice(0, label.id.indexOf("-")));
}

/** All of a component, for those who hear it. */
export function componentText({ name, facts, text }: Component): string {
  return words.say("page-component", { name, facts: words.list(facts.map(factText), "plain"), text });
}

/** The fields of a component file, one after the other: "cost, powers". */
export function fieldNames(fields: readonly string[]): string {
  return words.list(
    fields.map((field) => words.say("page-field", { field: field.replace(".", "-") })),
    "plain",
  );
}

/** A keyword that an emblem stands for. */
export function emblemName(emblem: string): string {
  return words.say("page-emblem", { emblem });
}
