// How a seat stands, in numbers.

import type { View } from "../../lib/protocol";
import type { Figure } from "../../lib/title";
import { words } from "../../lib/words.svelte";
import type { RaceView } from "./view";

export default function figures(view: View | null, seat: number): readonly Figure[] {
  const empire = (view as RaceView | null)?.empires[seat];
  if (empire === undefined) return [];
  const goods = empire.tableau.filter(({ good }) => good !== null).length;
  return [
    { label: words.say("race-page-score"), value: empire.total },
    { label: words.say("race-page-chips"), value: empire.chips },
    { label: words.say("race-page-tableau"), value: empire.tableau.length },
    { label: words.say("race-page-figure-goods"), value: goods },
    { label: words.say("race-page-hand"), value: empire.hand.length },
    { label: words.say("race-page-military"), value: empire.military },
  ];
}
