import type { LineCues } from "../../lib/cues";

const cues: LineCues = {
  "jumpdrive-log-develops": "place",
  "jumpdrive-log-settles": "place",
  "jumpdrive-log-conquers": "place",
};

export default cues;
