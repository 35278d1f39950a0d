import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "Score the most VP: the cards in your tableau, the VP chips you took, and the “?” bonuses of developments that cost 6.",
  round: [
    "Everyone secretly chooses an action card, and all are turned up together. Only the chosen phases take place, in the order I to V, each once.",
    "In each of them all players act. Who chose the phase also gets its bonus.",
    "Cards are three things: developments and worlds to place, the money to pay for them, and goods lying face down on worlds.",
    "At the end of the round hands are cut down to 10 cards.",
  ],
  phasesHeading: "Phases",
  phases: [
    {
      icon: "explore",
      name: "I Explore",
      text: "Draw 2 cards, keep 1.",
      bonus: "Explore +5 draws 5 more to choose from. Explore +1, +1 draws 1 more and keeps 1 more.",
    },
    {
      icon: "develop",
      name: "II Develop",
      text: "You may place a development and discard as many cards as it costs. You may own only one of each.",
      bonus: "Discard 1 card less.",
    },
    {
      icon: "settle",
      name: "III Settle",
      text: "You may place a world. A world with a dark circle is paid for in cards; one with a red circle is conquered with Military. A windfall world brings a good.",
      bonus: "Draw 1 card after you have placed a world.",
    },
    {
      icon: "consume",
      name: "IV Consume",
      text: "You must use your consume powers, in any order, each once, as far as your goods go.",
      bonus:
        "Trade sells one good for cards first. 2× VPs doubles the VP chips that your consume powers bring, but for cards from hand.",
    },
    {
      icon: "produce",
      name: "V Produce",
      text: "Each of your production worlds without a good gets one.",
      bonus: "Put a good on one windfall world that has none.",
    },
  ],
  ends: [
    "A tableau has 12 cards or more at the end of a round.",
    "The last VP chip is given out: there are 12 for each player.",
    "The round is always finished. The most VP win; among tied players the one with the most cards in hand and goods together; if that is a tie, too, they share the victory.",
  ],
  advice: [
    "Choose what you need and the others will not choose for you; live on the phases they choose.",
    "A good sold early pays for the next worlds. Later, produce and consume in turn brings VP chips.",
    "A card’s power does not work in the phase in which it is placed.",
  ],
  icons: [
    { symbol: "card", text: "Cards in hand, or cards to draw" },
    { symbol: "military", text: "Military" },
  ],
  goods: { lowest: 2, unit: "card" },
};

export default guide;
