// Which address is which page.

export type Route =
  | { page: "home" }
  | { page: "table" | "scores" | "replay"; id: string }
  | { page: "library"; title: string | null }
  | { page: "help"; title: string | null }
  | { page: "workshop"; title: string | null }
  | { page: "missing" };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "missing" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && second !== undefined) return tableRoute(second, third);
  if ((first === "library" || first === "help" || first === "workshop") && third === undefined) {
    return { page: first, title: second ?? null };
  }
  return { page: "missing" };
}

function tableRoute(id: string, part: string | undefined): Route {
  if (part === undefined) return { page: "table", id };
  return part === "scores" || part === "replay" ? { page: part, id } : { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
