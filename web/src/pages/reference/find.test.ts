import { expect, test } from "vitest";
import type { Face } from "../../lib/wire";
import { find, plain, type Wanted } from "./find";

const card = (name: string, coins: number, types: string[], text = "", sets = ["Dominion"], roles: string[] = []): Face => ({
  name, types, text, sets, roles, cost: { coins, potion: 0, debt: 0 },
});
const CARDS = [
  card("Village", 3, ["Action"], "+1 Card. +2 Actions."),
  card("King's Court", 7, ["Action"], "You may play an Action card from your hand three times.", ["Prosperity"]),
  card("Moat", 2, ["Action", "Reaction"], "+2 Cards.", ["Dominion"], ["draw", "defence"]),
  card("Mining Village", 4, ["Action"], "+1 Card. +2 Actions.", ["Intrigue"]),
  card("Wall", 0, ["Landmark"], "When scoring…", ["Empires"]),
];
const NONE: Wanted = { words: "", set: "", type: "", cost: "", role: "", sort: "name" };
const names = (wanted: Partial<Wanted>): string[] => find(CARDS, { ...NONE, ...wanted }).map((each) => each.name);

test("names come before texts, and what begins so first", () => {
  expect(names({ words: "village" })).toEqual(["Village", "Mining Village"]);
  expect(names({ words: "kings court" })).toEqual(["King's Court"]);
  expect(names({ words: "action card" })).toEqual(["King's Court", "Mining Village", "Moat", "Village"]);
  expect(names({ words: "no such thing" })).toEqual([]);
});

test("set, type, role and cost narrow it; a Landmark costs nothing, not $0", () => {
  expect(names({ set: "Intrigue" })).toEqual(["Mining Village"]);
  expect(names({ type: "Reaction" })).toEqual(["Moat"]);
  expect(names({ role: "defence" })).toEqual(["Moat"]);
  expect(names({ cost: "3-0-0" })).toEqual(["Village"]);
  expect(names({ cost: "0-0-0" })).toEqual([]);
  expect(names({ type: "Action", sort: "cost" })).toEqual(["Moat", "Village", "Mining Village", "King's Court"]);
});

test("accents and apostrophes do not matter", () => {
  expect(plain("Élan’s")).toBe("elans");
});
