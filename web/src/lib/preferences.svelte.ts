// What a person has set for this browser.

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["instant", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long a move of someone else stays on the table before the next one, in milliseconds. */
export const PACE: Record<Speed, number> = { instant: 0, fast: 300, normal: 900, slow: 1900 };

function stored<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
  try {
    const value = localStorage.getItem(`windfall.${name}`);
    return allowed.find((one) => one === value) ?? otherwise;
  } catch {
    return otherwise; // storage may be forbidden
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`windfall.${name}`, value);
  } catch {
    // The setting then lasts as long as the page.
  }
}

class Preferences {
  #theme = $state<Theme>(stored("theme", THEMES, "system"));
  #speed = $state<Speed>(stored("speed", SPEEDS, "normal"));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    store("theme", theme);
    this.applyTheme();
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    store("speed", speed);
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
