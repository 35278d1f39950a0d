import type { LineCues } from "../../lib/cues";

const cues: LineCues = {
  "race-log-develops": "place",
  "race-log-settles": "place",
  "race-log-conquers": "place",
  "race-log-produces": "goods",
  "race-log-windfall-good": "goods",
  "race-log-trades": "goods",
  "race-log-consumes": "goods",
};

export default cues;
