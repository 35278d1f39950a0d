// What the viewer has chosen ahead, for questions that will come later, and what may be asked next.

import { message } from "./message";
import type { AheadMessage, ClientMessage, Foreseen, ForeseenMessage, Message, Plan } from "./protocol";

/** When what was chosen ahead counts. */
export type Condition = Plan["condition"];

/** How somebody lets pass for them. */
export type PassingHow = "never" | "known" | "always";

/** The most cautious first. */
export const CONDITIONS: readonly Condition[] = ["nothing", "mine", "possible"];

/** Wishes in one phrase, the first one first. */
export function inOrder(wishes: readonly Message[]): Message | null {
  const [last, ...before] = [...wishes].reverse();
  return last === undefined
    ? null
    : before.reduce((next, first) => message("ahead-then", { first, next }), last);
}

export class Ahead {
  /** What is chosen ahead, by seat; nothing where that cannot be done. */
  #orders = $state.raw<ReadonlyMap<number, AheadMessage>>(new Map());
  #foreseen = $state.raw<ForeseenMessage | null>(null);
  readonly #send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  /** What is chosen ahead for a seat; null where that cannot be done. */
  of(seat: number): AheadMessage | null {
    return this.#orders.get(seat) ?? null;
  }

  plan(seat: number, question: string): Plan | null {
    return this.of(seat)?.plans.find((one) => one.question === question) ?? null;
  }

  passing(seat: number, question: string): PassingHow {
    const found = this.of(seat)?.passing.find((one) => one.question === question);
    if (found === undefined) return "never";
    return found.always ? "always" : "known";
  }

  /** What a seat may be asked next, if the server has said so since it was asked. */
  foreseen(seat: number): readonly Foreseen[] | null {
    return this.#foreseen?.seat === seat ? this.#foreseen.questions : null;
  }

  ask(seat: number): void {
    this.#foreseen = null;
    this.#send({ type: "foresee", seat });
  }

  choose(seat: number, question: string, wishes: readonly number[], condition: Condition): void {
    this.#send({ type: "plan", seat, question, wishes: [...wishes], condition });
  }

  cancel(seat: number, question: string): void {
    this.choose(seat, question, [], "possible");
  }

  /** Passes as long as nothing but these is offered, or always. */
  pass(seat: number, question: string, how: PassingHow, known: readonly number[] = []): void {
    this.#send({ type: "pass_ahead", seat, question, how, known: [...known] });
  }

  hear(told: AheadMessage): void {
    this.#orders = new Map([...this.#orders, [told.seat, told]]);
  }

  foresee(told: ForeseenMessage): void {
    this.#foreseen = told;
  }
}
