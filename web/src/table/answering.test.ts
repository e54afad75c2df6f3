import { describe, expect, it } from "vitest";
import type { Face, OptionView, PlayerView, QuestionView } from "../lib/wire";
import {
  firstPicks, isMany, isOrdering, leftUndone, mainButton, memoryKey, rememberedPicks, sortedHand, spread, stacked, treasures,
} from "./answering";

const face = (name: string, types: string[], coins = 0, more: Partial<Face> = {}): Face => ({
  name, types, cost: { coins, potion: 0, debt: 0 }, text: "", ...more,
});
const FACES: Record<string, Face> = {
  Copper: face("Copper", ["Treasure"], 0, { worth: 1 }),
  Silver: face("Silver", ["Treasure"], 3, { worth: 2 }),
  Bank: face("Bank", ["Treasure"], 7, { order_matters: true }),
  Village: face("Village", ["Action"], 3),
  Market: face("Market", ["Action"], 5),
  Estate: face("Estate", ["Victory"], 2),
  Ghost: face("Ghost", ["Night"], 4),
};
const faceOf = (name: string): Face => FACES[name] ?? face(name, []);

function ask(options: OptionView[], more: Partial<QuestionView> = {}): QuestionView {
  return {
    seat: 0, by: 0, verb: "discard", domain: "cards", least: 1, most: 1, ordered: false, source: "", about: "", prompt: "", options, ...more,
  };
}
const card = (name: string, where: string, at: number): OptionView => ({ label: name, card: name, where, at });

describe("where options are shown", () => {
  it("finds cards in the hand and in play of the player who is asked, and others in the tray", () => {
    const found = spread(ask([card("Copper", "p1 hand", 2), card("Village", "p1 play", 0), card("Gold", "p1 discard", 1), card("Copper", "p2 hand", 2)]));
    expect([...found.hand]).toEqual([[2, 0]]);
    expect([...found.play]).toEqual([[0, 1]]);
    expect(found.tray).toEqual([2, 3]);
  });
  it("finds piles by their number, landscapes by name, and makes buttons of what is neither", () => {
    const options = [{ label: "Copper", card: "Copper", pile: 4 }, { label: "Mission", card: "Mission" }, { label: "pay off debt", number: 0 }];
    const found = spread(ask(options, { domain: "piles", verb: "buy" }));
    expect([...found.piles]).toEqual([[4, 0]]);
    expect([...found.landscapes]).toEqual([["Mission", 1]]);
    expect(found.buttons).toEqual([2]);
  });
  it("tells abilities from names of cards", () => {
    const options = [{ label: "Wharf", card: "Wharf" }];
    expect(spread(ask(options, { domain: "kinds", verb: "resolve" })).abilities).toEqual([0]);
    expect(spread(ask(options, { domain: "kinds", verb: "name" })).named).toEqual([0]);
  });
  it("shows Villagers beside the hand as a button", () => {
    expect(spread(ask([{ label: "spend a Villager", number: 0 }], { verb: "play" })).buttons).toEqual([0]);
  });
});

