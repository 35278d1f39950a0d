import type { TitleTable } from "../../lib/title";
import cues from "./cues";
import figures from "./figures";
import Table from "./Table.svelte";
import terms from "./terms";
import TopBar from "./TopBar.svelte";
import { viewOf } from "./view";

const newFrontiers: TitleTable = {
  Table,
  TopBar,
  /** Only goals are ever hidden: those drawn, and the one that lies face down. */
  hiddenHands: (settings) => settings["goals"] === true,
  empire: (reader, seat) => {
    const { colonies = [], developments = [] } = viewOf(reader)?.empires[seat] ?? {};
    return [...colonies.map(({ id }) => id), ...developments];
  },
  figures,
  declines: {
    turn_up_goal: ({ text }) => text.id === "newfrontiers-option-leave-face-down",
    stockpile_good: ({ text }) => text.id === "newfrontiers-option-stockpile-nothing",
    stockpile_credits: ({ text }) =>
      text.id === "newfrontiers-option-stockpile-credits" && text.args["credits"] === 0,
  },
  cues,
  terms,
};

export default newFrontiers;
