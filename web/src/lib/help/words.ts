// Words that more than one title uses, or that a table shows without being a rule of its own.

import type { HelpTerm } from "../../titles";

const ALL: readonly HelpTerm[] = [
  { term: "VP", text: "Victory points. Who has the most at the end wins." },
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

const MORE: Readonly<Record<string, readonly HelpTerm[]>> = {
  newfrontiers: [
    { term: "Credit", text: "Money. It pays for developments and for worlds without a red rim." },
    { term: "Bonus", text: "What only the player gets who selected the action tile." },
    { term: "Priority", text: "Your place on the priority track. First means first to select." },
    {
      term: "Home colony",
      text: "The colony printed on your empire mat. It counts as a colony in every way.",
    },
    {
      term: "“?” bonus",
      text: "VP that are counted at the end, as written on the tile. Within one bonus a tile scores for one condition only.",
    },
    {
      term: "Printed cost",
      text: "The number on the tile, before any discount.",
    },
    {
      term: "The Starry Rift",
      text: "The expansion: eight worlds are drawn in Explore, some of them Xeno worlds, and Chart Galactic Goals draws five goals.",
    },
  ],
  race: [
    { term: "Start world", text: "The world your tableau begins with." },
    {
      term: "Discard pile",
      text: "Cards paid or thrown away, face down. It is shuffled into a new deck when the deck is empty.",
    },
    {
      term: "Temporary Military",
      text: "Military until the end of this Settle phase, for a card that is discarded from the tableau.",
    },
    {
      term: "Chromosome",
      text: "An icon that expansions use. It has no meaning in this game.",
    },
    {
      term: "Experienced two-player game",
      text: "Both players choose two action cards each round; Develop or Settle chosen twice by one player takes place twice.",
    },
  ],
  jumpdrive: [
    {
      term: "Explore icon",
      text: "Lets you draw and discard one card more when you explore. Some cards score or draw for them.",
    },
    {
      term: "Explore marker",
      text: "Placed instead of cards, to explore. Its 3 icons count for that explore only.",
    },
    { term: "Empire", text: "The cards you have placed. All of them score every round." },
    {
      term: "One other player",
      text: "A card that also counts another player’s empire counts the one that brings you most.",
    },
    {
      term: "War Propaganda",
      text: "A card that can change hands: each round it is checked who has the most Military.",
    },
  ],
};

/** The words the client explains besides those of the title's own table. */
export function wordsOf(title: string): readonly HelpTerm[] {
  return [...(MORE[title] ?? []), ...ALL];
}
