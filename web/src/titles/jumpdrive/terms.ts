// The words of the rulebook.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  { id: "jumpdrive-page-term-development", quiet: true },
  { id: "jumpdrive-page-term-world", quiet: true },
  { id: "jumpdrive-page-term-cost", quiet: true },
  { id: "jumpdrive-page-term-military-world" },
  { id: "jumpdrive-page-term-military" },
  { id: "jumpdrive-page-term-explore" },
  { id: "jumpdrive-page-term-vp-per-round" },
  { id: "jumpdrive-page-term-income" },
  { id: "jumpdrive-page-term-chromosome" },
  { id: "jumpdrive-page-term-survey-team" },
  { id: "jumpdrive-page-term-second-world" },
  { id: "jumpdrive-page-term-end", quiet: true },
  { id: "jumpdrive-page-term-explore-icon" },
  { id: "jumpdrive-page-term-explore-marker" },
  { id: "jumpdrive-page-term-empire", quiet: true },
  { id: "jumpdrive-page-term-one-other-player" },
  { id: "jumpdrive-page-term-war-propaganda" },
];

export default terms;
