import type { LineCues } from "../../lib/cues";

const cues: LineCues = {
  "newfrontiers-log-home": "place",
  "newfrontiers-log-develops": "place",
  "newfrontiers-log-pays-for-world": "place",
  "newfrontiers-log-conquers": "place",
  "newfrontiers-log-replaces": "place",
  "newfrontiers-log-produces": "goods",
  "newfrontiers-log-windfall-good": "goods",
  "newfrontiers-log-sells": "goods",
  "newfrontiers-log-consumes": "goods",
  "newfrontiers-log-stockpiles-good": "goods",
};

export default cues;
