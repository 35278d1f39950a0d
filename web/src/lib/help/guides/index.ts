import type { Guide } from "./guide";
import { JUMP_DRIVE } from "./jumpdrive";
import { NEW_FRONTIERS } from "./newfrontiers";
import { RACE } from "./race";

const GUIDES: Readonly<Record<string, Guide>> = {
  newfrontiers: NEW_FRONTIERS,
  race: RACE,
  jumpdrive: JUMP_DRIVE,
};

export function guideOf(title: string): Guide | null {
  return GUIDES[title] ?? null;
}

export type { Guide, GuidePhase } from "./guide";
