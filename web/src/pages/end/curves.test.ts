import { expect, test } from "vitest";
import { counts, line, steps } from "./curves";

test("a scale has round steps that hold the highest and the lowest value", () => {
  expect(steps(0, 38)).toEqual([0, 10, 20, 30, 40]);
  expect(steps(0, 0)).toEqual([0, 1]);
  expect(steps(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(steps(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a line runs from the left to the right edge, high values at the top", () => {
  expect(line([0, 5, 10], 3, 0, 10, 100, 50)).toBe("M0 50L50 25L100 0");
  expect(line([4], 1, 0, 4, 100, 50)).toBe("M50 0");
});

test("the same names are counted together, in the order in which they came", () => {
  expect(counts(["Silver", "Copper", "Silver"])).toEqual([["Silver", 2], ["Copper", 1]]);
});
