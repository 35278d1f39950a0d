// The keys of the workshop.

import { isTyping } from "../../lib/shell/keys";

export interface BenchActions {
  next(): void;
  previous(): void;
  /** It is as printed. */
  confirm(): void;
  /** Into the form. */
  correct(): void;
  save(): void;
  search(): void;
  undo(): void;
  history(): void;
  keys(): void;
  /** Out of the form. */
  back(): void;
}

export const BENCH_KEYS = [
  ["← ↑ → ↓", "workshop-page-key-walk"],
  ["N", "workshop-page-key-next"],
  ["P", "workshop-page-key-previous"],
  ["A", "workshop-page-key-confirm"],
  ["E", "workshop-page-key-correct"],
  ["ctrl-enter", "workshop-page-key-save"],
  ["esc", "workshop-page-key-back"],
  ["U", "workshop-page-key-undo"],
  ["H", "workshop-page-key-history"],
  ["/", "workshop-page-key-search"],
  ["?", "page-key-keys"],
] as const;

const LETTERS: Readonly<Record<string, keyof BenchActions>> = {
  n: "next",
  p: "previous",
  a: "confirm",
  e: "correct",
  u: "undo",
  h: "history",
  "/": "search",
  "?": "keys",
};

export function handleBenchKey(event: KeyboardEvent, actions: BenchActions): void {
  const action = event.defaultPrevented ? null : actionOf(event);
  if (action === null) return;
  event.preventDefault();
  actions[action]();
}

function actionOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): keyof BenchActions | null {
  const control = ctrlKey || metaKey;
  if (control && (key === "Enter" || key === "s")) return "save";
  if (control || altKey) return null;
  if (key === "Escape") return "back";
  return isTyping(target) || isInForm(target) ? null : (LETTERS[key.toLowerCase()] ?? null);
}

/** Who fills in a form means no key that confirms or goes on. */
function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("form") !== null;
}
