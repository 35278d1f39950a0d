// A title's settings in words that say what one gets.

import type { Setting, SettingValue } from "../../lib/protocol";
import type { SettingWords } from "../../lib/title";
import { spaced } from "../../lib/wording";
import { aboutTitle } from "../../titles/about";
import { words } from "../../lib/words.svelte";

/** Settings that every title has. */
const COMMON: Readonly<Record<string, SettingWords>> = {
  setup: {
    label: "page-setting-setup",
    text: "page-setting-setup-text",
    values: { standard: "page-setup-standard", first_game: "page-setup-first-game" },
  },
};

export function settingWords(title: string, name: string): SettingWords | undefined {
  return aboutTitle(title).settings?.[name] ?? COMMON[name];
}

export function settingLabel(title: string, name: string): string {
  const id = settingWords(title, name)?.label;
  return id === undefined ? spaced(name) : words.say(id);
}

export function settingText(title: string, { name, text }: Setting): string {
  const id = settingWords(title, name)?.text;
  return id === undefined ? words.say("page-setting-text", { text }) : words.say(id);
}

export function valueLabel(title: string, name: string, value: SettingValue): string {
  const id = settingWords(title, name)?.values?.[String(value)];
  return id === undefined ? spaced(String(value)) : words.say(id);
}

/** The settings of a table that are not what one would expect. */
export function chosenWords(title: string, settings: Readonly<Record<string, SettingValue>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (value === false || value === "standard") return [];
    return value === true ? [settingLabel(title, name)] : [valueLabel(title, name, value)];
  });
}
