// The page that is shown follows the address, without loading anew.

import { routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** Whether the page that is shown followed another one. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  #follow(): void {
    this.moved = true;
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();

/** Makes a link within the app change the page; other clicks, such as "open in a new tab", stay the browser's. */
export function link(anchor: HTMLAnchorElement): () => void {
  const onclick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(anchor.pathname + anchor.hash);
  };
  anchor.addEventListener("click", onclick);
  return () => anchor.removeEventListener("click", onclick);
}
