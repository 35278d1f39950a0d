import { expect, it } from "vitest";
import { seatAtScreen } from "../src/lib/shell/hotseat";
import { decision } from "./fixtures";

const screen = { mySeats: [0, 2], viewer: 0, decision: null, asked: [] };

it("keeps who looks while they are asked or nobody here is", () => {
  expect(seatAtScreen(screen)).toBe(0);
  expect(seatAtScreen({ ...screen, asked: [1] })).toBe(0);
  expect(seatAtScreen({ ...screen, asked: [0, 2], decision: decision([]) })).toBe(0);
});

it("turns to the other person here who is asked", () => {
  expect(seatAtScreen({ ...screen, asked: [1, 2] })).toBe(2);
});
