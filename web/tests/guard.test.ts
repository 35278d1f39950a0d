import { expect, it, vi } from "vitest";
import { Guard } from "../src/lib/guard";

function clicked(pointerType: string, after: number): boolean {
  const guard = new Guard();
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  guard.moved();
  guard.press({ pointerType, timeStamp: 1_000 + after } as PointerEvent);
  const stopped = vi.fn();
  guard.check({ preventDefault: stopped, stopPropagation: stopped } as unknown as MouseEvent);
  return stopped.mock.calls.length === 0;
}

it("a touch right after things moved does nothing, a later one and the mouse do", () => {
  expect(clicked("touch", 100)).toBe(false);
  expect(clicked("touch", -50)).toBe(false);
  expect(clicked("touch", 400)).toBe(true);
  expect(clicked("mouse", 100)).toBe(true);
});
