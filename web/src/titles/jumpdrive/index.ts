import type { TitleTable } from "../../lib/title";
import JumpDriveTable from "./JumpDriveTable.svelte";
import { placement } from "./planner";
import terms from "./terms";
import TopBar from "./TopBar.svelte";

const jumpdrive: TitleTable = {
  Table: JumpDriveTable,
  TopBar,
  hiddenHands: () => true,
  planner: placement,
  terms,
};

export default jumpdrive;
