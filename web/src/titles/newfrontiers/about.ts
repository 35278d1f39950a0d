import type { About } from "../../lib/title";

const about: About = {
  label: "New Frontiers",
  pitch:
    "Pick an action that everyone does, and do it best. Find worlds, settle them, and fill your empire mat.",
  length: "12 to 15 rounds",
  place: 1,
  settings: {
    goals: {
      label: "Galactic Goals",
      text: "Goals that score for everyone at the end. Chart Galactic Goals takes the place of Retreat into Isolation.",
    },
    starry_rift: { label: "The Starry Rift", text: "The expansion: more worlds, and the hostile Xenos." },
  },
};

export default about;
