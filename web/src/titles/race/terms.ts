// The words of the rulebook that the help explains.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  {
    term: "Action card",
    text: "Each round everyone secretly chooses an action card. Its phase takes place for all players; who chose it also gets its bonus.",
  },
  {
    term: "Phase",
    text: "A round has up to five phases, in this order: I Explore, II Develop, III Settle, IV Consume, V Produce. A phase nobody chose is skipped.",
    quiet: true,
  },
  {
    term: "Explore",
    text: "Draw 2 cards and keep 1. Bonus: draw 5 more, or draw 1 more and keep 1 more.",
  },
  {
    term: "Develop",
    text: "Place a development from your hand and pay its cost in cards. Bonus: pay 1 card less.",
  },
  {
    term: "Settle",
    text: "Place a world from your hand: pay its cost in cards, or conquer it if it is a military world. Bonus: draw a card after placing it.",
  },
  {
    term: "Consume",
    text: "Use your Consume powers, in any order, as long as they can be used. Bonus: sell a good first, or get double VPs for goods.",
  },
  {
    term: "Trade",
    text: "Only who chose Trade sells one good, and must if there is one: for 2 cards if it is Novelty, 3 Rare Elements, 4 Genes, 5 Alien Technology. Trade powers add to that. A Consume power that sells uses them only if it says so.",
    quiet: true,
  },
  {
    term: "Produce",
    text: "A good comes to each of your production worlds that has none. Bonus: also to one windfall world that has none.",
  },
  {
    term: "Hand",
    text: "Cards in hand are what you place and what you pay with. At the end of a round you keep at most 10.",
    quiet: true,
  },
  {
    term: "Tableau",
    text: "The cards you have placed. A tableau of 12 cards or more at the end of a round ends the game.",
  },
  {
    term: "Cost",
    text: "The number in the diamond or circle: so many cards from hand are discarded to place the card.",
    quiet: true,
  },
  {
    term: "Defense",
    text: "The outlined number in a red circle: the Military it takes to conquer this world. Nothing is paid.",
  },
  {
    term: "Military",
    text: "The sum of your Military powers. It is not used up. Some of it counts only against some worlds.",
  },
  {
    term: "Good",
    text: "A card that lies face down on a world. A world holds at most one. Goods are sold or consumed.",
    quiet: true,
  },
  {
    term: "Windfall world",
    text: "A world with a coloured halo: it gets a good when it is placed, later only through powers and the Produce bonus.",
    also: ["windfall"],
  },
  {
    term: "Production world",
    text: "A world of a solid colour: it gets a good in each Produce phase if it has none.",
    also: ["production"],
  },
  {
    term: "Power",
    text: "What a placed card does in a phase. It works from the next phase on, not in the one in which the card is placed.",
    quiet: true,
  },
  {
    term: "VP chips",
    text: "Victory points from Consume. There are 12 for each player; when they are used up the game ends after that round.",
    also: ["vp chip"],
  },
  {
    term: "6-cost development",
    text: "Its VP are a question mark: they depend on the cards in your tableau, or on your VP chips or Military, at the end of the game.",
    also: ["“?”"],
  },
  {
    term: "Tie",
    text: "Of players with the same VPs, who has the most cards in hand and goods together wins; if that is a tie, too, they share the victory.",
    quiet: true,
  },
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
];

export default terms;
