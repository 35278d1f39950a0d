import type { ScoreWords } from "../../lib/title";

const score: ScoreWords = {
  categories: {},
  ends: { fifty_vp: "A player had 50 VP or more." },
  tieBreak: "the most cards in hand and income",
};

export default score;
