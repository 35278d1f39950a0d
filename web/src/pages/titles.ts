// The titles in words, for people who choose one.

export interface TitleWords {
  label: string;
  /** What playing it is like, in one sentence. */
  pitch: string;
  length: string;
}

const WORDS: Readonly<Record<string, TitleWords>> = {
  newfrontiers: {
    label: "New Frontiers",
    pitch:
      "Pick an action that everyone does, and do it best. Find worlds, settle them, and fill your empire mat.",
    length: "12 to 15 rounds",
  },
  race: {
    label: "Race for the Galaxy",
    pitch: "Guess what the others will do. Every card is a world or a development, and also money and goods.",
    length: "7 to 11 rounds",
  },
  jumpdrive: {
    label: "Jump Drive",
    pitch: "Place a card or two each round. All of them score again, every round, until someone has 50 VP.",
    length: "6 or 7 rounds",
  },
};

export const TITLE_NAMES: readonly string[] = Object.keys(WORDS);

export function titleWords(name: string): TitleWords {
  return WORDS[name] ?? { label: name, pitch: "", length: "" };
}
