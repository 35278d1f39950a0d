import type { ScoreWords } from "../../lib/title";

const score: ScoreWords = {
  categories: { chips: "VP chips", tableau: "Cards in the tableau", bonuses: "“?” bonuses" },
  ends: { tableau: "A tableau had 12 cards or more.", vp_pool: "The pool of VP chips was used up." },
  tieBreak: "the most cards in hand and goods",
};

export default score;
