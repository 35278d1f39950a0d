// A title's options in words that say what one gets.

import type { OptionSpec, OptionValue } from "../../lib/protocol";
import type { OptionWords } from "../../lib/title";
import { capital, spaced } from "../../lib/wording";
import { aboutTitle } from "../../titles/about";

/** Options that every title has. */
const COMMON: Readonly<Record<string, OptionWords>> = {
  setup: {
    label: "Setup",
    text: "The first game starts from the set-up that the rulebook suggests for learning.",
    values: { standard: "Standard", first_game: "First game" },
  },
};

export function optionWords(title: string, name: string): OptionWords | undefined {
  return aboutTitle(title).options?.[name] ?? COMMON[name];
}

export function optionLabel(title: string, name: string): string {
  return optionWords(title, name)?.label ?? spaced(name);
}

export function optionText(title: string, { name, text }: OptionSpec): string {
  return optionWords(title, name)?.text ?? `${capital(text)}.`;
}

export function valueLabel(title: string, name: string, value: OptionValue): string {
  return optionWords(title, name)?.values?.[String(value)] ?? spaced(String(value));
}

/** The options of a table that are not what one would expect. */
export function chosenWords(title: string, options: Readonly<Record<string, OptionValue>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === false || value === "standard") return [];
    return value === true ? [optionLabel(title, name)] : [valueLabel(title, name, value)];
  });
}
