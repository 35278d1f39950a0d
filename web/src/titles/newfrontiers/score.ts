import type { ScoreWords } from "../../lib/title";

const score: ScoreWords = {
  categories: {
    chips: "VP chips",
    bonuses: "“?” bonuses",
    goals: "Galactic Goals",
    xeno_penalty: "Xeno worlds not settled",
  },
  ends: {
    developments: "Developments covered more than 10 spaces of an empire mat.",
    colonies: "An empire had more than 7 colonies.",
    colonists: "Fewer than 5 colonists were left in the supply.",
    vp_pool: "The pool of VP chips was used up.",
  },
  tieBreak: "the most credits and goods",
};

export default score;
