// What a table component reads. A live table and a replay both are one.

import type { Catalog } from "./catalog";
import type { Here } from "./here.svelte";
import type { Decision, LogLine as Line, Message, Option, Picks, Result, Table, View } from "./protocol";

/** What an answer is worth, as it is shown at the choice itself. */
export interface ShownWorth {
  /** Such as "62 %". */
  readonly text: string;
  /** What is read out. */
  readonly spoken: string;
  readonly chance: number;
  readonly best: boolean;
  readonly chosen: boolean;
}

export interface TableReader {
  readonly table: Table;
  readonly catalog: Catalog;
  /** The names of all at the table, by seat. */
  readonly players: readonly string[];
  /** The seat that looks; SPECTATOR for none. */
  readonly viewer: number;
  /** The frame that is shown now; a title reads it as its own type. */
  readonly view: View | null;
  readonly log: readonly Line[];
  /** How many lines of the log there were when the viewer left; null for who has not been away, and in a replay. */
  readonly leftAt?: number | null;
  /** What the viewer is asked; null while moves are still being shown, and always in a replay. */
  readonly decision: Decision | null;
  /** The set that is asked for; null where one choice is the whole answer. */
  readonly picks: Picks | null;
  /** Whether what is chosen of the set stays, and the rest is the answer. */
  readonly keeping: boolean;
  /** All seats that must choose now. */
  readonly asked: readonly number[];
  readonly result: Result | null;

  /** A message in words, with the names of this table's players. */
  said(message: Message): string;
  /** The options about this subject; of several copies of one thing, those of the given copy. */
  optionsFor(subject: string, copy?: number): Option[];
  /** Why the subject cannot be chosen now although one might expect it, or null. */
  refusalFor(subject: string): Message | null;
  /** Why what lies in this place of the table, and nothing else is said of, cannot be chosen now. */
  restingIn(place: string): Message | null;
  isPicked(option: Option): boolean;
  /** Whether the hint that was asked for says to choose it. */
  isAdvised(option: Option): boolean;
  /** What the option turned out to be worth, where the question is answered and can only be looked at. */
  worthOf?(option: Option): ShownWorth | null;
  /** Chooses the option, or picks it or takes it back where several are picked. Nothing in a replay. */
  choose(option: Option): void;
  /** What cards and tiles mean to the viewer's empire; only a live table knows. */
  readonly here?: Here;
  /** Answers the set that is asked for with these of its options. There is nothing to send in a replay. */
  send?(options: readonly Option[]): void;
}
