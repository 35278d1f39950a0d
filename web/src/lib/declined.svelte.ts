// Questions that somebody does not want to be asked again in this game: the page says no, until that is revoked.

import type { Decision, Message, Option } from "./protocol";
import { remember, remembered } from "./storage";

/** For the kinds of questions that come again and again, which option says no. */
export type Declines = Readonly<Record<string, (option: Option) => boolean>>;

export interface DeclinedQuestion {
  seat: number;
  kind: string;
  /** As it was asked when it was declined. */
  prompt: Message;
}

export class Declined {
  /** What the title lets one decline. */
  ways: Declines = {};
  questions = $state.raw<readonly DeclinedQuestion[]>([]);
  readonly #name: string;

  constructor(table: string) {
    this.#name = `declined.${table}`;
    this.questions = read(remembered(this.#name));
  }

  /** The option that says no to this question, if it is one of those that come again. */
  no(decision: Decision): Option | null {
    const says = this.ways[decision.kind];
    return (says && decision.options.find(says)) ?? null;
  }

  includes({ seat, kind }: Decision): boolean {
    return this.questions.some((one) => one.seat === seat && one.kind === kind);
  }

  add(decision: Decision): void {
    const { seat, kind, prompt } = decision;
    if (!this.includes(decision)) this.#keep([...this.questions, { seat, kind, prompt }]);
  }

  revoke(question: DeclinedQuestion): void {
    this.#keep(this.questions.filter((one) => one !== question));
  }

  #keep(questions: readonly DeclinedQuestion[]): void {
    this.questions = questions;
    remember(this.#name, JSON.stringify(questions));
  }
}

/** What was remembered may be of another version of the page. */
function read(text: string | null): DeclinedQuestion[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isQuestion) : [];
  } catch {
    return [];
  }
}

function isQuestion(found: unknown): found is DeclinedQuestion {
  if (typeof found !== "object" || found === null) return false;
  const { seat, kind, prompt } = found as Partial<DeclinedQuestion>;
  return typeof seat === "number" && typeof kind === "string" && typeof prompt?.id === "string";
}
