import { MediaQuery } from "svelte/reactivity";

/** Whether the table is shown in tabs, one area at a time, and scrolls: where there is little width, or little height. */
export const phone = new MediaQuery(
  "(max-width: 800px), (max-height: 640px), (max-width: 1100px) and (max-height: 720px)",
);

/**
 * So many columns as a narrow window has, or more where things would become wider than they need to be; fewer where one of them
 * would be narrower than its longest word.
 */
export function columnsInTabs(
  least: number,
  width: number,
  { widest, narrowest = 1, gap = 0 }: { widest: number; narrowest?: number; gap?: number },
): number {
  const most = Math.floor((width + gap) / (narrowest + gap));
  return Math.max(1, Math.min(most, Math.max(least, Math.ceil(width / widest))));
}
