import { words } from "../../lib/words.svelte";

/** A browser and what it runs on, as far as they say. */
export function applianceName({ browser, system }: { browser: string; system: string }): string {
  if (browser !== "" && system !== "") return words.say("identity-device", { browser, system });
  return browser || system || words.say("identity-unknown-device");
}
