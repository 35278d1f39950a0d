// Values and the forms they are filled into, as the server describes them. Nothing is checked here: the title's own
// loader is asked, and tells what is wrong.

import type {
  ChoiceInput,
  FormField,
  Input,
  ListInput,
  SettingValue,
  Variant,
  VariantsInput,
} from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

export type Value = SettingValue | Value[] | Entry;
/** A tile or card, or a part of one, field by field. */
export type Entry = { [field: string]: Value };

/** What a form can name besides its own words: the tiles or cards of the set. */
export interface Named {
  id: string;
  name: string;
  sort: string;
}

/** An entry of the wire, whose fields depend on the title. */
export function entryOf(told: object): Entry {
  return told as Entry;
}

export function isEntry(value: Value | undefined): value is Entry {
  return typeof value === "object" && !Array.isArray(value);
}

/** Whether both say the same; fields may stand in any order. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (isEntry(one) && isEntry(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => same(one[name], other[name]));
  }
  return one === other;
}

// New values

/** What a value starts as. */
export function blank(input: Input, named: readonly Named[]): Value {
  switch (input.sort) {
    case "choice":
      return choicesOf(input, named)[0]?.value ?? "";
    case "number":
      return input.least;
    case "flag":
      return true;
    case "text":
      return "";
    case "list":
      return Array.from({ length: input.least }, () => blank(input.item, named));
    case "record":
      return newRecord(input.fields, {}, named);
    case "variants": {
      const [first] = input.variants;
      return first === undefined ? {} : asVariant(first, {}, named);
    }
  }
}

/** Whether a record has this field at all, by what its other fields say. */
export function applies({ only }: FormField, record: Entry): boolean {
  return Object.entries(only).every(([name, values]) => {
    const value = record[name] ?? null;
    return values.some((one) => one === value);
  });
}

/** A new record: with all that it needs. */
export function newRecord(fields: readonly FormField[], given: Entry, named: readonly Named[]): Entry {
  return withNeeded(fields, given, () => true, {}, named);
}

/** A record after one of its fields was changed: without fields that no longer apply, and with those that apply now and
 * are needed, as they were shipped or new. A field that was emptied stays empty. */
export function settled(
  fields: readonly FormField[],
  record: Entry,
  was: Entry,
  shipped: Entry,
  named: readonly Named[],
): Entry {
  return withNeeded(fields, record, (field) => !applies(field, was), shipped, named);
}

function withNeeded(
  fields: readonly FormField[],
  record: Entry,
  filled: (field: FormField) => boolean,
  otherwise: Entry,
  named: readonly Named[],
): Entry {
  let made = record;
  for (const field of fields) {
    const { name, required, input } = field;
    if (!applies(field, made)) made = withField(made, name, undefined);
    else if (required && !(name in made) && filled(field))
      made = { ...made, [name]: otherwise[name] ?? needed(input, named) };
  }
  return made;
}

/** A flag that must be there may as well be false. */
function needed(input: Input, named: readonly Named[]): Value {
  return input.sort === "flag" ? false : blank(input, named);
}

/** The record with this value, or without the field where there is none. */
export function withField(record: Entry, name: string, value: Value | undefined): Entry {
  if (value !== undefined) return { ...record, [name]: value };
  const { [name]: _, ...others } = record;
  return others;
}

// Variants

/** The variant that a record has; while it is being written, the one that it is nearest to. */
export function variantOf({ variants }: VariantsInput, record: Entry): Variant | undefined {
  const fitting = variants.filter(({ fixed }) =>
    Object.entries(fixed).every(([name, value]) => same(record[name], value)),
  );
  const misfit = ({ fixed, fields }: Variant) => {
    const known = new Set([...Object.keys(fixed), ...fields.map(({ name }) => name)]);
    const unknown = Object.keys(record).filter((name) => !known.has(name)).length;
    const missing = fields.filter(
      (field) => field.required && applies(field, record) && !(field.name in record),
    );
    return unknown + missing.length;
  };
  return fitting.reduce<Variant | undefined>(
    (best, variant) => (best === undefined || misfit(variant) < misfit(best) ? variant : best),
    undefined,
  );
}

/** The record as another variant: what both have stays, what is needed is filled in. */
export function asVariant({ fixed, fields }: Variant, record: Entry, named: readonly Named[]): Entry {
  const kept = Object.fromEntries(
    Object.entries(record).filter(([name]) => fields.some((one) => one.name === name)),
  );
  return newRecord(fields, { ...fixed, ...kept }, named);
}

// Lists

export function itemsOf(value: Value | undefined): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The items as the file has them: one alone without its list, none not at all where that is allowed. */
export function asList({ alone }: ListInput, required: boolean, items: readonly Value[]): Value | undefined {
  if (items.length === 0 && !required) return undefined;
  return alone && items.length === 1 ? items[0] : [...items];
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, items[from] as Item);
}

