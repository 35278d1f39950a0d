// The server's HTTP requests.

import { noticeBuild } from "./build";
import { message } from "./message";
import type {
  Component,
  DailyDays,
  DailyFriend,
  DailySheet,
  Failure,
  Frame,
  LessonPath,
  LessonTurn,
  Me,
  Message,
  MistakePuzzles,
  NewSeat,
  NewTable,
  Proof,
  Puzzle,
  PuzzleArchive,
  PuzzleScene,
  Reasons,
  ReviewProgress,
  Scores,
  Solution,
  StageAnswers,
  Table,
  Tables,
  Title,
} from "./protocol";

/** An answer of the server that says what to do. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    /** All that the server said. */
    readonly answer: unknown = null,
  ) {
    super(said.id);
  }
}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new ApiError(0, message("page-no-server"));
  }
  noticeBuild(response.headers.get("x-windfall-build"));
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, errorSaid(answer, response.status), answer);
  return answer as Answer;
}

function errorSaid(answer: unknown, status: number): Message {
  if (typeof answer === "object" && answer !== null && "error" in answer) return (answer as Failure).error;
  return message("page-server-error", { status: String(status) });
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

const puzzle = (title: string, id: string) =>
  `/puzzles/${encodeURIComponent(title)}/${encodeURIComponent(id)}`;
const deal = (day: string, title: string) => `/daily/${encodeURIComponent(day)}/${encodeURIComponent(title)}`;

export const api = {
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  titles: () => request<Title[]>("GET", "/titles"),
  components: (title: string) =>
    request<Component[]>("GET", `/titles/${encodeURIComponent(title)}/components`),
  ruleNumbers: (title: string) =>
    request<Record<string, number>>("GET", `/titles/${encodeURIComponent(title)}/rule-numbers`),
  lessons: () => request<LessonPath[]>("GET", "/lessons"),
  lessonStep: (title: string, lesson: string, step: number, wish: StageAnswers) =>
    request<LessonTurn>("POST", `/lessons/${title}/${lesson}/${step}`, wish),
  tables: () => request<Tables>("GET", "/tables"),
  createTable: (wish: NewTable) => request<Table>("POST", "/tables", wish),
  table: (id: string) => request<Table>("GET", table(id)),
  takeSeat: (id: string, seat: number, wish: NewSeat) =>
    request<Table>("POST", `${table(id)}/seats/${seat}`, wish),
  tableComponents: (id: string) => request<Component[]>("GET", `${table(id)}/components`),
  again: (id: string) => request<Table>("POST", `${table(id)}/again`),
  scores: (id: string) => request<Scores>("GET", `${table(id)}/scores`),
  frames: (id: string, viewer: number, first: number, last: number) =>
    request<Frame[]>("GET", `${table(id)}/frames?viewer=${viewer}&first=${first}&last=${last}`),
  proof: (id: string) => request<Proof>("GET", `${table(id)}/proof`),
  askForReview: (id: string) => request<ReviewProgress>("POST", `${table(id)}/review`),
  review: (id: string) => request<ReviewProgress>("GET", `${table(id)}/review`),
  puzzles: (title: string) => request<PuzzleArchive>("GET", `/puzzles/${encodeURIComponent(title)}`),
  puzzle: (title: string, id: string) => request<Puzzle>("GET", puzzle(title, id)),
  solvePuzzle: (title: string, id: string, answers: readonly (readonly number[])[]) =>
    request<Solution>("POST", puzzle(title, id), { answers }),
  whyInPuzzle: (title: string, id: string, chosen: number) =>
    request<Reasons>("GET", `${puzzle(title, id)}/why?chosen=${chosen}`),
  mistakes: (id: string, seat: number) =>
    request<MistakePuzzles>("GET", `${table(id)}/mistakes?seat=${seat}`),
  mistake: (id: string, at: number) => request<PuzzleScene>("GET", `${table(id)}/mistakes/${at}`),
  solveMistake: (id: string, at: number, answers: readonly (readonly number[])[]) =>
    request<Solution>("POST", `${table(id)}/mistakes/${at}`, { answers }),
  whyInMistake: (id: string, at: number, chosen: number) =>
    request<Reasons>("GET", `${table(id)}/mistakes/${at}/why?chosen=${chosen}`),
  daily: () => request<DailyDays>("GET", "/daily"),
  dailySheet: (day: string, title: string, friends: readonly string[]) =>
    request<DailySheet>("GET", `${deal(day, title)}?${friends.map((code) => `friend=${code}`).join("&")}`),
  playDaily: (day: string, title: string) => request<Table>("POST", deal(day, title)),
  dailyFriend: (code: string) => request<DailyFriend>("GET", `/daily/friends/${encodeURIComponent(code)}`),
};
