// A player's rating: Glicko (M. E. Glickman, "The Glicko system"), with puzzles as opponents whose ratings do not change.

export interface Rating {
  readonly rating: number;
  /** How unsure it is: the rating of two in three such players is no further off. */
  readonly deviation: number;
}

export interface Met {
  readonly opponent: Rating;
  /** 1 for a puzzle that was solved, 0 for one that was not. */
  readonly score: number;
}

export const BEGINNER: Rating = { rating: 1200, deviation: 300 };

/** Of a puzzle, whose rating is worked out from its position and not measured. */
const PUZZLE_DEVIATION = 80;
/** However many puzzles somebody has tried, the rating still follows what they learn. */
const LEAST_DEVIATION = 45;

const Q = Math.LN10 / 400;

/** The rating after these puzzles. */
export function rated({ rating, deviation }: Rating, met: readonly Met[]): Rating {
  let precision = 1 / deviation ** 2;
  let pull = 0;
  for (const { opponent, score } of met) {
    const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * opponent.deviation ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + 10 ** ((-weight * (rating - opponent.rating)) / 400));
    precision += Q ** 2 * weight ** 2 * expected * (1 - expected);
    pull += weight * (score - expected);
  }
  return { rating: rating + (Q / precision) * pull, deviation: Math.sqrt(1 / precision) };
}

/** The rating after one puzzle of that rating. */
export function ratedAfter(before: Rating, puzzle: number, solved: boolean): Rating {
  const after = rated(before, [
    { opponent: { rating: puzzle, deviation: PUZZLE_DEVIATION }, score: Number(solved) },
  ]);
  return { rating: after.rating, deviation: Math.max(LEAST_DEVIATION, after.deviation) };
}
