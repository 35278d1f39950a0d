// Where most of a set is given away, it is shorter to choose what stays.

import type { Option, Picks } from "./protocol";

/** Whether fewer things stay than go, and each of them can be pointed at. */
export function keepingIsShorter({ least, most, options }: Picks): boolean {
  const stay = options.length - most;
  return least === most && stay > 0 && stay < most && options.every((option) => standsAlone(option, options));
}

/** The same question asked the other way round. */
export function askedToKeep({ least, most, options }: Picks): Picks {
  return { least: options.length - most, most: options.length - least, options, done: null };
}

/** What goes if this stays. */
export function withoutKept({ options }: Picks, kept: readonly Option[]): Option[] {
  return options.filter((option) => !kept.includes(option));
}

/** It is about a thing, and nothing else can be done with that. */
function standsAlone({ subject, action }: Option, options: readonly Option[]): boolean {
  return subject !== null && options.every((other) => other.subject !== subject || other.action === action);
}
