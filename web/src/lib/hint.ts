// A hint on the table: which options it means, and what it says in words.

import type { Plan } from "./plan";
import type { Advice, Decision, Option } from "./protocol";
import { choices } from "./subjects";
import { words } from "./words.svelte";

/** The options that make up the answer of the hint; of like copies as many as it takes. */
export function advisedOptions(decision: Decision, { actions }: Advice): readonly Option[] {
  const left = [...choices(decision)];
  return actions.flatMap((action) => {
    const place = left.findIndex((option) => option.action === action);
    return place < 0 ? [] : left.splice(place, 1);
  });
}

/** The answer of the hint in words. */
export function adviceText(
  decision: Decision,
  hint: Advice,
  plan: Plan | null,
  players: readonly string[],
): string {
  if (plan !== null) return plan.summary(plannedOptions(plan, hint.actions));
  const texts = advisedOptions(decision, hint).map((option) => words.said(option.text, players));
  if (texts.length > 0) return words.list(texts);
  const only = decision.options.find((option) => option.action === hint.actions[0]);
  return only === undefined ? words.say("page-choose-none") : words.said(only.text, players);
}

/** What is chosen of a plan when these actions are, one after the other. */
export function plannedOptions(plan: Plan, actions: readonly number[]): readonly Option[] {
  return actions.reduce<readonly Option[]>((picked, action) => {
    const option = plan.choices(picked).find((one) => one.action === action);
    return option === undefined ? picked : plan.toggled(picked, option);
  }, []);
}

/** Whether what the estimates are of is only the first pick of a set; else they are of whole answers. */
export function areFirstPicks({ options, picks }: Decision): boolean {
  if (picks === null || picks.most <= 1) return false;
  return options.some(({ action }) => picks.options.some((one) => one.action === action));
}

export interface Worth {
  action: number;
  text: string;
  /** Per cent. */
  chance: number;
  score: number;
  best: boolean;
}

/** What each option is worth, the best first. */
export function worths(decision: Decision, { estimates }: Advice, players: readonly string[]): Worth[] {
  const texts = new Map(decision.options.map(({ action, text }) => [action, words.said(text, players)]));
  return estimates.map(({ action, win_chance, score }, place) => ({
    action,
    text: texts.get(action) ?? "",
    chance: Math.round(100 * win_chance),
    score: Math.round(score),
    best: place === 0,
  }));
}
