// The words of the rulebook that the help explains.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  { id: "newfrontiers-page-term-action-tile" },
  { id: "newfrontiers-page-term-priority-track" },
  { id: "newfrontiers-page-term-empire-mat" },
  { id: "newfrontiers-page-term-colony", quiet: true },
  { id: "newfrontiers-page-term-explored-world" },
  { id: "newfrontiers-page-term-development", quiet: true },
  { id: "newfrontiers-page-term-colonist" },
  { id: "newfrontiers-page-term-military" },
  { id: "newfrontiers-page-term-temporary-military" },
  { id: "newfrontiers-page-term-production-world" },
  { id: "newfrontiers-page-term-windfall-world" },
  { id: "newfrontiers-page-term-good", quiet: true },
  { id: "newfrontiers-page-term-kind", quiet: true },
  { id: "newfrontiers-page-term-trade", quiet: true },
  { id: "newfrontiers-page-term-consume-power" },
  { id: "newfrontiers-page-term-chip", quiet: true },
  { id: "newfrontiers-page-term-produce-credits" },
  { id: "newfrontiers-page-term-send-diplomatic-envoys" },
  { id: "newfrontiers-page-term-retreat-into-isolation" },
  { id: "newfrontiers-page-term-galactic-goal" },
  { id: "newfrontiers-page-term-stockpile" },
  { id: "newfrontiers-page-term-xeno" },
  { id: "newfrontiers-page-term-game-end", quiet: true },
  { id: "newfrontiers-page-term-credit", quiet: true },
  { id: "newfrontiers-page-term-bonus", quiet: true },
  { id: "newfrontiers-page-term-priority" },
  { id: "newfrontiers-page-term-home-colony" },
  { id: "newfrontiers-page-term-bonuses" },
  { id: "newfrontiers-page-term-printed-cost" },
  { id: "newfrontiers-page-term-the-starry-rift" },
];

export default terms;
