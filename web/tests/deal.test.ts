import { beforeEach, expect, it, vi } from "vitest";
import { note, noted, verdict } from "../src/lib/deal";

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const PROOF = { commitment: COMMITMENT, secret: SECRET, redealt: [], holds: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("keeps the commitment that was seen first", () => {
  note({ id: "a", commitment: "one" });
  note({ id: "a", commitment: "two" });
  note({ id: "b", commitment: null });
  expect([noted("a"), noted("b"), noted("c")]).toEqual(["one", null, null]);
});

it("finds out what does not agree", async () => {
  expect(await verdict(PROOF, COMMITMENT)).toBe("proven");
  expect(await verdict(PROOF, null)).toBe("proven");
  expect(await verdict(PROOF, "another")).toBe("other-commitment");
  expect(await verdict({ ...PROOF, secret: "01".repeat(32) }, COMMITMENT)).toBe("other-secret");
  expect(await verdict({ ...PROOF, holds: false }, COMMITMENT)).toBe("other-game");
});
