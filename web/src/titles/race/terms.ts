// The words of the rulebook that the help explains.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  { id: "race-page-term-action-card" },
  { id: "race-page-term-phase", quiet: true },
  { id: "race-page-term-explore" },
  { id: "race-page-term-develop" },
  { id: "race-page-term-settle" },
  { id: "race-page-term-consume" },
  { id: "race-page-term-trade", quiet: true },
  { id: "race-page-term-produce" },
  { id: "race-page-term-hand", quiet: true },
  { id: "race-page-term-tableau" },
  { id: "race-page-term-cost", quiet: true },
  { id: "race-page-term-defense" },
  { id: "race-page-term-military" },
  { id: "race-page-term-good", quiet: true },
  { id: "race-page-term-windfall" },
  { id: "race-page-term-production" },
  { id: "race-page-term-power", quiet: true },
  { id: "race-page-term-vp-chips" },
  { id: "race-page-term-six-cost" },
  { id: "race-page-term-tie", quiet: true },
  { id: "race-page-term-start-world" },
  { id: "race-page-term-discard-pile" },
  { id: "race-page-term-temporary-military" },
  { id: "race-page-term-chromosome" },
  { id: "race-page-term-experienced" },
];

export default terms;
