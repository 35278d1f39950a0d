import { expect, it } from "vitest";
import { SPECTATOR } from "../src/lib/protocol";
import { otherSeats } from "../src/lib/seats";

it("lists the others in the order of play from the viewer on", () => {
  expect(otherSeats(1, 4)).toEqual([2, 3, 0]);
  expect(otherSeats(0, 2)).toEqual([1]);
});

it("lists everyone for who watches", () => {
  expect(otherSeats(SPECTATOR, 3)).toEqual([0, 1, 2]);
});
