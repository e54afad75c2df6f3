import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Failed } from "./api";

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const fetching = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

/** What comes of it, with all pauses between tries skipped. */
async function outcome<T>(asked: Promise<T>): Promise<T | Failed> {
  const settled = asked.catch((error: Failed) => error);
  await vi.runAllTimersAsync();
  return settled;
}

test("what is only read is asked for again while the line or a proxy fails", async () => {
  fetching.mockRejectedValueOnce(new TypeError("lost")).mockResolvedValueOnce(answer(502, {})).mockResolvedValueOnce(answer(200, [{ code: "a" }]));
  expect(await outcome(api.tables())).toEqual([{ code: "a" }]);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test("in the end it is said that the server is not reached", async () => {
  fetching.mockRejectedValue(new TypeError("lost"));
  const failed = await outcome(api.tables());
  expect(failed).toBeInstanceOf(Failed);
  expect(failed).toMatchObject({ status: 0, problem: expect.stringContaining("cannot be reached") as string });
});

test("what makes something is sent once", async () => {
  fetching.mockRejectedValue(new TypeError("lost"));
  expect(await outcome(api.newTable({ seats: ["me"] }))).toMatchObject({ status: 0 });
  expect(fetching).toHaveBeenCalledTimes(1);
});

test("a refusal is told in the server's words, a stranger's page in ours", async () => {
  fetching.mockResolvedValueOnce(answer(404, { problem: "there is no table 'x'" }));
  expect(await outcome(api.table("x"))).toMatchObject({ status: 404, problem: "there is no table 'x'" });
  fetching.mockResolvedValueOnce(new Response("<html>", { status: 418 }));
  expect(await outcome(api.table("x"))).toMatchObject({ status: 418, problem: "The server answered 418." });
});

test("what was fetched once is not fetched again, what failed is", async () => {
  fetching.mockResolvedValueOnce(answer(500, { problem: "no" })).mockResolvedValue(answer(200, []));
  expect(await outcome(api.sets())).toMatchObject({ problem: "no" });
  expect(await outcome(api.sets())).toEqual([]);
  expect(await outcome(api.sets())).toEqual([]);
  expect(fetching).toHaveBeenCalledTimes(2);
});
