// When something was done, and what it changed, in words.

import type { Change, ChangedEntry, EntryForm } from "../../lib/protocol";
import { plural } from "../../lib/wording";
import { entryOf, words, type Named } from "./form";

export function dateText(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
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
      if (field !== undefined) return words(field.input, value, named);
      return value === undefined ? "nothing" : JSON.stringify(value);
    };
    return { label: field?.label ?? name, before: told(before), after: told(after) };
  });
}

/** What was done, as a heading of the history. */
export function changeHeading({ sort, entries, undoes }: Change): string {
  const [first] = entries;
  const what = entries.length === 1 && first !== undefined ? first.name : plural(entries.length, "component");
  switch (sort) {
    case "confirmed":
      return `${what} confirmed`;
    case "corrected":
      return `${what} corrected`;
    case "loaded":
      return `A file loaded: ${what}`;
    case "undone":
      return undoes === null ? `${what} undone` : `Change ${undoes} undone: ${what}`;
  }
}
