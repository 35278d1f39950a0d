// The keys of a table.

import { ARROWS, nearestPoint, nextPoint, type Direction, type Point } from "../walk";

export interface KeyActions {
  /** Closes what is open or takes a pick back. */
  escape(): void;
  confirm(): void;
  option(number: number): void;
  undo(): void;
  hint(): void;
  rules(): void;
  skip(): void;
  log(): void;
  keys(): void;
}

export const TABLE_KEYS = [
  ["← ↑ → ↓", "page-key-walk"],
  ["enter", "page-key-choose"],
  ["1 – 9", "page-key-options"],
  ["esc", "page-key-escape"],
  ["H", "page-key-hint"],
  ["R", "page-key-rules"],
  ["U", "page-key-undo"],
  ["space", "page-key-skip"],
  ["L", "page-key-log"],
  ["tab", "page-key-tab"],
  ["?", "page-key-keys"],
] as const;

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const act = actionFor(event, actions);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionFor(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const { key, target } = event;
  const onControl = target instanceof Element && target.closest("button, a, select") !== null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return isScroller(target) ? null : () => walk(arrow);
  if (/^[1-9]$/.test(key)) return () => actions.option(Number(key));
  if (key === "Escape") return () => actions.escape();
  if (key === "Enter") return onControl ? null : () => actions.confirm();
  if (key === " ") return onControl || isScroller(target) ? null : () => actions.skip();
  if (key === "?") return () => actions.keys();
  if (key === "u" || key === "U") return () => actions.undo();
  if (key === "h" || key === "H") return () => actions.hint();
  if (key === "r" || key === "R") return () => actions.rules();
  if (key === "l" || key === "L") return () => actions.log();
  return null;
}

/** Whether the key is meant for a field. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
  return target instanceof HTMLElement && target.matches(fields);
}

/** Whether the key scrolls what is read. */
function isScroller(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="log"], [role="dialog"]') !== null;
}

interface Place extends Point {
  element: HTMLElement;
}

/** Where the walk was last; a thing that was chosen may be gone. */
let last: Point | null = null;

/** Moves the focus to the next thing that can be chosen. */
function walk(direction: Direction): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-choosable]")]
    .map(placeOf)
    .filter(isVisible);
  const here = places.find((place) => place.element === document.activeElement);
  const next = here === undefined ? nearestPoint(last, places) : nextPoint(here, places, direction);
  if (next === null) return;
  last = next;
  next.element.focus();
  next.element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function placeOf(element: HTMLElement): Place {
  const rect = element.getBoundingClientRect();
  return { element, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function isVisible({ element }: Place): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0;
}
