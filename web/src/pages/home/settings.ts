// A title's settings in words that say what one gets.

import type { Setting, SettingValue } from "../../lib/protocol";
import type { SettingWords } from "../../lib/title";
import { capital, spaced } from "../../lib/wording";
import { aboutTitle } from "../../titles/about";

/** Settings that every title has. */
const COMMON: Readonly<Record<string, SettingWords>> = {
  setup: {
    label: "Setup",
    text: "The first game starts from the set-up that the rulebook suggests for learning.",
    values: { standard: "Standard", first_game: "First game" },
  },
};

export function settingWords(title: string, name: string): SettingWords | undefined {
  return aboutTitle(title).settings?.[name] ?? COMMON[name];
}

export function settingLabel(title: string, name: string): string {
  return settingWords(title, name)?.label ?? spaced(name);
}

export function settingText(title: string, { name, text }: Setting): string {
  return settingWords(title, name)?.text ?? `${capital(text)}.`;
}

export function valueLabel(title: string, name: string, value: SettingValue): string {
  return settingWords(title, name)?.values?.[String(value)] ?? spaced(String(value));
}

/** The settings of a table that are not what one would expect. */
export function chosenWords(title: string, settings: Readonly<Record<string, SettingValue>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (value === false || value === "standard") return [];
    return value === true ? [settingLabel(title, name)] : [valueLabel(title, name, value)];
  });
}
