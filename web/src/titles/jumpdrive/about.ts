import type { About } from "../../lib/title";

const about: About = {
  label: "Jump Drive",
  pitch: "jumpdrive-page-pitch",
  length: "jumpdrive-page-length",
  place: 3,
};

export default about;
