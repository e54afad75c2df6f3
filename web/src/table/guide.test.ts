import { expect, test } from "vitest";
import { isOver, lessonFor, LESSONS, type Standing } from "./guide";

const START: Standing = { mine: true, turns: 1, verb: "treasures", source: "", coins: 0, actions: [], discards: 0, behind: false, over: false };
const READ = ["welcome", "hand", "supply"];

test("it begins with what is to be read, in order", () => {
  const told: string[] = [];
  for (let i = 0; i < 3; i++) told.push(lessonFor(START, told)!.id);
  expect(told).toEqual(READ);
  expect(lessonFor(START, told)?.id).toBe("treasures");
});

test("each lesson comes when it is of use, and not before", () => {
  expect(lessonFor({ ...START, verb: "buy", coins: 4 }, READ)?.id).toBe("buy");
  expect(lessonFor({ ...START, verb: "buy", coins: 4 }, READ)?.text({ ...START, coins: 4 })).toContain("$4");
  expect(lessonFor({ ...START, mine: false, verb: "", behind: true, discards: 5 }, [...READ, "discard"])?.id).toBe("others");
  expect(lessonFor({ ...START, verb: "play", actions: ["Village"] }, READ)?.text({ ...START, actions: ["Village"] })).toContain("Village");
  expect(lessonFor({ ...START, mine: false, verb: "discard", source: "Militia" }, READ)?.id).toBe("asked");
  expect(lessonFor({ ...START, verb: "buy", coins: 8 }, [...READ, "buy"])?.id).toBe("province");
  expect(lessonFor({ ...START, verb: "" }, READ)).toBeNull();
});

test("it has an end", () => {
  const late = { ...START, turns: 9, verb: "" };
  const told = [...READ];
  for (let lesson = lessonFor(late, told); lesson; lesson = lessonFor(late, told)) told.push(lesson.id);
  expect(isOver(told)).toBe(true);
  expect(told.length).toBeLessThan(LESSONS.length); // what did not come up is not told
});
