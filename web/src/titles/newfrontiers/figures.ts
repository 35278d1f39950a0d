// How a seat stands, in numbers.

import type { View } from "../../lib/protocol";
import type { Figure } from "../../lib/title";
import { words } from "../../lib/words.svelte";
import type { NewFrontiersView } from "./view";

export default function figures(view: View | null, seat: number): readonly Figure[] {
  const empire = (view as NewFrontiersView | null)?.empires[seat];
  if (empire === undefined) return [];
  const goods = empire.colonies.filter(({ good }) => good !== null).length;
  return [
    { label: words.say("newfrontiers-page-vp-now"), value: empire.total },
    { label: words.say("newfrontiers-page-credits"), value: empire.credits },
    { label: words.say("newfrontiers-page-unused-colonists"), value: empire.colonists },
    { label: words.say("newfrontiers-page-colonies"), value: empire.colonies.length },
    { label: words.say("newfrontiers-page-spaces"), value: empire.spaces },
    { label: words.say("newfrontiers-page-figure-goods"), value: goods },
    { label: words.say("newfrontiers-page-military"), value: empire.military },
  ];
}
