// The page that is shown follows the address, without loading anew.

import { routeOf, type Route } from "./routes";

/** Asks before a page is left, where it must: true if it does. It then calls `go`, or not. */
export type Hold = (go: () => void) => boolean;

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** Whether the page that is shown followed another one. */
  moved = false;
  /** Of the page that is shown. */
  hold: Hold | null = null;
  #address = location.pathname + location.hash;

  constructor() {
    addEventListener("popstate", () => this.#walked());
  }

  go(path: string): void {
    if (this.hold?.(() => this.#move(path))) return;
    this.#move(path);
  }

  /** Another part of the same page; with `back` the browser's way back leads to the one before. */
  turn(hash: string, back: boolean): void {
    const path = location.pathname + hash;
    if (back) history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#address = path;
  }

  /** Another page in place of this one: the browser's way back leads past it. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  #move(path: string): void {
    this.hold = null;
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** The browser went back or forward: the address has changed already. */
  #walked(): void {
    const wanted = location.pathname + location.hash;
    if (!this.#isHere() && this.hold?.(() => this.#move(wanted))) history.pushState(null, "", this.#address);
    else this.#follow();
  }

  #follow(): void {
    this.#address = location.pathname + location.hash;
    if (this.#isHere()) return; // only the part after the # is another one, and that is for the page to follow
    this.moved = true;
    this.route = routeOf(location.pathname);
  }

  #isHere(): boolean {
    return JSON.stringify(routeOf(location.pathname)) === JSON.stringify(this.route);
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
