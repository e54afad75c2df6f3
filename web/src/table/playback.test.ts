import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pace } from "../lib/preferences.svelte";
import type { LogLine, Scene, View } from "../lib/wire";
import { Playback, type Moment } from "./playback";

const said = (text: string): LogLine => ({ entry: 0, depth: 0, seat: 1, text });

/** A view of seat 0: after so many decisions, in a player's turn. */
function view(decisions: number, turn: number, mine = false, text = "Bob plays a Village."): View {
  const found = { seat: 0, decisions, turn: { seat: turn, serial: turn + 1, decided_by: turn }, question: mine ? {} : null, log: [said(text)] };
  return found as unknown as View;
}
const scene = (decisions: number, text?: string): Scene => ({ view: view(decisions, 1, false, text), log_from: 0, points: null });
const news = (decisions: number, turn: number, mine = false): Moment => ({ ...scene(0), view: view(decisions, turn, mine), clocks: [] });

let shown: number[];
let asked: number[];
let behind: boolean;
let pace: Pace;
let answer: (scenes: Scene[]) => void;
let fail: (why: Error) => void;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  asked = [];
  behind = false;
  pace = "normal";
  playback = new Playback(
    (moment) => shown.push(moment.view.decisions),
    (since) => {
      asked.push(since);
      return new Promise((done, failed) => {
        answer = done;
        fail = failed;
      });
    },
    () => pace,
    (is) => (behind = is),
  );
  playback.receive(news(4, 0, true));
});
afterEach(() => vi.useRealTimers());

test("one's own turn is shown at once, whatever others answered in it", () => {
  playback.receive(news(5, 0, true));
  playback.receive(news(7, 0, true));
  expect(shown).toEqual([4, 5, 7]);
  expect(asked).toEqual([]);
});

test("the turn of a bot is asked for and shown step by step", async () => {
  playback.receive(news(9, 0, true));
  expect(shown).toEqual([4, 9]); // in the same turn of one's own
  playback.receive({ ...news(20, 2), view: { ...view(20, 0, true), turn: { ...view(20, 0).turn, serial: 9 } } });
  expect(asked).toEqual([10]);
  expect(behind).toBe(true);
  answer([scene(11), scene(13), scene(15)]);
  await playback.ready();
  expect(shown).toEqual([4, 9, 11]);
  await vi.advanceTimersByTimeAsync(950);
  expect(shown).toEqual([4, 9, 11, 13]);
  await vi.advanceTimersByTimeAsync(1900);
  expect(shown).toEqual([4, 9, 11, 13, 15, 20]);
  expect(behind).toBe(false);
});

test("how the turn of another ended is asked for, even if it was by one decision", async () => {
  playback.receive(news(5, 1));
  playback.receive(news(6, 0, true));
  expect(asked).toEqual([5]);
  answer([scene(6, "Bob buys and gains a Gold.")]);
  await vi.advanceTimersByTimeAsync(700);
  expect(shown).toEqual([4, 5]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown).toEqual([4, 5, 6, 6]);
});

test("who skips sees at once how it stands", async () => {
  playback.receive(news(20, 1));
  answer([scene(11), scene(13)]);
  await playback.ready();
  playback.skip();
  expect(shown).toEqual([4, 11, 13, 20]);
  expect(behind).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toHaveLength(4);
});

test("an answer that comes after skipping is of no use", async () => {
  playback.receive(news(20, 1));
  playback.skip();
  answer([scene(11)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual([4, 20]);
  expect(behind).toBe(false);
});

test("what waits already comes before the steps of what came later", async () => {
  playback.receive(news(5, 1));
  playback.receive(news(6, 1));
  playback.receive(news(20, 1));
  answer([scene(8)]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(shown).toEqual([4, 5, 6, 8, 20]);
});

test("where the server does not tell the steps, what came of them is shown", async () => {
  playback.receive(news(20, 1));
  fail(new Error("gone"));
  await playback.ready();
  expect(shown).toEqual([4, 20]);
  expect(behind).toBe(false);
});

test("steps that are long in coming are not waited for", async () => {
  playback.receive(news(20, 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([4, 20]);
  answer([scene(11)]);
  await playback.ready();
  expect(shown).toEqual([4, 20]);
});

test("what was taken back, and what nobody wants to wait for, is shown at once", () => {
  playback.receive(news(2, 1));
  playback.receive(news(9, 2), true);
  pace = "off";
  playback.receive(news(30, 1));
  expect(shown).toEqual([4, 2, 9, 30]);
  expect(asked).toEqual([]);
});

test("quick people are followed one step after the other, in less and less time", async () => {
  for (let i = 5; i < 25; i++) playback.receive(news(i, 1));
  expect(shown).toEqual([4, 5]);
  await vi.advanceTimersByTimeAsync(950);
  expect(shown.length).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(17000);
  expect(shown).toHaveLength(21);
  expect(behind).toBe(false);
});

test("drawing and shuffling take half the time", async () => {
  playback.receive(news(20, 1));
  answer([scene(11, "Bob draws 5 cards."), scene(12)]);
  await playback.ready();
  await vi.advanceTimersByTimeAsync(480);
  expect(shown).toEqual([4, 11, 12]);
});
