// The rulebook's words, in short.

import type { HelpTerm } from "../../lib/title";

const terms: readonly HelpTerm[] = [
  {
    term: "Action tile",
    text: "Each round every player selects one, with two players two. All do its action; who selected it gets its bonus.",
  },
  {
    term: "Priority track",
    text: "The order in which players select. An action starts with who selected it and goes round the track.",
    also: ["priority"],
  },
  {
    term: "Empire mat",
    text: "Holds your home colony, your unused colonists and ten spaces for developments, with two more in the reddish area.",
  },
  {
    term: "Colony",
    text: "A world you have settled, and your home colony. It scores its VP, and its powers work.",
    also: ["colonies"],
    quiet: true,
  },
  {
    term: "Explored world",
    text: "A world you picked or drew and have not settled. It does nothing yet. After Explore and Settle, colonies and explored worlds together are at most nine.",
  },
  {
    term: "Development",
    text: "Bought in Develop. A small one covers one space, a large one two. You may own only one of each.",
    quiet: true,
  },
  {
    term: "Colonist",
    text: "Settling takes as many unused colonists as the world shows. They stay on the colony.",
  },
  {
    term: "Military",
    text: "A world with a red rim is conquered: your Military must be at least its defense. It costs no credits.",
  },
  {
    term: "Temporary Military",
    text: "Military for a good that you give up while you settle. It counts until your Settle action is over, for a second world, too.",
  },
  {
    term: "Production world",
    text: "A coloured world. Produce puts a good of its kind on it if it has none.",
    also: ["production"],
  },
  {
    term: "Windfall world",
    text: "A world with a coloured halo. It gets a good when it is settled; later only a power or the bonus of Produce gives it one.",
    also: ["windfall"],
  },
  {
    term: "Good",
    text: "Sold for credits or consumed for VPs in Trade-Consume. A colony holds at most one.",
    quiet: true,
  },
  {
    term: "Kind",
    text: "Novelty, Rare Elements, Genes and Alien Technology goods sell for 1, 2, 3 and 4 credits; Trade powers add to that.",
    quiet: true,
  },
  { term: "Trade", text: "In Trade-Consume, each player may first sell one good.", quiet: true },
  {
    term: "Consume power",
    text: "Turns goods into VPs or credits in Trade-Consume. Each is used once in an action, and must be if it can, unless it says “may”.",
  },
  { term: "Chip", text: "A victory point you have already taken from the pool.", quiet: true },
  {
    term: "Produce credits",
    text: "Each round without Produce adds a credit to its tile. Who selects Produce next takes them.",
  },
  {
    term: "Send Diplomatic Envoys",
    text: "No action: take 1 VP, and your disk moves to the front of the priority track. All actions still to come this round are done in the new order, in which players also select from the next round on.",
    also: ["envoys"],
  },
  { term: "Retreat into Isolation", text: "No action: take 2 credits.", also: ["retreat"] },
  {
    term: "Galactic Goal",
    text: "Scores at the end for everyone. One may lie face down, known to its holder alone; it is turned up by the next Chart Galactic Goals, or before scoring.",
    also: ["galactic goals"],
  },
  {
    term: "Stockpile",
    text: "Goods, worlds or credits set aside for a goal that is face up. They stay there. Who holds such a goal face down may turn it up after any action tile is selected, before the action is done.",
  },
  {
    term: "Xeno",
    text: "The Starry Rift: a military world that cannot be paid for. It may be put back when it is picked; one that you kept and did not settle costs 1 VP at the end.",
  },
  {
    term: "Game end",
    text: "The last round is the one in which developments cover more than ten spaces of a mat, an empire has eight colonies, four or fewer colonists are left after a Settle action, or the VP pool is empty.",
    quiet: true,
  },
  { term: "Credit", text: "Money. It pays for developments and for worlds without a red rim.", quiet: true },
  { term: "Bonus", text: "What only the player gets who selected the action tile.", quiet: true },
  { term: "Priority", text: "Your place on the priority track. First means first to select." },
  {
    term: "Home colony",
    text: "The colony printed on your empire mat. It counts as a colony in every way.",
  },
  {
    term: "“?” bonus",
    text: "VP that are counted at the end, as written on the tile. Within one bonus a tile scores for one condition only.",
    also: ["“?” bonuses"],
  },
  {
    term: "Printed cost",
    text: "The number on the tile, before any discount.",
  },
  {
    term: "The Starry Rift",
    text: "The expansion: eight worlds are drawn in Explore, some of them Xeno worlds, and Chart Galactic Goals draws five goals.",
  },
];

export default terms;
