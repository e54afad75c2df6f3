import { expect, it } from "vitest";
import type { LogLine } from "../lib/wire";
import { logWith } from "./live.svelte";
import { digest, lastGains, pieces } from "./telling";

let entry = 0;
const line = (seat: number, text: string, depth = 0, more: Partial<LogLine> = {}): LogLine => ({ entry: entry++, depth, seat, text, ...more });
const turn = (seat: number, number: number): LogLine => line(seat, `Turn ${number} - P${seat}`, 0, { turn: number });

it("cuts a line into words and cards", () => {
  const told = line(0, "Ann plays a Village.", 0, { names: [[12, 7, "Village"]] });
  expect(pieces(told)).toEqual([{ text: "Ann plays a ", card: "" }, { text: "Village", card: "Village" }, { text: ".", card: "" }]);
  expect(pieces(told, "Ann")[0]).toEqual({ text: "plays a ", card: "" });
});

it("tells what others did since one's last turn, and nothing in the first", () => {
  const first = [turn(0, 1), line(0, "Ann plays a Copper.")];
  expect(digest(first, 0)).toEqual([]);
  const log = [...first, turn(1, 1), line(1, "Bob buys and gains a Silver."), line(1, "Bob draws 5 cards."), turn(0, 2)];
  expect(digest(log, 0).map((each) => each.text)).toEqual(["Turn 1 - P1", "Bob buys and gains a Silver."]);
  expect(digest(log.slice(2), 0).map((each) => each.seat)).toEqual([1, 1]);
});

it("tells what an attack did to oneself", () => {
  const log = [turn(0, 1), turn(1, 1), line(1, "Bob plays a Witch."), line(0, "Ann gains a Curse.", 1), turn(0, 2)];
  expect(digest(log, 0).map((each) => each.text)).toContain("Ann gains a Curse.");
});

it("says what was gained last", () => {
  const log = [turn(1, 1), line(1, "Bob buys and gains a Silver.", 0, { names: [[21, 6, "Silver"]] }), turn(0, 2), line(0, "Ann draws 5 cards.")];
  expect(lastGains(log, 1)).toBe("gained Silver");
  expect(lastGains(log, 0)).toBe("gained nothing");
  expect(lastGains([], 0)).toBe("");
});

it("replaces the end of a log by what is news", () => {
  const old = [0, 1, 2].map((each) => ({ entry: each, depth: 0, seat: 0, text: `${each}` }));
  const news = [{ entry: 2, depth: 0, seat: 0, text: "two" }];
  expect(logWith(old, news, 2).map((each) => each.text)).toEqual(["0", "1", "two"]);
  expect(logWith(old, news, 0).map((each) => each.text)).toEqual(["two"]);
});
