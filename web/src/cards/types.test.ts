import { expect, it } from "vitest";
import { framesOf, GLYPHS, signed } from "./types";
import { bitsOf, costWords, hasPrice } from "./words";

it("cards have the frames that players know", () => {
  expect(framesOf(["Action"])).toEqual(["action"]);
  expect(framesOf(["Action", "Attack"])).toEqual(["attack"]);
  expect(framesOf(["Action", "Reaction"])).toEqual(["reaction"]);
  expect(framesOf(["Action", "Victory"])).toEqual(["action", "victory"]);
  expect(framesOf(["Treasure", "Victory"])).toEqual(["treasure", "victory"]);
  expect(framesOf(["Action", "Duration", "Reaction"])).toEqual(["duration", "reaction"]);
  expect(framesOf(["Reaction", "Shelter"])).toEqual(["reaction", "shelter"]);
  expect(framesOf(["Action", "Ruins"])).toEqual(["ruins"]);
  expect(framesOf(["Event"])).toEqual(["event"]);
  expect(framesOf([])).toEqual(["action"]);
});

it("every type that gives a frame has a sign beside the colour", () => {
  const types = ["Action", "Treasure", "Victory", "Curse", "Attack", "Reaction", "Duration", "Night", "Reserve", "Ruins", "Shelter",
    "Event", "Project", "Landmark", "Way", "Ally", "Trait", "Prophecy", "Boon", "Hex", "State", "Artifact", "Trap"];
  expect(signed(types)).toEqual(types);
  expect(new Set(types.map((each) => GLYPHS[each])).size).toBe(types.length);
});

it("coins, shields and marks are found in a text", () => {
  expect(bitsOf("+1 Card. +$2. 3 VP.")).toEqual([
    { kind: "plus", text: "+1 Card" }, { kind: "text", text: ". " }, { kind: "plus", text: "+" }, { kind: "coin", text: "2" },
    { kind: "text", text: ". 3 " }, { kind: "vp", text: "VP" }, { kind: "text", text: "." },
  ]);
});

it("costs are told in words", () => {
  expect(costWords({ coins: 0, potion: 0, debt: 0 })).toBe("$0");
  expect(costWords({ coins: 4, potion: 1, debt: 0 })).toBe("$4 and a Potion");
  expect(costWords({ coins: 0, potion: 0, debt: 8 })).toBe("8 debt");
  expect([hasPrice(["Event"]), hasPrice(["Landmark"])]).toEqual([true, false]);
});
