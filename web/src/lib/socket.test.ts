import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, TableSocket, type Connection } from "./socket";

/** A line whose other side is the test. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Line[] = [];
  readyState = Line.CONNECTING;
  sent: { type: string; ref: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    Line.made.push(this);
  }
  send(text: string): void {
    if (this.readyState !== Line.OPEN) throw new Error("InvalidStateError");
    this.sent.push(JSON.parse(text) as { type: string; ref: number });
  }
  close(): void {
    queueMicrotask(() => this.end());
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code = 1006, reason = ""): void {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    this.onclose?.({ code, reason });
  }
}

const line = (): Line => Line.made[Line.made.length - 1]!;
let states: Connection[] = [];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.made = [];
  states = [];
  socket = new TableSocket("AB12", () => undefined, (state) => states.push(state));
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What became of a message: "" while nothing has. */
function fate(sent: Promise<void>): { of: string } {
  const found = { of: "" };
  sent.then(
    () => (found.of = "done"),
    (why: unknown) => (found.of = why instanceof Refused ? why.message : `a fault: ${String(why)}`),
  );
  return found;
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("what is sent before the line is open goes out when it is, in order", async () => {
  const seat = fate(socket.send({ type: "seat", seat: 1, who: "me" }));
  const start = fate(socket.send({ type: "start" }));
  await vi.advanceTimersByTimeAsync(7_900);
  expect([seat.of, start.of, line().sent]).toEqual(["", "", []]);
  line().open();
  expect(line().sent).toEqual([{ type: "seat", seat: 1, who: "me", ref: 1 }, { type: "start", ref: 2 }]);
  line().tell({ type: "done", ref: 1 });
  line().tell({ type: "refused", ref: 2, problem: "there are open seats" });
  await settle();
  expect([seat.of, start.of]).toEqual(["done", "there are open seats"]);
  await vi.advanceTimersByTimeAsync(10_000); // the bound on the waiting is no bound on what was sent
  expect(line().sent.filter((each) => each.type === "seat")).toHaveLength(1);
});

test("a line that does not open in time gives the message back, and does not send it later", async () => {
  const start = fate(socket.send({ type: "start" }));
  await vi.advanceTimersByTimeAsync(8_100);
  expect(start.of).toContain("does not answer");
  line().open();
  expect(line().sent).toEqual([]);
});

test("an attempt that fails gives back what waited for it", async () => {
  const start = fate(socket.send({ type: "start" }));
  line().end();
  await settle();
  expect(start.of).toContain("lost before this was done");
  await vi.advanceTimersByTimeAsync(500);
  expect(Line.made).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([]);
});

test("between two attempts nothing waits; while the line is made again it does", async () => {
  line().open();
  line().tell({ type: "chat", seq: 7 });
  line().end();
  expect(states).toEqual(["connecting", "open", "lost"]);
  const early = fate(socket.send({ type: "start" }));
  await settle();
  expect(early.of).toContain("being made again");
  await vi.advanceTimersByTimeAsync(500);
  expect(line().address).toContain("?since=7");
  const late = fate(socket.send({ type: "start" }));
  line().open();
  line().tell({ type: "done", ref: line().sent[0]!.ref });
  await settle();
  expect(late.of).toBe("done");
});

test("a line that never opens, and one that goes silent, are given up and made again", async () => {
  await vi.advanceTimersByTimeAsync(20_500);
  expect(states).toEqual(["connecting", "lost", "connecting"]);
  line().open();
  await vi.advanceTimersByTimeAsync(19_000); // nothing is asked yet, and so nothing is missed
  expect(states.at(-1)).toBe("open");
  await vi.advanceTimersByTimeAsync(10_000); // a ping without an answer
  expect(Line.made).toHaveLength(3);
});

test("who leaves the table hears it of what still waits", async () => {
  const start = fate(socket.send({ type: "start" }));
  socket.close();
  await settle();
  expect(start.of).toContain("left");
});

test("who is not wanted at the table hears why, and no other attempt is made", async () => {
  const early = fate(socket.send({ type: "start" }));
  line().end(1008, "there is no table 'AB12'");
  const late = fate(socket.send({ type: "start" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([early.of !== "", late.of, states.at(-1)]).toEqual([true, "there is no table 'AB12'", "closed"]);
  expect(Line.made).toHaveLength(1);
});
