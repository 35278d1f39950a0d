import { expect, it } from "vitest";
import { NameFinder } from "../src/lib/links";
import { catalog, table } from "./fixtures";

const names = new NameFinder(catalog, table().seats);

it("finds players and components, the longest name first", () => {
  expect(names.split("Anna settles Alien Rosetta Stone World.")).toMatchObject([
    { sort: "seat", seat: 0, text: "Anna" },
    { sort: "text", text: " settles " },
    { sort: "component", component: { id: "alien_rosetta_stone_world" } },
    { sort: "text", text: "." },
  ]);
});

it("finds whole words only", () => {
  expect(names.split("Bender sees Rebel Bases")).toEqual([{ sort: "text", text: "Bender sees Rebel Bases" }]);
});

it("takes names as they are, whatever characters they have", () => {
  const [seat] = table().seats;
  const odd = new NameFinder(catalog, [{ ...seat!, name: "A.(B)*-[c]" }]);
  expect(odd.split("A.(B)*-[c] sells")).toMatchObject([{ sort: "seat", seat: 0 }, { sort: "text" }]);
});

it("gives back every character", () => {
  const text = "Rebel Base, Ben and Settle";
  expect(
    names
      .split(text)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(text);
});
