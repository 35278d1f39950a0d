// Cards that are to pay for the plan, chosen before it is sent; they are paid once everything is revealed.

import type { Decision, Option } from "../../lib/protocol";
import type { TableReader } from "../../lib/reader";
import { myEmpire, type Lying } from "./view";

function keyOf(card: Lying): string {
  return `${card.id}/${card.copy}`;
}

function idOf(key: string): string {
  return key.split("/")[0] ?? "";
}

export class Payment {
  #marked = $state.raw<readonly string[]>([]);
  #round = 0;
  #key: string | null = null;

  isMarked(card: Lying): boolean {
    return this.#marked.includes(keyOf(card));
  }

  toggle(card: Lying): void {
    const key = keyOf(card);
    this.#marked = this.isMarked(card) ? this.#marked.filter((one) => one !== key) : [...this.#marked, key];
  }

  /** Cards that are placed do not pay, and no more pay than the plan costs. */
  fit(hand: readonly Lying[], cost: number): void {
    const left = hand.map(keyOf);
    const fitting = this.#marked.filter((key) => left.includes(key)).slice(0, cost);
    if (fitting.length < this.#marked.length) this.#marked = fitting;
  }

  get count(): number {
    return this.#marked.length;
  }

  /** Pays when it is asked for, if exactly that was chosen before. */
  settle(reader: TableReader, decision: Decision, round: number): void {
    if (decision.key === this.#key) return;
    this.#key = decision.key;
    if (round !== this.#round) this.#forget(round);
    if (decision.kind !== "pay" || decision.picks === null) return;
    const { options, least, most } = decision.picks;
    const paying = take(options, without(this.#marked.map(idOf), forced(reader)));
    this.#forget(round);
    if (least !== most || paying.length !== least) return;
    reader.send?.(paying);
  }

  #forget(round: number): void {
    this.#round = round;
    this.#marked = [];
  }
}

/** Cards that any payment takes; the server has discarded them already. */
function forced(reader: TableReader): string[] {
  const picks = myEmpire(reader)?.picks ?? [];
  return picks.flatMap((pick) => (pick.verb === "discard" ? (pick.subject?.split(":")[1] ?? []) : []));
}

function without(ids: readonly string[], gone: readonly string[]): string[] {
  const left = [...ids];
  for (const id of gone) {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** As many options as there are cards, each once. */
function take(options: readonly Option[], ids: readonly string[]): Option[] {
  const left = [...options];
  return ids.flatMap((id) => {
    const place = left.findIndex((option) => option.subject === `card:${id}`);
    return place < 0 ? [] : left.splice(place, 1);
  });
}
