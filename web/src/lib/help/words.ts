// Words that more than one title uses, or that the page shows without their being a rule.

import type { HelpTerm } from "../title";

export const WORDS: readonly HelpTerm[] = [
  { term: "VP", text: "Victory points. Who has the most at the end wins.", quiet: true },
  {
    term: "Novelty",
    text: "The cyan kind: art, fashion, entertainment. Its moon stands at the upper left.",
  },
  {
    term: "Rare Elements",
    text: "The brown kind: fuel for jump drives. Its moon stands at the upper right.",
  },
  { term: "Genes", text: "The green kind: genetic material. Its moon stands at the lower left." },
  {
    term: "Alien Technology",
    text: "The yellow kind: what the Aliens left behind. Its moon stands at the lower right.",
  },
  { term: "Gray world", text: "A world of no kind. It never holds a good." },
  {
    term: "Military world",
    text: "A world with a red rim and an outlined red number, its defense. It is conquered with Military, not paid for, unless a power says otherwise.",
  },
  {
    term: "Defense",
    text: "The outlined red number of a military world: so much Military it takes to conquer it.",
  },
  {
    term: "Specialized Military",
    text: "Military that counts only against some worlds, such as those with the Rebel keyword or of one kind.",
  },
  {
    term: "Contact Specialist",
    text: "Lets you pay for a military world that is not Alien, for 1 less than its defense, instead of conquering it. Discounts count too.",
  },
  { term: "Discount", text: "Makes something cheaper. Discounts add up, but no cost goes below 0." },
  {
    term: "Keyword",
    text: "A word such as Rebel, Imperium, Alien, Uplift or Terraforming on a tile or card. It does nothing by itself; powers and bonuses ask for it.",
    quiet: true,
  },
  { term: "Rebel", text: "A keyword: worlds that fight the Imperium. Some powers help against them." },
  { term: "Imperium", text: "A keyword: worlds and developments of the great power of the galaxy." },
  { term: "Alien", text: "A keyword: what the vanished Aliens left. Yellow worlds are of the Alien kind." },
  { term: "Uplift", text: "A keyword: peoples raised to intelligence by gene technology." },
  { term: "Terraforming", text: "A keyword: developments that make worlds fit to live on." },
  {
    term: "Documented",
    text: "This part of a tile or card is known from printed or published sources.",
  },
  {
    term: "Reconstructed",
    text: "This part of a tile or card is not documented. It was filled in so that all known totals hold; owners of the game can correct it.",
  },
];
