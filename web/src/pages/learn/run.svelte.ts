// A lesson that is being taken: its steps on the stage, and what the learner's moves brought.

import { api } from "../../lib/api";
import type { Catalog } from "../../lib/catalog";
import type { Lesson, LessonOutcome, LessonTurn, Message, StateMessage } from "../../lib/protocol";
import type { TableSession } from "../../lib/session.svelte";
import { openStage, type Answers, type StageConnection } from "../../lib/stage/connection.svelte";
import { progress } from "./progress.svelte";

export class LessonRun {
  readonly title: string;
  readonly lesson: Lesson;
  readonly session: TableSession;
  /** From 1. */
  step = $state(1);
  idea = $state.raw<Message>() as Message;
  /** What the idea is about. */
  about = $state.raw<readonly string[]>([]);
  #outcome = $state.raw<LessonOutcome | null>(null);
  readonly #stage: StageConnection;

  constructor(title: string, lesson: Lesson, catalog: Catalog, step: number, first: LessonTurn) {
    this.title = title;
    this.lesson = lesson;
    this.step = step;
    this.#hear(first);
    const opened = openStage(first.table, catalog, (answers, whole) => this.#ask(answers, whole));
    this.session = opened.session;
    this.#stage = opened.stage;
  }

  /** What the learner's move brought, once all of it was shown. */
  get outcome(): LessonOutcome | null {
    return this.session.waiting === 0 && !this.session.busy ? this.#outcome : null;
  }

  get last(): boolean {
    return this.step === this.lesson.steps;
  }

  tryAgain(): void {
    this.#outcome = null;
    void this.#stage.show([]);
  }

  /** On to the next step, or to the end. */
  goOn(): void {
    if (this.last) return progress.finish(this.title, this.lesson.id);
    this.step++;
    progress.reach(this.title, this.lesson.id, this.step);
    this.tryAgain();
  }

  close(): void {
    this.session.close();
  }

  async #ask(answers: Answers, whole: boolean): Promise<StateMessage> {
    const turn = await askStep(this.title, this.lesson, this.step, answers, whole);
    this.#hear(turn);
    if (this.last && turn.outcome?.verdict === "right") progress.finish(this.title, this.lesson.id);
    return turn.state;
  }

  #hear({ idea, about, outcome }: LessonTurn): void {
    this.idea = idea;
    this.about = about;
    this.#outcome = outcome;
  }
}

/** Opens a lesson at a step. */
export async function askStep(
  title: string,
  { id }: Lesson,
  step: number,
  answers: Answers = [],
  whole = true,
): Promise<LessonTurn> {
  return api.lessonStep(title, id, step, { answers: answers.map((answer) => [...answer]), whole });
}
