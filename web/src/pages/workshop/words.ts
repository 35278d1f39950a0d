// When something was done, and what it changed, in words.

import type { Change, ChangedEntry, EntryForm } from "../../lib/protocol";
import { entryOf, valueWords, type Named } from "./form";
import { words } from "../../lib/words.svelte";

export function dateText(moment: string): string {
  return words.date(new Date(moment));
}

export function nameOrSomebody(name: string): string {
  return name || words.say("workshop-page-somebody");
}

export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** What a change does to the fields of one tile; empty if it was only confirmed. */
export function fieldChanges(
  { fields, before, after }: ChangedEntry,
  form: EntryForm | undefined,
  named: readonly Named[],
): FieldChange[] {
  return fields.map((name) => {
    const field = form?.fields.find((one) => one.name === name);
    const told = (entry: object) => {
      const value = entryOf(entry)[name];
      if (field !== undefined) return valueWords(field.input, value, named);
      return value === undefined ? words.say("workshop-page-nothing") : JSON.stringify(value);
    };
    return {
      label: field === undefined ? name : words.said(field.label),
      before: told(before),
      after: told(after),
    };
  });
}

/** What was done, as a heading of the history. */
export function changeHeading({ sort, entries, undoes }: Change): string {
  const [first] = entries;
  const what =
    entries.length === 1 && first !== undefined
      ? first.name
      : words.say("workshop-page-components", { components: entries.length });
  switch (sort) {
    case "confirmed":
      return words.say("workshop-page-was-confirmed", { what });
    case "corrected":
      return words.say("workshop-page-was-corrected", { what });
    case "loaded":
      return words.say("workshop-page-was-loaded", { what });
    case "undone":
      return undoes === null
        ? words.say("workshop-page-was-undone", { what })
        : words.say("workshop-page-change-undone", { what, change: undoes });
  }
}
