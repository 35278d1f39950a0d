// How a title is played, in short.

export interface GuidePhase {
  /** Whose symbol stands beside it. */
  icon: string;
  name: string;
  text: string;
  bonus?: string;
}

export interface Guide {
  goal: string;
  /** What happens in a round, a paragraph each. */
  round: readonly string[];
  /** The heading of the phases: what the title calls them. */
  phasesHeading: string;
  phases: readonly GuidePhase[];
  /** What ends the game, and who wins. */
  ends: readonly string[];
  /** What helps in a first game. */
  advice: readonly string[];
}
