import type { TitleTable } from "..";
import JumpDriveTable from "./JumpDriveTable.svelte";
import { placement } from "./planner";
import { TERMS } from "./terms";
import TopBar from "./TopBar.svelte";

const jumpdrive: TitleTable = {
  Table: JumpDriveTable,
  TopBar,
  hiddenHands: () => true,
  planner: placement,
  terms: TERMS,
};

export default jumpdrive;
