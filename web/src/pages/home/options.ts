// A title's options in words that say what one gets.

import type { OptionSpec, OptionValue } from "../../lib/protocol";

interface Words {
  label: string;
  text: string;
  values?: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<string, Words>> = {
  setup: {
    label: "Setup",
    text: "The first game starts from the set-up that the rulebook suggests for learning.",
    values: { standard: "Standard", first_game: "First game" },
  },
  goals: {
    label: "Galactic Goals",
    text: "Goals that score for everyone at the end. Chart Galactic Goals takes the place of Retreat into Isolation.",
  },
  starry_rift: { label: "The Starry Rift", text: "The expansion: more worlds, and the hostile Xenos." },
  experienced: {
    label: "Experienced two-player game",
    text: "Both players choose two actions each round.",
  },
};

export function optionLabel({ name }: OptionSpec): string {
  return WORDS[name]?.label ?? spaced(name);
}

export function optionText({ name, text }: OptionSpec): string {
  return WORDS[name]?.text ?? `${capital(text)}.`;
}

export function valueLabel(name: string, value: OptionValue): string {
  return WORDS[name]?.values?.[String(value)] ?? spaced(String(value));
}

/** The options of a table that are not what one would expect. */
export function chosenWords(options: Readonly<Record<string, OptionValue>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === false || value === "standard") return [];
    return value === true ? [WORDS[name]?.label ?? spaced(name)] : [valueLabel(name, value)];
  });
}

function spaced(name: string): string {
  return capital(name.replaceAll("_", " "));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
