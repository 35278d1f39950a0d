import type { TitleTable } from "..";
import RaceTable from "./RaceTable.svelte";
import RaceTopBar from "./RaceTopBar.svelte";
import { TERMS } from "./terms";

const race: TitleTable = { Table: RaceTable, TopBar: RaceTopBar, hiddenHands: () => true, terms: TERMS };

export default race;
