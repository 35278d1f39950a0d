// Answers that are put together from several choices by a title's own rules, and sent as a whole.

import type { Decision, Option, View } from "./protocol";

export interface Plan {
  /** What can be chosen now, what is chosen already included. */
  choices(picked: readonly Option[]): readonly Option[];
  /** What is chosen after one more click. */
  toggled(picked: readonly Option[], option: Option): readonly Option[];
  /** The actions to send; null while they are no whole answer. */
  actions(picked: readonly Option[]): readonly number[] | null;
  /** The plan in one sentence. */
  summary(picked: readonly Option[]): string;
}

/** Null for decisions that are answered as usual. */
export type Planner = (decision: Decision, view: View) => Plan | null;
