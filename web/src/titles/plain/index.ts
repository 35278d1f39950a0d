import type { TitleTable } from "../../lib/title";
import PlainTable from "./PlainTable.svelte";
import PlainTopBar from "./PlainTopBar.svelte";

const plain: TitleTable = { Table: PlainTable, TopBar: PlainTopBar, hiddenHands: () => true, terms: [] };

export default plain;
