// Stands in for the wire until its forms are there.

import type { Component } from "../../lib/protocol";

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Entry = { [field: string]: Value };

export interface Choice {
  value: string | number | boolean;
  label: string;
}

export type Form =
  | { type: "choice"; choices: Choice[] }
  | { type: "number"; least: number | null; most: number | null }
  | { type: "bool" }
  | { type: "text" }
  | { type: "list"; item: Form; most: number | null }
  | { type: "record"; fields: Field[] }
  | { type: "variants"; by: string; variants: Variant[] };

export interface Field {
  name: string;
  label: string;
  help: string;
  optional: boolean;
  form: Form;
}

export interface Variant {
  value: string;
  label: string;
  fields: Field[];
}

export type Status = "printed" | "part" | "reconstructed" | "confirmed" | "corrected";

export interface Problem {
  field: string;
  text: string;
}

export interface WorkshopTile {
  id: string;
  sort: string;
  file: string;
  component: Component;
  status: Status;
  entry: Entry;
  shipped: Entry;
  changed: string[];
  by: string | null;
  when: string | null;
}
