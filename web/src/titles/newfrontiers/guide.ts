import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "Score the most VP with your empire: VP chips, developments, colonies, “?” bonuses and, where they are used, Galactic Goals.",
  round: [
    "In the order of the priority track, each player selects an action tile that nobody has selected this round. With two players each selects twice.",
    "Everyone then does that action, starting with who selected it and going round the track. Only who selected it gets the bonus.",
    "If nobody selected Produce in a round, a credit is put on its tile for whoever selects it next.",
    "Developments and colonies have powers. Each power helps in one action, and works from the next time on, never in the action in which its tile is placed.",
  ],
  phasesHeading: "Actions",
  phases: [
    {
      icon: "develop",
      name: "Develop",
      text: "You may buy one development that you do not own yet and put it on your empire mat.",
      bonus: "It costs 1 credit less.",
    },
    {
      icon: "explore",
      name: "Explore",
      text: "Seven worlds, eight with The Starry Rift, are drawn from the bag and each player picks one. At the end you may hold nine explored worlds and colonies together; explored worlds of your choice go back until nine are left.",
      bonus: "Pick a second world when all have picked.",
    },
    {
      icon: "settle",
      name: "Settle",
      text: "Take 2 colonists, or settle one of your explored worlds. It takes the colonists it shows; besides, one with a red rim takes Military of at least its defense, any other one its cost in credits. A windfall world brings a good.",
      bonus: "First take 1 colonist.",
    },
    {
      icon: "produce",
      name: "Produce",
      text: "Each of your production colonies without a good gets one of its kind.",
      bonus: "Take the credits on the tile, and put a good on one windfall colony that has none.",
    },
    {
      icon: "trade_consume",
      name: "Trade, Consume",
      text: "You may sell one good for credits. Then you must use your consume powers, in any order, each once, as far as your goods go.",
      bonus: "First take 1 VP.",
    },
    {
      icon: "envoys",
      name: "Send Diplomatic Envoys",
      text: "The others do nothing.",
      bonus:
        "Take 1 VP, and your disk moves to the front of the priority track. Actions still to come this round are done in the new order.",
    },
    {
      icon: "retreat",
      name: "Retreat into Isolation",
      text: "The others do nothing. It is not there when goals are used.",
      bonus: "Take 2 credits.",
    },
    {
      icon: "chart",
      name: "Chart Galactic Goals",
      text: "Only with goals. The others do nothing. An earlier goal that lies face down is turned up. Before any action, the holder of a goal face down may turn it up if it is one to stockpile for.",
      bonus:
        "Take 1 credit, move up one place on the priority track, draw three goals, five with The Starry Rift, and keep one face down; the others go to the bottom of the stack.",
    },
  ],
  ends: [
    "Developments cover more than ten spaces of an empire mat.",
    "An empire has more than seven colonies, the home colony included.",
    "Fewer than five colonists are left in the supply after a Settle action.",
    "The pool of VP chips is empty: it starts with 12 for each player.",
    "The round is always finished. The most VP win; among tied players the one with the most credits and goods in the empire; if that is a tie, too, they share the victory.",
  ],
  advice: [
    "Watch what the others lack: an action that helps you and not them is worth more than its bonus.",
    "Explored worlds do nothing until you settle them. Keep colonists and credits, or Military, ready.",
    "Goods are worth most when a trade or consume power waits for them.",
  ],
  icons: [
    { symbol: "credit", text: "Credits" },
    { symbol: "colonist", text: "Colonist; an outline is a place for one" },
    { symbol: "military", text: "Military" },
  ],
  goods: { lowest: 1, unit: "credit" },
};

export default guide;
