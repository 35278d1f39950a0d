// How a seat stands, in numbers.

import type { View } from "../../lib/protocol";
import type { Figure } from "../../lib/title";
import { words } from "../../lib/words.svelte";
import type { JumpDriveView } from "./view";

export default function figures(view: View | null, seat: number): readonly Figure[] {
  const empire = (view as JumpDriveView | null)?.empires[seat];
  if (empire === undefined) return [];
  return [
    { label: words.say("jumpdrive-page-vp"), value: empire.vp },
    { label: words.say("jumpdrive-page-vp-per-round"), value: empire.vp_per_round },
    { label: words.say("jumpdrive-page-income"), value: empire.income },
    { label: words.say("jumpdrive-page-military"), value: empire.military },
    { label: words.say("jumpdrive-page-hand"), value: empire.hand.length },
  ];
}
