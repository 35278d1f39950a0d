const SITE = "Windfall";

/** The title of the window for a page of this name. */
export function windowTitle(page: string | undefined): string {
  return page === undefined ? SITE : `${page} · ${SITE}`;
}
