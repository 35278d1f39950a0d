import type { About } from "../../lib/title";

const about: About = {
  label: "New Frontiers",
  pitch: "newfrontiers-page-pitch",
  length: "newfrontiers-page-length",
  place: 1,
  settings: {
    goals: { label: "newfrontiers-page-goals-setting", text: "newfrontiers-page-goals-setting-text" },
    starry_rift: { label: "newfrontiers-page-rift-setting", text: "newfrontiers-page-rift-setting-text" },
  },
};

export default about;
