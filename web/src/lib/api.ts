// The server's HTTP requests.

import type {
  Component,
  Frame,
  Me,
  NewSeat,
  NewTable,
  ReviewProgress,
  Scores,
  Table,
  Tables,
  Title,
} from "./protocol";

/** An answer of the server that says what to do. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** All that the server said. */
    readonly answer: unknown = null,
  ) {
    super(message);
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
    throw new ApiError(0, "The server cannot be reached. Check that it runs, then try again.");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, errorText(answer, response.status), answer);
  return answer as Answer;
}

function errorText(answer: unknown, status: number): string {
  if (typeof answer === "object" && answer !== null && "error" in answer) return String(answer.error);
  return `The server answered with error ${status}. Try again.`;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  titles: () => request<Title[]>("GET", "/titles"),
  components: (title: string) =>
    request<Component[]>("GET", `/titles/${encodeURIComponent(title)}/components`),
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
  askForReview: (id: string) => request<ReviewProgress>("POST", `${table(id)}/review`),
  review: (id: string) => request<ReviewProgress>("GET", `${table(id)}/review`),
};
