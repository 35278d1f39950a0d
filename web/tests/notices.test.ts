import { describe, expect, it } from "vitest";
import { encoded } from "../src/lib/notices.svelte";
import { clockTime, minutesOf } from "../src/pages/me/notices/quiet";

describe("notices", () => {
  it("writes keys as the server does", () => {
    expect(encoded(new Uint8Array([251, 255, 190, 1]).buffer)).toBe("-_--AQ");
    expect(encoded(null)).toBe("");
  });

  it("writes times of a day as fields do, and reads them again", () => {
    for (const minutes of [0, 59, 60, 485, 1439]) expect(minutesOf(clockTime(minutes))).toBe(minutes);
    expect(clockTime(485)).toBe("08:05");
  });
});
