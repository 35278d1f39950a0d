// What a person has set for this browser.

import { remember, remembered } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["instant", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long a move of someone else stays on the table before the next one, in milliseconds. */
export const PACE: Record<Speed, number> = { instant: 0, fast: 300, normal: 900, slow: 1900 };

function stored<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
  const value = remembered(name);
  return allowed.find((one) => one === value) ?? otherwise;
}

class Preferences {
  #theme = $state<Theme>(stored("theme", THEMES, "system"));
  #speed = $state<Speed>(stored("speed", SPEEDS, "normal"));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.applyTheme();
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
  }

  /** Puts the theme on the page; "system" leaves it to the style sheet's media query. */
  applyTheme(): void {
    if (this.#theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.#theme;
  }
}

export const preferences = new Preferences();

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
