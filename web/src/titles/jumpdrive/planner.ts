// Placing: a development, a world, both, or an Explore marker are planned with one click each and sent together.

import { message, several } from "../../lib/message";
import type { Plan } from "../../lib/plan";
import type { Decision, Message, Option, View } from "../../lib/protocol";
import type { TableReader } from "../../lib/reader";
import { words } from "../../lib/words.svelte";
import { EXPLORE_MARKER, myEmpire, type JumpDriveView, type PlanView, type Takes } from "./view";

/** What is planned, or placed face down. */
export interface Draft {
  explores: boolean;
  development: string | null;
  world: string | null;
}

export class Placement implements Plan {
  readonly #plans: readonly PlanView[];
  /** Every option of every plan, once. */
  readonly options: readonly Option[];
  readonly #developments: ReadonlySet<string>;
  /** A development that was sent already and waits for its world. */
  readonly #sent: string | null;

  constructor(decision: Decision, plans: readonly PlanView[], sent: string | null) {
    this.#plans = plans;
    this.#sent = sent;
    this.#developments = new Set(plans.flatMap((plan) => plan.development ?? []));
    const offered = decision.options.filter((option) => option.subject !== null);
    const others = plans.flatMap((plan) => later(plan, offered));
    this.options = [...offered, ...new Map(others.map((option) => [option.action, option])).values()];
  }

  choices(picked: readonly Option[]): readonly Option[] {
    return this.options.filter((option) => isIn(picked, option) || this.#joined(picked, option) !== null);
  }

  toggled(picked: readonly Option[], option: Option): readonly Option[] {
    if (!isIn(picked, option)) return this.#joined(picked, option) ?? picked;
    const rest = picked.filter((one) => one.action !== option.action);
    return this.planned(rest) === null ? [] : rest;
  }

  actions(picked: readonly Option[]): readonly number[] | null {
    return this.planned(picked)?.actions ?? null;
  }

  summary(picked: readonly Option[]): string {
    const plan = this.planned(picked);
    return plan === null ? words.say("jumpdrive-page-plan-nothing") : inShort(plan);
  }

  /** The plan that these picks are. */
  planned(picked: readonly Option[]): PlanView | null {
    const draft = this.#draft(picked);
    return (
      this.#plans.find(
        (plan) =>
          plan.explores === draft.explores &&
          plan.development === draft.development &&
          plan.world === draft.world,
      ) ?? null
    );
  }

  isDevelopment(option: Option): boolean {
    return this.#developments.has(idOf(option));
  }

  /** The picks with one more; what does not go together with it gives way. Null if it cannot be had now. */
  #joined(picked: readonly Option[], option: Option): readonly Option[] | null {
    const kept = picked.filter((one) => this.#goesWith(one, option));
    return [[...kept, option], [option]].find((picks) => this.planned(picks) !== null) ?? null;
  }

  #goesWith(one: Option, other: Option): boolean {
    return !isExplore(one) && !isExplore(other) && this.isDevelopment(one) !== this.isDevelopment(other);
  }

  #draft(picked: readonly Option[]): Draft {
    const cards = picked.filter((option) => !isExplore(option));
    const development = cards.find((option) => this.isDevelopment(option));
    const world = cards.find((option) => !this.isDevelopment(option));
    return {
      explores: picked.some(isExplore),
      development: development === undefined ? this.#sent : idOf(development),
      world: world === undefined ? null : idOf(world),
    };
  }
}

export function placement(decision: Decision, view: View): Placement | null {
  const empire = (view as unknown as JumpDriveView).empires[decision.seat];
  if (decision.kind !== "place" || empire === undefined) return null;
  return new Placement(decision, empire.plans, sentDevelopment(empire.picks));
}

/** The plan that is drafted on the table now. */
export function draftedPlan(reader: TableReader): PlanView | null {
  if (reader.decision === null || reader.view === null) return null;
  const placing = placement(reader.decision, reader.view);
  return placing?.planned(placing.options.filter((option) => reader.isPicked(option))) ?? null;
}

/** What I have placed face down while others still choose. */
export function sentPlan(reader: TableReader): Draft | null {
  const picks = myEmpire(reader)?.picks ?? [];
  const subjectOf = (verb: string): string | null =>
    picks.find((pick) => pick.verb === verb)?.subject?.split(":")[1] ?? null;
  if (reader.view?.["question"] !== "place" || picks.length === 0) return null;
  return {
    explores: picks.some((pick) => pick.verb === "explore"),
    development: subjectOf("develop"),
    world: subjectOf("settle"),
  };
}

/** The plan in short; the planner says how its cost comes about. */
function inShort(plan: PlanView): string {
  const { explores, drawn, discarded } = plan;
  if (explores) return words.say("jumpdrive-page-short-explore", { drawn, discarded });
  const cards = several(plan.takes.map((take) => take.card));
  const payments = paymentsOf(plan);
  return drawn === 0
    ? words.say("jumpdrive-page-short", { cards, payments })
    : words.say("jumpdrive-page-short-draw", { cards, payments, drawn });
}

/** What the plan takes in all, and what is drawn for it. */
export function whole(plan: PlanView): string {
  const { explores, drawn, discarded } = plan;
  if (explores) return words.say("jumpdrive-page-plan-explore", { drawn, discarded });
  const payments = paymentsOf(plan);
  return drawn === 0
    ? words.say("jumpdrive-page-plan-discard", { payments })
    : words.say("jumpdrive-page-plan-discard-draw", { payments, drawn });
}

/** How many cards are discarded for the plan. */
function paymentsOf({ payments }: PlanView): Message {
  return message("jumpdrive-page-payments", {
    payments: several(payments, "or"),
    most: Math.max(...payments),
  });
}

/** A card of the plan with what it takes. */
export function takesOf({ card, takes }: Takes): Message {
  return message("jumpdrive-page-takes", { card, takes });
}

function sentDevelopment(picks: readonly { verb: string; subject: string | null }[]): string | null {
  return picks.find((pick) => pick.verb === "develop")?.subject?.split(":")[1] ?? null;
}

/** The world of a plan, if only a development makes it possible and so the decision does not offer it yet. */
function later(plan: PlanView, offered: readonly Option[]): Option[] {
  const action = plan.actions.at(-1);
  const subject = `card:${plan.world}`;
  const takes = plan.takes.at(-1);
  if (plan.world === null || action === undefined || takes === undefined) return [];
  if (offered.some((option) => option.subject === subject)) return [];
  return [{ action, subject, text: takesOf(takes), note: null }];
}

function isIn(picked: readonly Option[], option: Option): boolean {
  return picked.some((one) => one.action === option.action);
}

function isExplore(option: Option): boolean {
  return option.subject === EXPLORE_MARKER;
}

function idOf(option: Option): string {
  return option.subject?.split(":")[1] ?? "";
}
