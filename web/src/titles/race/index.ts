import type { TitleTable } from "../../lib/title";
import cues from "./cues";
import figures from "./figures";
import RaceTable from "./RaceTable.svelte";
import RaceTopBar from "./RaceTopBar.svelte";
import terms from "./terms";
import { raceView } from "./view";

const race: TitleTable = {
  Table: RaceTable,
  TopBar: RaceTopBar,
  hiddenHands: () => true,
  empire: (reader, seat) => raceView(reader)?.empires[seat]?.tableau.map(({ id }) => id) ?? [],
  figures,
  declines: { consume_hand: ({ text }) => text.id === "race-option-discard-no-more" },
  cues,
  terms,
};

export default race;
