// Which address is which page.

export type Route =
  | { page: "home" | "me" | "mail" | "games" | "leaderboard" | "device" | "privacy" }
  | { page: "table" | "scores" | "replay" | "mistakes"; id: string }
  | { page: "puzzles"; title: string | null; puzzle: string | null }
  | { page: "tournaments"; tournament: string | null }
  | { page: "daily"; day: string | null; title: string | null }
  | { page: "library"; title: string | null }
  | { page: "help"; title: string | null }
  | { page: "rules"; title: string | null }
  | { page: "workshop"; title: string | null }
  | { page: "learn"; title: string | null; lesson: string | null }
  | { page: "missing" };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "missing" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && second !== undefined) return tableRoute(second, third);
  if (isAlone(first) && second === undefined) return { page: first };
  if (first === "puzzles") return { page: first, title: second ?? null, puzzle: third ?? null };
  if (first === "tournaments" && third === undefined) return { page: first, tournament: second ?? null };
  if (first === "daily" && (second === undefined) === (third === undefined))
    return { page: first, day: second ?? null, title: third ?? null };
  if (first === "learn") return { page: "learn", title: second ?? null, lesson: third ?? null };
  if (isOfTitle(first) && third === undefined) return { page: first, title: second ?? null };
  return { page: "missing" };
}

/** Pages that are about the visitor, or about all of them. */
function isAlone(page: string): page is "me" | "mail" | "games" | "leaderboard" | "device" | "privacy" {
  return ["me", "mail", "games", "leaderboard", "device", "privacy"].includes(page);
}

/** Pages that there are of each title. */
function isOfTitle(page: string): page is "library" | "help" | "rules" | "workshop" {
  return ["library", "help", "rules", "workshop"].includes(page);
}

function tableRoute(id: string, part: string | undefined): Route {
  if (part === undefined) return { page: "table", id };
  return part === "scores" || part === "replay" || part === "mistakes"
    ? { page: part, id }
    : { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
