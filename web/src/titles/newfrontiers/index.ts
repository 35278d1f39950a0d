import type { TitleTable } from "../../lib/title";
import Table from "./Table.svelte";
import terms from "./terms";
import TopBar from "./TopBar.svelte";

const newFrontiers: TitleTable = {
  Table,
  TopBar,
  /** Only goals are ever hidden: those drawn, and the one that lies face down. */
  hiddenHands: (settings) => settings["goals"] === true,
  terms,
};

export default newFrontiers;
