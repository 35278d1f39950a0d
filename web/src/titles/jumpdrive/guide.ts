import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "Have the most VP when someone reaches 50. All cards of your empire score again at the end of every round.",
  round: [
    "Everyone chooses in secret what to place, and all reveal together: a development, a world, one of each, or the Explore marker.",
    "Cards are paid for with other cards from hand. Military worlds are conquered with Military instead; payment and Military never combine.",
    "Then every card of every empire scores its VP. If nobody has 50 VP, all draw as many cards as their income, and hands are cut down to 10 cards.",
  ],
  phasesHeading: "What you may place",
  phases: [
    {
      icon: "develop",
      name: "A development",
      text: "Its power and icons count from now on.",
      bonus: "Placed alone it costs 1 card less.",
    },
    {
      icon: "settle",
      name: "A world",
      text: "Pay its cost. A military world is conquered instead: your Military must be at least its defense.",
      bonus: "Placed alone it lets you draw 1 card.",
    },
    {
      icon: "score",
      name: "A development and a world",
      text: "Both at full cost, without a card to draw. The development’s power and icons already help to place the world.",
    },
    {
      icon: "explore",
      name: "Explore",
      text: "Place no card. Draw 2 cards and one for each explore icon, the 3 of the marker included; then discard as many cards as there are icons. You gain 2 cards and a better hand.",
    },
  ],
  ends: [
    "Someone has 50 VP or more after scoring.",
    "The most VP win; among tied players the one with the most cards in hand and income together; if that is a tie, too, they share the victory.",
  ],
  advice: [
    "A Survey Team costs 1, nothing when you place it alone: a good first development. You may take it once.",
    "Income first, VP soon: what you place in the first rounds pays in all that follow.",
    "The game is six or seven rounds long. In the last ones only VP count.",
  ],
  icons: [
    { symbol: "card", text: "Cards in hand, or cards to draw" },
    { symbol: "military", text: "Military" },
    { symbol: "explore", text: "Explore icon" },
    { symbol: "chromosome", text: "Chromosome" },
  ],
};

export default guide;
