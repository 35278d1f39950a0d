// The coach at a live table: what a question is for, until the player knows it, and what to look at now.

import { preferences } from "./preferences.svelte";
import type { CoachMessage, Coaching, Decision, Message, Table } from "./protocol";
import { remember, remembered } from "./storage";

/** Whoever has answered a kind of question so often with its explanation before them knows it. */
export const KNOWN_AFTER = 3;

/** More would not be read. */
const MOST_LINES = 2;
const ANSWERED = "coach.answered";
const FINISHED = "finished";

/** The question as it stands at the table. */
interface Question {
  readonly table: Table;
  readonly viewer: number;
  readonly decision: Decision | null;
}

/** How often each kind of question was answered with its explanation, by title and kind. */
function answeredBefore(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(remembered(ANSWERED) ?? "{}");
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}

/** Somebody has played a whole game in this browser, and need not be offered a coach. */
export function gameFinished(): void {
  remember(FINISHED, "yes");
}

export class Coach {
  readonly #question: Question;
  readonly #ask: (decision: Decision) => boolean;
  #given = $state.raw<CoachMessage | null>(null);
  /** The key of the question that was asked about. */
  #asked: string | null = null;
  #answered = $state.raw(answeredBefore());

  constructor(question: Question, ask: (decision: Decision) => boolean) {
    this.#question = question;
    this.#ask = ask;
  }

  /** Whether there can be one: in games against bots where hints are allowed. */
  get allowed(): boolean {
    const { table, viewer } = this.#question;
    const bots = table.seats.every((seat) => seat.yours || seat.sort === "bot");
    return table.hints && bots && table.seats[viewer]?.yours === true;
  }

  get on(): boolean {
    return this.allowed && preferences.coach;
  }

  /** Whether to offer it: to who never chose, and never finished a game here. */
  get offered(): boolean {
    return this.allowed && preferences.coachUnset && remembered(FINISHED) === null;
  }

  /** Asks the server about the open question, once; nothing while the coach is off. */
  look(): void {
    const { decision } = this.#question;
    if (decision === null || !this.on || this.#asked === decision.key) return;
    this.#asked = this.#ask(decision) ? decision.key : null;
  }

  give(told: CoachMessage): void {
    this.#given = told;
  }

  /** The connection is new: what was asked may be lost. */
  restart(): void {
    this.#asked = null;
  }

  get #now(): Coaching | null {
    const given = this.#given;
    return this.on && given !== null && given.key === this.#question.decision?.key ? given.coaching : null;
  }

  /** What the open question is for, unless the player knows it. */
  get explains(): Message | null {
    const { decision } = this.#question;
    if (decision === null || (this.#answered[this.#kind(decision)] ?? 0) >= KNOWN_AFTER) return null;
    return this.#now?.explains ?? null;
  }

  /** All that is said now: an explanation and what is most worth a look, or what else is. */
  get lines(): readonly Message[] {
    const { explains } = this;
    return [...(explains === null ? [] : [explains]), ...(this.#now?.looks ?? [])].slice(0, MOST_LINES);
  }

  /** The player answers a question: once more with its explanation, if that is shown. */
  answers(decision: Decision): void {
    if (this.explains === null) return;
    const kind = this.#kind(decision);
    this.#answered = { ...this.#answered, [kind]: (this.#answered[kind] ?? 0) + 1 };
    remember(ANSWERED, JSON.stringify(this.#answered));
  }

  /** Everything is explained again. */
  forget(): void {
    this.#answered = {};
    remember(ANSWERED, "{}");
  }

  #kind(decision: Decision): string {
    return `${this.#question.table.title}.${decision.kind}`;
  }
}
