// The question that is open at a table, and the answer as far as it is put together.

import { askedToKeep, keepingIsShorter, withoutKept } from "./keeping";
import { message } from "./message";
import { isComplete, isFull, progress, toggled } from "./picks";
import type { Plan, Planner } from "./plan";
import type { Decision, Message, Option, Picks, View } from "./protocol";
import { offered, refusal } from "./subjects";

export abstract class Answering {
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  picked = $state.raw<readonly Option[]>([]);
  /** What is clicked of a set stays; the rest is the answer. */
  keeping = $state(false);
  /** What went wrong and what to do about it, or why something cannot be chosen. */
  notice = $state.raw<Message | null>(null);
  /** The title's way to answer some decisions. */
  planner = $state.raw<Planner | null>(null);
  readonly plan = $derived<Plan | null>(
    this.decision === null || this.view === null ? null : (this.planner?.(this.decision, this.view) ?? null),
  );

  /** Choices can be made now. */
  abstract get open(): boolean;

  get picks(): Picks | null {
    if (this.plan !== null)
      return { least: 1, most: 1, options: [...this.plan.choices(this.picked)], done: null };
    const picks = this.decision?.picks ?? null;
    if (picks === null || (picks.least === 1 && picks.most === 1)) return null;
    return this.keeping ? askedToKeep(picks) : picks;
  }

  /** Whether the set can be chosen by what stays, since that is less. */
  get canKeep(): boolean {
    const picks = this.decision?.picks ?? null;
    return this.plan === null && picks !== null && keepingIsShorter(picks);
  }

  /** The options that are sent when what is picked is confirmed. */
  get answer(): readonly Option[] {
    const picks = this.decision?.picks ?? null;
    return this.keeping && picks !== null ? withoutKept(picks, this.picked) : this.picked;
  }

  get canConfirm(): boolean {
    if (!this.open) return false;
    if (this.plan !== null) return this.plan.actions(this.picked) !== null;
    return this.picks !== null && isComplete(this.picks, this.picked);
  }

  /** How far the answer is, in words; nothing where one choice is the whole answer. */
  get progress(): string {
    if (this.plan !== null) return this.plan.summary(this.picked);
    return this.picks === null ? "" : progress(this.picks, this.picked, this.keeping);
  }

  optionsFor(subject: string, copy = 0): Option[] {
    if (!this.open || this.decision === null) return [];
    if (this.plan !== null)
      return this.plan.choices(this.picked).filter((option) => option.subject === subject);
    return offered(this.decision, subject, copy);
  }

  refusalFor(subject: string): Message | null {
    return this.decision === null ? null : refusal(this.decision, subject);
  }

  restingIn(place: string): Message | null {
    return this.decision?.resting.find((one) => one.place === place)?.why ?? null;
  }

  isPicked(option: Option): boolean {
    if (this.plan !== null) return this.picked.some((one) => one.action === option.action);
    return this.picked.includes(option);
  }

  /** Chooses what stays of a set, or what goes. */
  keep(keeping: boolean): void {
    this.keeping = keeping && this.canKeep;
    this.picked = [];
  }

  toggle(option: Option): void {
    const picks = this.picks;
    if (picks === null || !this.open) return;
    if (this.plan !== null) {
      this.picked = this.plan.toggled(this.picked, option);
      return;
    }
    if (isFull(picks, this.picked) && picks.most > 1 && !this.isPicked(option)) {
      this.notice = message("page-chosen-already", { most: picks.most });
      return;
    }
    this.picked = toggled(picks, this.picked, option);
    this.notice = null;
  }

  /** Takes the last pick back; it was not sent yet. */
  takeBack(): void {
    this.picked = this.picked.slice(0, -1);
  }

  /** Picks survive the same question being asked again, as after a reconnection. */
  protected ask(decision: Decision | null): void {
    const before = this.decision;
    const kept =
      before?.picks != null && before.key === decision?.key
        ? this.picked.map((option) => before.picks?.options.indexOf(option) ?? -1)
        : [];
    this.decision = decision;
    if (before?.key !== decision?.key) this.keeping = this.canKeep;
    this.picked = kept.flatMap((place) => decision?.picks?.options[place] ?? []);
  }
}
