// Answers that are a set: which options are picked, and what is sent for them.

import type { Option, Picks } from "./protocol";
import { words } from "./words.svelte";

/** The picked options after one more click: in or out, and one for another where only one may be picked. */
export function toggled(picks: Picks, picked: readonly Option[], option: Option): readonly Option[] {
  if (picked.includes(option)) return picked.filter((one) => one !== option);
  if (picks.most === 1) return [option];
  return picked.length < picks.most ? [...picked, option] : picked;
}

export function isFull(picks: Picks, picked: readonly Option[]): boolean {
  return picked.length >= picks.most;
}

export function isComplete(picks: Picks, picked: readonly Option[]): boolean {
  return picked.length >= picks.least && picked.length <= picks.most;
}

/** The actions to send, in any order, then the one that says "no more" where it is needed. */
export function actionsOf(picks: Picks, picked: readonly Option[]): number[] {
  const actions = picked.map((option) => option.action);
  return picks.done !== null && picked.length < picks.most ? [...actions, picks.done] : actions;
}

/** How far the answer is, in words. */
export function progress(picks: Picks, picked: readonly Option[], keeping = false): string {
  const { least, most } = picks;
  const chosen = picked.length;
  if (keeping) return words.say("page-kept-of", { chosen, most });
  if (least === most) return words.say("page-chosen-of", { chosen, most });
  if (least === 0) return words.say("page-chosen-up-to", { chosen, most });
  return words.say("page-chosen-between", { chosen, least, most });
}
