import { expect, test } from "vitest";
import { decisionOf, otherTurn, placeOf, turnAt, type Turn } from "./tape";

const TURNS: Turn[] = [
  [0, 0, 1],
  [3, 1, 1],
  [9, 0, 2],
];

test("a decision belongs to the last turn that has begun", () => {
  expect([0, 2, 3, 8, 9, 50].map((decision) => turnAt(TURNS, decision))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("a turn back goes to the beginning of the turn one is in, then to the one before", () => {
  expect(otherTurn(TURNS, 5, -1, 20)).toBe(3);
  expect(otherTurn(TURNS, 3, -1, 20)).toBe(0);
  expect(otherTurn(TURNS, 0, -1, 20)).toBe(0);
  expect(otherTurn(TURNS, 3, 1, 20)).toBe(9);
  expect(otherTurn(TURNS, 12, 1, 20)).toBe(20);
});

test("a line of the log leads to the first decision at which it can be read", () => {
  const entries = [4, 4, 7, 12]; // how many lines there were before each decision
  expect(decisionOf(entries, 0)).toBe(0);
  expect(decisionOf(entries, 3)).toBe(0);
  expect(decisionOf(entries, 4)).toBe(2);
  expect(decisionOf(entries, 6)).toBe(2);
  expect(decisionOf(entries, 7)).toBe(3);
  expect(decisionOf(entries, 99)).toBe(3);
  expect(decisionOf([], 5)).toBe(0);
});

test("an address names a decision and whose eyes; what it does not name well is the beginning", () => {
  expect(placeOf("#d=12&s=-2")).toEqual({ decision: 12, seat: -2 });
  expect(placeOf("#d=x")).toEqual({ decision: 0, seat: null });
  expect(placeOf("")).toEqual({ decision: 0, seat: null });
});
