// The parts of a table on a phone.

export const TABS = ["me", "table", "others", "log"] as const;

export type Tab = (typeof TABS)[number];

/** The tabs in which something can be chosen now, in the order of the tabs. */
export function tabsWithChoices(main: HTMLElement): Tab[] {
  const areas = new Set(
    [...main.querySelectorAll<HTMLElement>("[data-choosable]")].map(
      (thing) => thing.closest<HTMLElement>("[data-area]")?.dataset["area"],
    ),
  );
  return TABS.filter((tab) => areas.has(tab));
}
