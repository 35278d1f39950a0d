// Short sounds, made by the browser. There are none until somebody switches them on.

import type { Cue } from "./cues";
import { preferences } from "./preferences.svelte";

interface Tone {
  /** Hertz at its start, and at its end where it glides. */
  from: number;
  to?: number;
  /** Seconds. */
  at: number;
  length: number;
  shape: OscillatorType;
  /** Against the loudest. */
  level: number;
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { from: 587, at: 0, length: 0.16, shape: "sine", level: 0.8 },
    { from: 880, at: 0.11, length: 0.28, shape: "sine", level: 0.8 },
  ],
  place: [{ from: 220, to: 110, at: 0, length: 0.12, shape: "triangle", level: 1 }],
  goods: [
    { from: 1175, at: 0, length: 0.05, shape: "sine", level: 0.4 },
    { from: 1568, at: 0.06, length: 0.09, shape: "sine", level: 0.4 },
  ],
  end: [
    { from: 392, at: 0, length: 0.5, shape: "sine", level: 0.6 },
    { from: 494, at: 0.14, length: 0.5, shape: "sine", level: 0.6 },
    { from: 587, at: 0.28, length: 0.9, shape: "sine", level: 0.7 },
  ],
};

/** Seconds until a tone is as loud as it gets: one that starts at once clicks. */
const RISE = 0.008;
/** What is as good as silence; a gain cannot fall to nothing on a curve. */
const SILENT = 0.0001;
/** The same cue again within so many seconds is the same sound. */
const AGAIN = 0.09;

let context: AudioContext | undefined;
const last = new Map<Cue, number>();

/** Plays a cue at the volume that is set, if sound is on. */
export function playCue(cue: Cue): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets nothing be heard before somebody has clicked on the page.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (now - (last.get(cue) ?? -Infinity) < AGAIN) return;
  last.set(cue, now);
  for (const tone of TONES[cue]) sound(context, tone, now + tone.at);
}

function sound(context: AudioContext, { from, to = from, length, shape, level }: Tone, start: number): void {
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
  const gain = new GainNode(context, { gain: SILENT });
  const loudest = Math.max(SILENT, level * (preferences.volume / 100) ** 2);
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loudest, start + RISE);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
