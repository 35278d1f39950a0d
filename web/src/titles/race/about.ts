import type { About } from "../../lib/title";

const about: About = {
  label: "Race for the Galaxy",
  pitch: "race-page-pitch",
  length: "race-page-length",
  place: 2,
  settings: {
    experienced: {
      label: "race-page-experienced",
      text: "race-page-experienced-text",
      players: [2],
    },
  },
};

export default about;
