// Values and the forms they are filled into: what the server describes, changed and compared. Nothing is checked here:
// the loader of the title's files is asked, and tells what is wrong.

import type { Entry, Field, Form, Problem, Value } from "./types";

/** What a new value starts as. */
export function blank(form: Form): Value {
  switch (form.type) {
    case "choice":
      return form.choices[0]?.value ?? null;
    case "number":
      return form.least ?? 0;
    case "bool":
      return true;
    case "text":
      return "";
    case "list":
      return [];
    case "record":
      return blankRecord(form.fields);
    case "variants": {
      const first = form.variants[0];
      return first === undefined ? {} : variantOf(form, first.value, {});
    }
  }
}

function blankRecord(fields: readonly Field[]): Entry {
  return Object.fromEntries(
    fields.flatMap(({ name, form, optional }) => (optional ? [] : [[name, blank(form)]])),
  );
}

/** The record as another variant: what both have stays, what is needed is filled in. */
export function variantOf(form: Form & { type: "variants" }, value: string, before: Entry): Entry {
  const fields = form.variants.find((variant) => variant.value === value)?.fields ?? [];
  const kept = Object.fromEntries(
    fields.flatMap(({ name }) => (name in before ? [[name, before[name] as Value]] : [])),
  );
  return { [form.by]: value, ...blankRecord(fields), ...kept };
}

/** The record with this value, or without it where there is none. */
export function withField(record: Entry, name: string, value: Value | undefined): Entry {
  const { [name]: _, ...others } = record;
  return value === undefined ? others : { ...record, [name]: value };
}

export function isRecord(value: Value | undefined): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether both say the same; fields may stand in any order. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => same(one[name], other[name]));
  }
  return one === other;
}

/** Which item of a list each item was before; null for a new one. Like ones belong together, then those alike in sort. */
export function origins(form: Form, now: readonly Value[], before: readonly Value[]): (number | null)[] {
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
  match((one, other) => sortOf(form, one) === sortOf(form, other));
  return found;
}

function sortOf(form: Form, value: Value): Value | undefined {
  return form.type === "variants" && isRecord(value) ? value[form.by] : undefined;
}

/** A value in a few words. */
export function words(form: Form, value: Value | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (form.type === "choice") return choiceLabel(form, value);
  if (form.type === "bool") return value === true ? "yes" : "no";
  if (form.type === "list" && Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map((item) => words(form.item, item)).join(", ");
  }
  if (form.type === "record" && isRecord(value)) return recordWords(form.fields, value);
  if (form.type === "variants" && isRecord(value)) {
    const variant = form.variants.find((each) => each.value === value[form.by]);
    if (variant === undefined) return "nothing";
    const more = recordWords(variant.fields, value);
    return more === "" ? variant.label : `${variant.label}: ${more}`;
  }
  return String(value);
}

function recordWords(fields: readonly Field[], value: Entry): string {
  return fields
    .filter(({ name }) => value[name] !== undefined)
    .map(({ name, label, form }) => `${label.toLowerCase()} ${words(form, value[name])}`)
    .join(", ");
}

export function choiceLabel(form: Form & { type: "choice" }, value: Value): string {
  return form.choices.find((choice) => choice.value === value)?.label ?? String(value);
}

/** The path of a part, as the server writes it: `powers[0].amount`. */
export function pathOf(parent: string, part: string | number): string {
  if (typeof part === "number") return `${parent}[${part}]`;
  return parent === "" ? part : `${parent}.${part}`;
}

/** What is wrong with the value at this path itself. */
export function problemsAt(problems: readonly Problem[], path: string): readonly Problem[] {
  return problems.filter((problem) => problem.field === path);
}

/** What is wrong with it or with a part of it. */
export function problemsIn(problems: readonly Problem[], path: string): readonly Problem[] {
  return problems.filter(
    ({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`),
  );
}
