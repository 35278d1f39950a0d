import type { TitleTable } from "../../lib/title";
import cues from "./cues";
import figures from "./figures";
import JumpDriveTable from "./JumpDriveTable.svelte";
import { placement } from "./planner";
import terms from "./terms";
import TopBar from "./TopBar.svelte";
import { viewOf } from "./view";

const jumpdrive: TitleTable = {
  Table: JumpDriveTable,
  TopBar,
  hiddenHands: () => true,
  empire: (reader, seat) => viewOf(reader)?.empires[seat]?.cards ?? [],
  figures,
  planner: placement,
  cues,
  terms,
};

export default jumpdrive;
