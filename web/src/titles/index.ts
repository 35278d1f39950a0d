// The tables there are: every folder here whose index.ts exports a TitleTable is the table of the title of that name.

import type { Component } from "svelte";
import type { Planner } from "../lib/plan";
import type { Table } from "../lib/protocol";
import type { TableReader } from "../lib/reader";

export interface HelpTerm {
  term: string;
  text: string;
}

export interface TitleTable {
  /** Draws the view; its parts are marked with data-area="me", "table" or "others". */
  Table: Component<{ reader: TableReader }>;
  /** Phase and supplies, one line in the top bar after the round. */
  TopBar: Component<{ reader: TableReader }>;
  /** Whether people at one screen must look away while another one plays, with these options. */
  hiddenHands: (options: Table["options"]) => boolean;
  /** How decisions are answered that take more than one choice; see lib/plan.ts. */
  planner?: Planner;
  /** The words of the rulebook that the help explains. */
  terms: readonly HelpTerm[];
}

type Load = () => Promise<{ default: TitleTable }>;

const loads = import.meta.glob<{ default: TitleTable }>("./*/index.ts");
const plain: Load = () => import("./plain");

/** Loads the table of a title; titles without one get the plain table. */
export async function loadTitle(name: string): Promise<TitleTable> {
  const load: Load = loads[`./${name}/index.ts`] ?? plain;
  return (await load()).default;
}
