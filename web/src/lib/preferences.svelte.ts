// What a person has set for this browser.

import type { Tempo } from "./pace";
import { remember, remembered } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
/** What a finger on something that can be chosen does: shows it first, or chooses it. */
export const TAPS = ["look", "choose"] as const;
export const SPEEDS = ["instant", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Tap = (typeof TAPS)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long moves of others stay on the table. */
export const TEMPO: Record<Speed, Tempo> = {
  instant: { move: 0, round: 0 },
  fast: { move: 300, round: 2_000 },
  normal: { move: 900, round: 5_000 },
  slow: { move: 1_900, round: 15_000 },
};

function stored<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
  const value = remembered(name);
  return allowed.find((one) => one === value) ?? otherwise;
}

function storedVolume(): number {
  const volume = Number(remembered("volume") ?? "60");
  return volume >= 0 && volume <= 100 ? volume : 60;
}

class Preferences {
  #theme = $state<Theme>(stored("theme", THEMES, "system"));
  #speed = $state<Speed>(stored("speed", SPEEDS, "normal"));
  #sound = $state(remembered("sound") === "on");
  #volume = $state(storedVolume());
  #tap = $state<Tap>(stored("tap", TAPS, "look"));
  #coach = $state(remembered("coach"));

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

  get tap(): Tap {
    return this.#tap;
  }

  set tap(tap: Tap) {
    this.#tap = tap;
    remember("tap", tap);
  }

  /** Whether somebody who learns a game is told what questions are for. */
  get coach(): boolean {
    return this.#coach === "on";
  }

  set coach(coach: boolean) {
    this.#coach = coach ? "on" : "off";
    remember("coach", this.#coach);
  }

  /** Nobody has said yet whether there is to be a coach. */
  get coachUnset(): boolean {
    return this.#coach === null;
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    remember("sound", sound ? "on" : "off");
  }

  /** Per cent. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    remember("volume", String(volume));
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
