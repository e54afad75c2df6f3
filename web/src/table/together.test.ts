import { expect, test } from "vitest";
import { asideWords, elsewhere, units } from "./together";

const names = (found: ReturnType<typeof units>): string[] => found.map((unit) => unit.spots.map((spot) => `${spot.name}${spot.ats.join("")}`).join("+"));

test("without ties copies lie on stacks", () => {
  expect(names(units(["Village", "Copper", "Village"], [0, 1, 2], []))).toEqual(["Village02", "Copper1"]);
});

test("what has something set aside lies alone, with it", () => {
  const found = units(["Gear", "Gear", "Gear"], [0, 1, 2], [{ at: 1, by: "Gear", cards: ["Gold", null], played: [] }]);
  expect(names(found)).toEqual(["Gear02", "Gear1"]);
  expect(found[1]?.spots[0]?.aside).toEqual(["Gold", null]);
});

test("a Throne Room lies with what it played, also through another Throne Room", () => {
  const play = ["Throne Room", "Throne Room", "Caravan", "Village"];
  const links = [{ at: 0, by: "Throne Room", cards: [], played: [1] }, { at: 1, by: "Throne Room", cards: [], played: [2] }];
  expect(names(units(play, [0, 1, 2, 3], links))).toEqual(["Throne Room01+Caravan2", "Village3"]);
});

test("ties reach only as far as the part of the play area", () => {
  const links = [{ at: 0, by: "Throne Room", cards: [], played: [1] }];
  expect(names(units(["Throne Room", "Caravan"], [0], links))).toEqual(["Throne Room0"]);
});

test("what is set aside for nothing in play is told apart", () => {
  const links = [{ at: -1, by: "Summon", cards: ["Smithy"], played: [] }, { at: 0, by: "Gear", cards: ["Gold"], played: [] }];
  expect(elsewhere(links).map((link) => link.by)).toEqual(["Summon"]);
});

test("words for what is set aside", () => {
  expect(asideWords(["Gold", null, "Gold", null])).toBe("2 Gold, 2 face down");
});