describe("the main button", () => {
  const hand = ["Copper", "Estate"];
  it("says what it ends", () => {
    expect(mainButton(ask([], { verb: "play", least: 0 }), [], faceOf, hand, "Action")?.label).toBe("End Actions");
    expect(mainButton(ask([], { verb: "play", least: 0 }), [], faceOf, hand, "Night")?.label).toBe("End turn");
    expect(mainButton(ask([], { verb: "buy", least: 0 }), [], faceOf, hand, "Buy")?.label).toBe("End turn");
    expect(mainButton(ask([], { verb: "buy", least: 0 }), [], faceOf, ["Ghost"], "Buy")?.label).toBe("End buys");
  });
  it("plays the plain Treasures and spares those whose order matters", () => {
    const question = ask([card("Copper", "p1 hand", 0), card("Bank", "p1 hand", 1), card("Silver", "p1 hand", 2)], { verb: "treasures", least: 0, most: 3 });
    expect(treasures(question, faceOf)).toEqual({ plain: [0, 2], spared: [1], coins: 3 });
    expect(mainButton(question, [], faceOf, hand, "Treasure")).toMatchObject({ label: "Play plain Treasures (+$3)", picks: [0, 2] });
  });
  it("ends the Treasures once only spared ones are left", () => {
    const question = ask([card("Bank", "p1 hand", 1)], { verb: "treasures", least: 0, most: 1 });
    expect(mainButton(question, [], faceOf, hand, "Treasure")).toMatchObject({ label: "Buy cards", picks: [] });
  });
  it("confirms so many of so many, and not too few", () => {
    const options = [0, 1, 2].map((at) => card("Copper", "p1 hand", at));
    const question = ask(options, { least: 2, most: 2 });
    expect(mainButton(question, [0], faceOf, hand, "Action")).toMatchObject({ label: "Discard 1 of 2", enabled: false });
    expect(mainButton(question, [0, 2], faceOf, hand, "Action")).toMatchObject({ label: "Discard 2 of 2", enabled: true, picks: [0, 2] });
    expect(mainButton(ask(options, { least: 0, most: 3 }), [], faceOf, hand, "Action")).toMatchObject({ label: "Discard none", picks: [] });
  });
  it("is missing where one click answers", () => {
    expect(mainButton(ask([card("Copper", "p1 hand", 0), card("Estate", "p1 hand", 1)]), [], faceOf, hand, "Action")).toBeNull();
  });
  it("confirms an order that stands from the start", () => {
    const question = ask([card("Copper", "p1 looked", 0), card("Estate", "p1 looked", 1)], { least: 2, most: 2, ordered: true, verb: "topdeck" });
    expect(isOrdering(question)).toBe(true);
    expect(firstPicks(question)).toEqual([0, 1]);
    expect(mainButton(question, [1, 0], faceOf, hand, "Action")).toMatchObject({ label: "In this order", picks: [1, 0], enabled: true });
  });
});

it("treasures are played one by one, other choices of several are confirmed", () => {
  expect(isMany(ask([], { verb: "treasures", most: 3 }))).toBe(false);
  expect(isMany(ask([], { verb: "discard", most: 3 }))).toBe(true);
});

it("warns of Actions that could still be played, if there is an Action for them", () => {
  const question = ask([card("Village", "p1 hand", 0), card("Market", "p1 hand", 1)], { verb: "play", least: 0 });
  expect(leftUndone(question, { actions: 1 } as PlayerView)).toContain("Village, Market");
  expect(leftUndone(question, { actions: 0 } as PlayerView)).toBe("");
  const province = ask([{ label: "Province", card: "Province", pile: 3 }], { verb: "buy", domain: "piles", least: 0 });
  expect(leftUndone(province, { coins: 8 } as PlayerView)).toContain("Province");
});

it("remembers yes or no by the card that asks, and abilities by their card", () => {
  const yesno = ask([{ label: "yes", number: 0 }, { label: "no", number: 1 }], { domain: "words", verb: "may", source: "Chancellor" });
  expect(memoryKey(yesno)).toBe("Chancellor");
  expect([rememberedPicks(yesno, true), rememberedPicks(yesno, false)]).toEqual([[0], [1]]);
  const moat = ask([{ label: "Moat", card: "Moat" }], { domain: "kinds", verb: "resolve", least: 0 });
  expect(memoryKey(moat)).toBe("Moat");
  expect([rememberedPicks(moat, true), rememberedPicks(moat, false)]).toEqual([[0], []]);
  expect(memoryKey(ask([{ label: "+1 Card", number: 0 }], { domain: "words" }))).toBe("");
});

it("stacks copies and sorts a hand: Actions, Treasures, Victory cards, the dearest first", () => {
  const stacks = stacked(["Copper", "Estate", "Village", null, "Copper", "Market", "Silver"]);
  expect(stacks.find((stack) => stack.name === "Copper")?.ats).toEqual([0, 4]);
  expect(sortedHand(stacks, faceOf).map((stack) => stack.name)).toEqual(["Market", "Village", "Silver", "Copper", "Estate"]);
});
