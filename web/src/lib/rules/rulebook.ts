// The rules of a title in the reader's language, with the numbers that the server knows.

import { loadRules } from "../../titles/rules";
import { api } from "../api";
import type { Catalog } from "../catalog";
import type { Rules, RulesBlock, RulesSection } from "../title";
import { words } from "../words.svelte";
import { isFound } from "./search";

/** Where a ruling is told. */
export interface RulingPlace {
  ruling: string;
  /** The address on the page of the text that tells it. */
  anchor: string;
  section: RulesSection;
}

export class Rulebook {
  constructor(
    readonly title: string,
    readonly rules: Rules,
    readonly numbers: Readonly<Record<string, number>>,
    readonly catalog: Catalog,
  ) {}

  /** The section that tells of a question; the first one for a question that nobody has written of. */
  sectionOf(question: string): RulesSection | undefined {
    const id = this.rules.questions[question];
    return this.rules.sections.find((section) => section.id === id) ?? this.rules.sections[0];
  }

  text({ say }: RulesBlock): string {
    return words.say(say, this.numbers);
  }

  heading({ heading }: RulesSection): string {
    return words.say(heading, this.numbers);
  }

  /** The rulings in the order of their numbers, each with the place that tells it first. */
  get rulings(): RulingPlace[] {
    const places = new Map<string, RulingPlace>();
    for (const section of this.rules.sections)
      for (const block of section.blocks)
        for (const ruling of block.rulings ?? [])
          if (!places.has(ruling)) places.set(ruling, { ruling, anchor: anchorOf(block), section });
    return [...places.values()].sort((one, other) => order(one.ruling) - order(other.ruling));
  }

  /** The sections with what is found in them, in the words that are read. */
  search(query: string): { section: RulesSection; blocks: readonly RulesBlock[] }[] {
    return this.rules.sections
      .map((section) => ({
        section,
        blocks: section.blocks.filter((block) => isFound(this.#read(section, block), query)),
      }))
      .filter(({ blocks }) => blocks.length > 0);
  }

  #read(section: RulesSection, block: RulesBlock): string {
    const shown = (block.shows ?? []).map((subject) => this.catalog.of(subject)?.name ?? "");
    return [this.heading(section), this.text(block), ...(block.rulings ?? []), ...shown].join(" ");
  }
}

/** `TITLE_rules-settle-conquer` stands at `settle-conquer`. */
export function anchorOf({ say }: RulesBlock): string {
  return say.slice(say.indexOf("-") + 1);
}

/** The rulings that were made here, with a `w`, come after the others. */
function order(ruling: string): number {
  const number = Number(ruling.replace(/\D+/g, ""));
  return ruling.includes("-w") ? 1000 + number : number;
}

/** The words of a title's rules are loaded only when they are opened. */
export function rulesPart(title: string): string {
  return `${title}_rules`;
}

export async function loadRulebook(title: string, catalog: Catalog): Promise<Rulebook> {
  const [rules, numbers] = await Promise.all([
    loadRules(title),
    api.ruleNumbers(title),
    words.load(rulesPart(title)),
  ]);
  return new Rulebook(title, rules ?? { sections: [], questions: {} }, numbers, catalog);
}
