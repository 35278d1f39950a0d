// What a table component reads. A live table and a replay both are one.

import type { Catalog } from "./catalog";
import type { Decision, LogLine as Line, Option, Picks, Result, Table, View } from "./protocol";

export interface TableReader {
  readonly table: Table;
  readonly catalog: Catalog;
  /** The seat that looks; SPECTATOR for none. */
  readonly viewer: number;
  /** The frame that is shown now; a title reads it as its own type. */
  readonly view: View | null;
  readonly log: readonly Line[];
  /** What the viewer is asked; null while moves are still being shown, and always in a replay. */
  readonly decision: Decision | null;
  /** The set that is asked for; null where one choice is the whole answer. */
  readonly picks: Picks | null;
  /** All seats that must choose now. */
  readonly asked: readonly number[];
  readonly result: Result | null;

  /** The options about this subject; of several copies of one thing, those of the given copy. */
  optionsFor(subject: string, copy?: number): Option[];
  /** Why the subject cannot be chosen now although one might expect it, or null. */
  refusalFor(subject: string): string | null;
  isPicked(option: Option): boolean;
  /** Whether the hint that was asked for says to choose it. */
  isAdvised(option: Option): boolean;
  /** Chooses the option, or picks it or takes it back where several are picked. Nothing in a replay. */
  choose(option: Option): void;
  /** Sends what is picked, if it is a whole answer. There is nothing to send in a replay. */
  confirm?(): void;
}
