// What the icons of a component mean, in words.

import { phasesOf } from "../art/faces/parts";
import { isCard } from "../art/faces/size";
import type { Glossary } from "./help/glossary";
import type { Component } from "./protocol";
import { words } from "./words.svelte";

/** What is drawn: the plate of a number, the glyph of a kind, a keyword's emblem, a colonist, or the symbol of this name. */
export interface Icon {
  sort: "price" | "vp" | "kind" | "emblem" | "colonist" | "symbol" | "phase";
  name: string;
}

export interface Meaning {
  icon: Icon;
  text: string;
}

/** The terms that explain the symbols on cards. */
const SYMBOL_TERMS: Readonly<Record<string, string>> = {
  military: "term-military",
  explore: "term-explore-icon",
  chromosome: "term-chromosome",
};

const PHASES = new Set(["explore", "develop", "settle", "trade", "consume", "produce"]);

/** All icons of a component, in the order in which its face has them. */
export function meaningsOf(component: Component, glossary: Glossary): Meaning[] {
  const { face } = component;
  const explained = (sort: Icon["sort"], name: string, term: string): Meaning[] => {
    const entry = glossary.entry(term);
    return entry === null ? [] : [{ icon: { sort, name }, text: `${entry.term}: ${entry.text}` }];
  };
  const said = (sort: Icon["sort"], name: string, text: string): Meaning => ({ icon: { sort, name }, text });
  const found: Meaning[] = [];
  if (face.shape !== "home" && face.cost !== null) {
    const unit = isCard(component) ? "card" : "credit";
    found.push(said("price", "cost", words.say("page-legend-cost", { cost: face.cost, unit })));
  }
  if (face.shape !== "home" && face.defense !== null)
    found.push(said("price", "defense", words.say("page-legend-defense", { defense: face.defense })));
  // Only where cards bring income do they score in every round.
  const when = face.income === null ? "end" : "round";
  if (face.variable_vp) found.push(said("vp", "vp", words.say("page-legend-variable")));
  else if (face.vp !== null) found.push(said("vp", "vp", words.say("page-legend-vp", { vp: face.vp, when })));
  if (face.colonists) found.push(...explained("colonist", "colonist", "term-colonist"));
  if (face.kind !== null) {
    const goods = face.goods ?? "none";
    found.push(said("kind", face.kind, words.say("page-legend-goods", { kind: face.kind, goods })));
  }
  for (const emblem of face.emblems) found.push(...explained("emblem", emblem, `term-${emblem}`));
  for (const [icon, count] of Object.entries(face.icons))
    if (count > 0) found.push(...explained("symbol", icon, SYMBOL_TERMS[icon] ?? `term-${icon}`));
  if (face.income) found.push(...explained("symbol", "card", "term-income"));
  for (const phase of phasesOf(face))
    if (PHASES.has(phase)) found.push(said("phase", phase, words.say("page-legend-phase", { phase })));
  return found;
}

/** What an icon that is drawn on a component means, by what its picture is marked with: `phase settle`, `vp`. */
export function meaningOf(component: Component, glossary: Glossary, marked: string): string | null {
  const [sort, name = ""] = marked.split(" ");
  if (sort === "action" || sort === "goal") return words.said(component.text);
  if (sort === "phase") return powersOf(component, name) ?? elsewhere(sort, name);
  const meaning = meaningsOf(component, glossary).find(
    ({ icon }) => icon.sort === sort && (name === "" || icon.name === name),
  );
  return meaning?.text ?? elsewhere(sort, name);
}

/** What a component does in a phase, whose icon stands for it where there is no room for words. */
function powersOf({ face }: Component, phase: string): string | null {
  const texts = face.powers.filter((power) => power.phase === phase).map(({ text }) => words.said(text));
  if (texts.length === 0) return null;
  const power = texts.join(" ");
  return PHASES.has(phase) ? words.say("page-legend-power", { phase, power }) : power;
}

/** Icons that stand in what a component does, or say what it is. */
function elsewhere(sort: string | undefined, name: string): string | null {
  if (sort === "kind") return words.say("page-legend-goods", { kind: name, goods: "none" });
  if (sort === "named") return words.say("page-legend-kind", { kind: name });
  if (sort === "phase" && name === "score") return words.say("page-legend-variable");
  if (sort === "phase" && PHASES.has(name)) return words.say("page-legend-phase", { phase: name });
  if (sort === "symbol" && name === "home") return words.say("page-home-world");
  return null;
}
