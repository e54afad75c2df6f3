import { expect, it } from "vitest";
import type { PlayerView, View, ZonesView } from "../lib/wire";
import { flights } from "./flights";

function zones(more: Partial<ZonesView> = {}): ZonesView {
  return {
    hand: [], deck: { count: 0, known: [] }, discard: { count: 0, top: null, cards: [] }, play: [], aside: [], facedown: [], looked: [],
    tavern: [], exile: [], mat: [], secretmat: [], boons: [], looking: [], taken: [], memory: [], ...more,
  };
}
function view(mine: Partial<ZonesView>, theirs: Partial<ZonesView> = {}, piles: [string, number][] = [], trash: string[] = []): View {
  const players = [mine, theirs].map((each, seat) => ({ seat, zones: zones(each) }) as PlayerView);
  return { players, piles: piles.map(([name, count], pile) => ({ pile, name, top: name, count })), trash } as unknown as View;
}

it("a played card flies from the hand into play", () => {
  expect(flights(view({ hand: ["Village", "Copper"] }), view({ hand: ["Copper"], play: ["Village"] }))).toEqual([
    { card: "Village", from: "p1 hand", to: "p1 play" },
  ]);
});

it("drawn cards come from the deck, and are seen", () => {
  const before = view({ deck: { count: 2, known: [] } });
  expect(flights(before, view({ hand: ["Gold"], deck: { count: 1, known: [] } }))).toEqual([{ card: "Gold", from: "p1 deck", to: "p1 hand" }]);
});

it("what others draw is seen from behind", () => {
  const before = view({}, { deck: { count: 2, known: [] } });
  const after = view({}, { hand: [null], deck: { count: 1, known: [] } });
  expect(flights(before, after)).toEqual([{ card: "", from: "p2 deck", to: "p2 hand" }]);
});

it("a gained card comes from its pile, a trashed one goes to the trash", () => {
  const before = view({ hand: ["Estate"] }, {}, [["Gold", 30]]);
  const after = view({ discard: { count: 1, top: "Gold", cards: ["Gold"] } }, {}, [["Gold", 29]], ["Estate"]);
  expect(flights(before, after)).toHaveLength(2);
  expect(flights(before, after)).toContainEqual({ card: "Gold", from: "pile 0", to: "p1 discard" });
  expect(flights(before, after)).toContainEqual({ card: "Estate", from: "p1 hand", to: "trash" });
});

it("the next card of a mixed pile does not fly", () => {
  expect(flights(view({}, {}, [["Dame Anna", 10]]), view({}, {}, [["Sir Bailey", 10]]))).toEqual([]);
});
