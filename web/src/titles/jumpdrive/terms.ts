// The words of the rulebook.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  {
    term: "Development",
    text: "A card with a diamond. Placed without a world it costs 1 card less. Its power and icons already count for a world placed in the same round.",
    quiet: true,
  },
  {
    term: "World",
    text: "A card with a planet. Placed without a development it lets you draw 1 card after you have paid for or conquered it.",
    quiet: true,
  },
  {
    term: "Cost",
    text: "How many cards of your hand you discard to place the card. Powers of your empire may make it cheaper, never less than 0.",
    quiet: true,
  },
  {
    term: "Military world",
    text: "A world with a red rim and a red number, its defense. You pay nothing for it, but your Military must be at least its defense.",
  },
  {
    term: "Military",
    text: "The military icons of your empire. Some powers add Military against certain worlds only.",
  },
  {
    term: "Explore",
    text: "Instead of placing cards: draw 2 cards and one for each explore icon, the marker's 3 included. Then discard as many cards, old or new, as there are icons.",
  },
  {
    term: "VP per round",
    text: "What all cards of your empire score together. You score it at the end of every round, not only once.",
  },
  {
    term: "Income",
    text: "How many cards you draw after scoring. Then hands with more than 10 cards are cut down to 10.",
  },
  {
    term: "Chromosome",
    text: "An icon that does nothing by itself; some cards score or draw for each of them.",
  },
  {
    term: "Survey Team",
    text: "There is one for each player in the center. Once in a game you may place one as your development, at cost 1.",
  },
  {
    term: "Second world",
    text: "After you have paid for a world, Colony Convoy can be discarded to pay for a second one; after you have conquered one, Military Convoy lets you conquer a second with the Military you have left. It is placed after everyone has paid, before scoring.",
  },
  {
    term: "End of the game",
    text: "After a round in which anyone has 50 VP or more. The most VP win; among tied players the one with the most cards in hand plus income; if that is a tie, too, they share the victory.",
    quiet: true,
  },
  {
    term: "Explore icon",
    text: "Lets you draw and discard one card more when you explore. Some cards score or draw for them.",
  },
  {
    term: "Explore marker",
    text: "Placed instead of cards, to explore. Its 3 icons count for that explore only.",
  },
  { term: "Empire", text: "The cards you have placed. All of them score every round.", quiet: true },
  {
    term: "One other player",
    text: "A card that also counts another player’s empire counts the one that brings you most.",
  },
  {
    term: "War Propaganda",
    text: "A card that can change hands: each round it is checked who has the most Military.",
  },
];

export default terms;
