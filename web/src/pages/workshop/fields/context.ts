// What all fields of one form share.

import { getContext, setContext } from "svelte";
import type { Problem } from "../../../lib/protocol";
import type { Named } from "../form";

export interface FormContext {
  /** The tiles or cards that a field can name. */
  readonly named: readonly Named[];
  /** What is wrong with this tile. */
  readonly problems: readonly Problem[];
}

const KEY = Symbol("form");

export function provideForm(context: FormContext): void {
  setContext(KEY, context);
}

export function useForm(): FormContext {
  return getContext<FormContext>(KEY);
}

/** The id of the element that takes the focus when a problem of this path is looked at. */
export const fieldId = (path: string) => `field-${path}`;
