// Hints at a live table: asked for, given, and gone with the question they are about.

import { adviceText, advisedOptions } from "./hint";
import type { Plan } from "./plan";
import type { Advice, Decision, HintMessage, Option, Table } from "./protocol";

/** The question as it stands at the table. */
interface Question {
  readonly table: Table;
  readonly players: readonly string[];
  readonly decision: Decision | null;
  readonly plan: Plan | null;
  readonly picked: readonly Option[];
  /** What would be sent now. */
  readonly answer: readonly Option[];
  readonly open: boolean;
  readonly canConfirm: boolean;
  isPicked(option: Option): boolean;
}

interface Ways {
  /** Asks the server; says whether that could be sent. */
  ask(decision: Decision): boolean;
  answer(decision: Decision, actions: readonly number[]): void;
}

export class Hints {
  readonly #question: Question;
  readonly #ways: Ways;
  #given = $state.raw<HintMessage | null>(null);
  /** The key of the question that a hint was asked for. */
  #asked = $state<string | null>(null);
  /** Whether its words are on the screen; what it means on the table is marked all the same. */
  shown = $state(false);
  /** The place in line of the hint that was asked for, if it waits for its turn. */
  place = $state<number | null>(null);

  constructor(question: Question, ways: Ways) {
    this.#question = question;
    this.#ways = ways;
  }

  /** The hint for the question that is open. */
  get now(): Advice | null {
    return this.#given !== null && this.#given.key === this.#question.decision?.key
      ? this.#given.advice
      : null;
  }

  get allowed(): boolean {
    return this.#question.table.hints;
  }

  /** A hint is on its way. */
  get coming(): boolean {
    return this.#asked !== null && this.#asked === this.#question.decision?.key && this.now === null;
  }

  /** Shows the hint, hides it, or asks for it. */
  toggle(): void {
    const { decision, open } = this.#question;
    if (this.now !== null) this.shown = !this.shown;
    else if (decision !== null && open && this.allowed && !this.coming)
      this.#asked = this.#ways.ask(decision) ? decision.key : null;
  }

  give(hint: HintMessage): void {
    this.#given = hint;
    this.shown = true;
    this.place = null;
  }

  /** None will come. */
  giveUp(): void {
    this.#asked = null;
    this.place = null;
  }

  isAdvised(option: Option): boolean {
    const { decision, plan } = this.#question;
    if (this.now === null || decision === null) return false;
    if (plan !== null) return this.now.actions.includes(option.action);
    return advisedOptions(decision, this.now).includes(option);
  }

  /** Whether what is picked is the answer of the hint. */
  get isPicked(): boolean {
    const { decision, plan, picked, answer, canConfirm } = this.#question;
    if (this.now === null || decision === null || !canConfirm) return false;
    if (plan === null) return sameActions(advisedOptions(decision, this.now), answer);
    const missing = plan
      .choices(picked)
      .some((option) => this.isAdvised(option) && !this.#question.isPicked(option));
    return !missing && picked.every((option) => this.isAdvised(option));
  }

  /** The answer of the hint in words. */
  get text(): string {
    const { decision, plan } = this.#question;
    return decision === null || this.now === null
      ? ""
      : adviceText(decision, this.now, plan, this.#question.players);
  }

  follow(): void {
    const { decision, open } = this.#question;
    if (decision !== null && this.now !== null && open) this.#ways.answer(decision, this.now.actions);
  }
}

/** Whether these are the same choices; of like copies it does not matter which. */
function sameActions(some: readonly Option[], others: readonly Option[]): boolean {
  const sorted = (options: readonly Option[]): number[] =>
    options.map(({ action }) => action).sort((one, other) => one - other);
  return sorted(some).join() === sorted(others).join();
}
