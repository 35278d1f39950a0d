import type { About } from "../../lib/title";

const about: About = {
  label: "Jump Drive",
  pitch: "Place a card or two each round. All of them score again, every round, until someone has 50 VP.",
  length: "6 or 7 rounds",
  place: 3,
};

export default about;
