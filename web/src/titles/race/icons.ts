// Glyphs that only this table needs, in a box of 24 by 24.

import type { Shape } from "../../art/icons/shapes";

export const CHIP: Shape = {
  line: "M12 2l8.7 5v10L12 22l-8.7-5V7z",
  fill: "M12 8l3.5 2v4L12 16l-3.5-2v-4z",
};

export const TABLEAU: Shape = {
  line: "M3 3h7v8H3zM14 3h7v8h-7zM3 14h7v7H3zM14 14h7v7h-7z",
};
