// Which options of a decision are about a thing.

import type { Decision, Message, Option } from "./protocol";

/** The options that can be chosen one by one: of a set, its members. */
export function choices(decision: Decision): readonly Option[] {
  return decision.picks?.options ?? decision.options;
}

/**
 * The options about a subject. Where there are several copies of a thing, each may have the same option once; then the
 * n-th copy on the table stands for the n-th of them.
 */
export function offered(decision: Decision, subject: string, copy: number): Option[] {
  const options = choices(decision).filter((option) => option.subject === subject);
  const [first] = options;
  if (first === undefined) return [];
  const alike = options.every((option) => option.action === first.action);
  return alike && options.length > 1 ? options.slice(copy, copy + 1) : options;
}

export function refusal(decision: Decision, subject: string): Message | null {
  return decision.refused.find((one) => one.subject === subject)?.why ?? null;
}
