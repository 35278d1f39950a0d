// Which build of the client this page is. A page may come from the app's cache, or have been open for days: as soon as the
// server tells of another build, the page is loaded anew.

import { message } from "./message";
import type { Message } from "./protocol";

const ID = /^[0-9a-f]{16}$/;
const own = typeof document === "undefined" ? "" : buildOf(document);
const TRIED = "windfall.loaded-for";

/** Asks before a page with something to lose is loaded anew: true if it must not be. */
let hold: () => boolean = () => false;
/** Says what cannot be done at once. */
let tell: (said: Message) => void = () => {};

export function beforeNewBuild(holds: () => boolean, tells: (said: Message) => void): void {
  hold = holds;
  tell = tells;
}

function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
}

/** The server has told which build it has. */
export function noticeBuild(told: string | null): void {
  if (told === null || !ID.test(told) || !ID.test(own) || told === own) return;
  if (hold()) tell(message("app-new-version"));
  else void loadBuild(told);
}

/** Loads the page of another build, once: a proxy that gives out old pages must not keep it loading for ever. */
async function loadBuild(build: string): Promise<void> {
  if (sessionStorage.getItem(TRIED) === build) return;
  sessionStorage.setItem(TRIED, build);
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  await navigator.serviceWorker?.getRegistration().then((registered) => registered?.update());
  location.reload();
}
