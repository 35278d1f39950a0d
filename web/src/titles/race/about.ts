import type { About } from "../../lib/title";

const about: About = {
  label: "Race for the Galaxy",
  pitch: "Guess what the others will do. Every card is a world or a development, and also money and goods.",
  length: "7 to 11 rounds",
  place: 2,
  settings: {
    experienced: {
      label: "Experienced two-player game",
      text: "Both players choose two actions each round.",
      players: [2],
    },
  },
};

export default about;
