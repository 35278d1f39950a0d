import type { TitleTable } from "../../lib/title";
import RaceTable from "./RaceTable.svelte";
import RaceTopBar from "./RaceTopBar.svelte";
import terms from "./terms";

const race: TitleTable = { Table: RaceTable, TopBar: RaceTopBar, hiddenHands: () => true, terms };

export default race;
