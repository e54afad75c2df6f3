import { expect, test } from "vitest";
import type { Face, KingdomView } from "../../lib/wire";
import { addedTo, landscapesOf, listOf, pilesOf } from "./kingdom";

const face = (name: string, coins: number, pile = name): Face => ({ name, types: ["Action"], text: "", pile, cost: { coins, potion: 0, debt: 0 } });
const FACES = [face("Fortune", 8, "Gladiator/Fortune"), face("Gladiator", 3, "Gladiator/Fortune"), face("Village", 3), face("Moat", 2), face("Save", 1)];
const KINGDOM: KingdomView = {
  cards: ["Village", "Gladiator/Fortune", "Moat", "Unheard of"],
  landscapes: ["Save"],
  colonies: true,
  shelters: false,
  extras: { Village: ["Moat"] },
};

test("piles lie by cost, a mixed one by its cheapest card but under its own name", () => {
  const shown = pilesOf(KINGDOM, FACES);
  expect(shown.map((each) => each.name)).toEqual(["Unheard of", "Moat", "Gladiator/Fortune", "Village"]);
  expect(shown[2]!.face).toMatchObject({ name: "Gladiator/Fortune", cost: { coins: 3 } });
  expect(shown[3]!.note).toBe("Moat");
});

test("landscapes and what else there is", () => {
  expect(landscapesOf(KINGDOM, FACES).map((each) => each.name)).toEqual(["Save"]);
  expect(addedTo(KINGDOM)).toEqual(["Platinum and Colony"]);
});

test("a kingdom as a list names what was chosen, and what lies beside", () => {
  expect(listOf(KINGDOM)).toBe("Village(Moat), Gladiator/Fortune, Moat, Unheard of, Save, Colonies");
  expect(listOf({ ...KINGDOM, extras: { Druid: ["The Sea's Gift", "The Sky's Gift"] }, colonies: false, shelters: true })).toContain(
    "Druid(The Sea's Gift, The Sky's Gift), Shelters",
  );
});
