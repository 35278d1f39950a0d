// Words that more than one title uses, or that the page shows without their being a rule.

import type { HelpTerm } from "../title";

export const WORDS: readonly HelpTerm[] = [
  { id: "page-term-vp", quiet: true },
  { id: "page-term-novelty" },
  { id: "page-term-rare-elements" },
  { id: "page-term-genes" },
  { id: "page-term-alien-technology" },
  { id: "page-term-gray-world" },
  { id: "page-term-military-world" },
  { id: "page-term-defense" },
  { id: "page-term-specialized-military" },
  { id: "page-term-contact-specialist" },
  { id: "page-term-discount" },
  { id: "page-term-keyword", quiet: true },
  { id: "page-term-rebel" },
  { id: "page-term-imperium" },
  { id: "page-term-alien" },
  { id: "page-term-uplift" },
  { id: "page-term-terraforming" },
  { id: "page-term-documented" },
  { id: "page-term-reconstructed" },
];
