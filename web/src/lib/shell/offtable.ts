// The choices that lie nowhere on the table: the prompt bar has them as buttons.

import type { Board } from "../board.svelte";
import type { Decision, Option } from "../protocol";
import { choices } from "../subjects";

export function offTable(decision: Decision, board: Board): Option[] {
  return choices(decision).filter((option) => !board.isPlaced(option.subject));
}
