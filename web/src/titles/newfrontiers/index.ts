import type { TitleTable } from "..";
import Table from "./Table.svelte";
import { terms } from "./terms";
import TopBar from "./TopBar.svelte";

/** Only a goal face down is hidden, and the table turns it over for its holder alone. */
const newFrontiers: TitleTable = { Table, TopBar, hiddenHands: false, terms };

export default newFrontiers;