/** Which item of a list each item was before; null for a new one. Equal ones belong together, then those of a sort. */
export function origins(input: Input, now: readonly Value[], before: readonly Value[]): (number | null)[] {
  const free = new Set(before.keys());
  const found = new Array<number | null>(now.length).fill(null);
  const match = (fits: (one: Value, other: Value) => boolean) => {
    now.forEach((item, index) => {
      if (found[index] !== null) return;
      const origin = [...free].find((number) => fits(item, before[number] as Value));
      if (origin === undefined) return;
      found[index] = origin;
      free.delete(origin);
    });
  };
  match(same);
  match((one, other) => alike(input, one, other));
  return found;
}

function alike(input: Input, one: Value, other: Value): boolean {
  if (input.sort !== "variants") return true;
  return isEntry(one) && isEntry(other) && variantOf(input, one) === variantOf(input, other);
}

// Words

export interface Choosable {
  value: SettingValue;
  label: string;
}

/** All that can be chosen, the tiles or cards of the set last. */
export function choicesOf(
  { choices, components, component_sorts }: ChoiceInput,
  named: readonly Named[],
): Choosable[] {
  const own = choices.map(({ value, label }) => ({ value, label: words.said(label) }));
  if (components === null) return own;
  const allowed = named.filter(({ sort }) => component_sorts.length === 0 || component_sorts.includes(sort));
  const byName = allowed.toSorted((one, other) => one.name.localeCompare(other.name, words.language));
  return [...own, ...byName.map(({ id, name }) => ({ value: `${components}${id}`, label: name }))];
}

/** A value in a few words. */
export function valueWords(input: Input, value: Value | undefined, named: readonly Named[]): string {
  if (value === undefined) return words.say("workshop-page-nothing");
  switch (input.sort) {
    case "choice":
      return choicesOf(input, named).find((choice) => choice.value === value)?.label ?? String(value);
    case "flag":
      return value === true ? words.say("page-yes") : words.say("page-no");
    case "list": {
      const items = itemsOf(value);
      const separator = items.some(isEntry) ? "; " : ", ";
      return items.length === 0
        ? words.say("workshop-page-empty")
        : items.map((item) => valueWords(input.item, item, named)).join(separator);
    }
    case "record":
      return isEntry(value) ? fieldWords(input.fields, value, named) : String(value);
    case "variants": {
      const variant = isEntry(value) ? variantOf(input, value) : undefined;
      if (variant === undefined || !isEntry(value)) return words.say("workshop-page-something-else");
      const more = fieldWords(variant.fields, value, named);
      const head = variantName(variant);
      return more === "" ? head : words.say("workshop-page-with-fields", { what: head, fields: more });
    }
    default:
      return String(value);
  }
}

/** A variant with the group it belongs to: "Explore: draw more cards". */
export function variantName({ group, label }: Variant): string {
  return group === null ? words.said(label) : words.say("workshop-page-in-group", { group, label });
}

function fieldWords(fields: readonly FormField[], record: Entry, named: readonly Named[]): string {
  return fields
    .filter(({ name }) => record[name] !== undefined)
    .map(({ name, label, input }) =>
      input.sort === "flag" && record[name] === true
        ? words.said(label)
        : words.say("page-fact", { label, value: valueWords(input, record[name], named) }),
    )
    .join(", ");
}

// Paths

/** The path of a part, as the server writes it: `powers[0].amount`. */
export function pathOf(parent: string, part: string | number): string {
  if (typeof part === "number") return `${parent}[${part}]`;
  return parent === "" ? part : `${parent}.${part}`;
}

/** Whether a path is of this value or of a part of it. */
export function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);
}

/** The path in the words of the form: `powers[0].amount` is "Powers 1, Amount". */
export function pathWords(fields: readonly FormField[], entry: Entry, path: string): string {
  const said: string[] = [];
  let known = fields;
  let fixed: Variant["fixed"] = {};
  let input: Input | undefined;
  let value: Value | undefined = entry;
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    if (input?.sort === "list") {
      said[said.length - 1] += ` ${Number(part) + 1}`;
      value = itemsOf(value)[Number(part)];
      input = input.item;
    } else {
      const field = known.find(({ name }) => name === part);
      if (!(part in fixed)) said.push(field === undefined ? part : words.said(field.label)); // else the variant's name stands for it
      value = isEntry(value) ? value[part] : undefined;
      input = field?.input;
    }
    const variant = input?.sort === "variants" && isEntry(value) ? variantOf(input, value) : undefined;
    fixed = variant?.fixed ?? {};
    known = variant?.fields ?? (input?.sort === "record" ? input.fields : []);
  }
  return said.join(", ");
}
