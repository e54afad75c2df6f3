// The frames of a replay: fetched when wanted, the next ones ahead, a few hundred kept.
import { api } from "../../lib/api";
import type { Aftermath, ReplayFrame } from "../../lib/wire";

const KEPT = 300;

export class Tape {
  private readonly frames = new Map<string, Promise<ReplayFrame>>();

  constructor(private readonly code: string) {}

  frame(decision: number, seat: number): Promise<ReplayFrame> {
    const key = `${seat} ${decision}`;
    let frame = this.frames.get(key);
    if (!frame) {
      frame = api.frame(this.code, decision, seat);
      this.frames.set(key, frame);
      frame.catch(() => this.frames.delete(key));
      const oldest = this.frames.keys().next().value;
      if (this.frames.size > KEPT && oldest !== undefined) this.frames.delete(oldest);
    }
    return frame;
  }

  /** So that the next step shows at once. */
  ahead(decision: number, seat: number, last: number): void {
    for (const next of [decision + 1, decision - 1, decision + 2]) {
      if (next >= 0 && next <= last) void this.frame(next, seat).catch(() => undefined);
    }
  }
}

export type Turn = Aftermath["turns"][number];

/** The turn that a decision belongs to: the last that began at or before it. */
export function turnAt(turns: readonly Turn[], decision: number): number {
  let found = -1;
  for (let i = 0; i < turns.length && turns[i]![0] <= decision; i++) found = i;
  return found;
}

/** Where one lands a turn further on or back; within a turn, back goes to its beginning first. */
export function otherTurn(turns: readonly Turn[], decision: number, by: 1 | -1, last: number): number {
  if (by === 1) return turns.find((turn) => turn[0] > decision)?.[0] ?? last;
  return [...turns].reverse().find((turn) => turn[0] < decision)?.[0] ?? 0;
}

/** The first decision at which the log has a line: `entries` says how many there were before each. */
export function decisionOf(entries: readonly number[], entry: number): number {
  let low = 0;
  let high = Math.max(0, entries.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]! > entry) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What was answered, in the words of the question's options. */
export function answered(frame: ReplayFrame): string {
  const options = frame.view.question?.options;
  if (!options || frame.by < 0) return "";
  if (!frame.answer.length) return "nothing";
  return frame.answer.map((option) => options[option]?.label ?? "?").join(", ");
}

/** The place that an address names: "#d=12&s=0". */
export function placeOf(hash: string): { decision: number; seat: number | null } {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (key: string): number | null => (/^-?\d{1,6}$/.test(said.get(key) ?? "") ? Number(said.get(key)) : null);
  return { decision: Math.max(0, number("d") ?? 0), seat: number("s") };
}
