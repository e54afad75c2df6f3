// What is read out of the log: its pieces, the digest of what others did, what somebody gained last.
import type { LogLine } from "../lib/wire";

export interface Piece {
  text: string;
  card: string; // the card that is named; empty: plain words
}

/** A line in pieces, so that cards can be shown by their names. `without`: words at its beginning that go without saying. */
export function pieces(line: LogLine, without = ""): Piece[] {
  const out: Piece[] = [];
  let last = without && line.text.startsWith(`${without} `) ? without.length + 1 : 0;
  for (const [start, length, card] of line.names ?? []) {
    if (start > last) out.push({ text: line.text.slice(last, start), card: "" });
    out.push({ text: line.text.slice(start, start + length), card });
    last = start + length;
  }
  if (last < line.text.length) out.push({ text: line.text.slice(last), card: "" });
  return out;
}

const WORTH_TELLING = /\b(gains?|buys?|trash(?:es)?|exiles?|passes|receives?|takes|discards?|plays)\b/;

/** What others did since one's own last turn ended (or since the game began), and what it did to oneself. */
export function digest(log: readonly LogLine[], seat: number): LogLine[] {
  const heads = log.map((line, i) => ({ line, i })).filter(({ line }) => line.turn != null);
  let end = heads.length - 1;
  if (end >= 0 && heads[end]?.line.seat !== seat) end = heads.length;
  let start = end - 1;
  while (start >= 0 && heads[start]?.line.seat !== seat) start--;
  const from = heads[start + 1]?.i ?? 0;
  const to = heads[end]?.i ?? log.length;
  if (start + 1 >= end) return [];
  return log.slice(from, to).filter((line) => line.turn != null || (WORTH_TELLING.test(line.text) && (line.seat !== seat || line.depth > 0)));
}

/** What a player gained in their last turn, in a few words. */
export function lastGains(log: readonly LogLine[], seat: number): string {
  let at = log.length - 1;
  while (at >= 0 && !(log[at]?.turn != null && log[at]?.seat === seat)) at--;
  if (at < 0) return "";
  const found: string[] = [];
  for (let i = at + 1; i < log.length && log[i]?.turn == null; i++) {
    const line = log[i];
    if (line?.seat === seat && /\b(gain|gains)\b/.test(line.text)) for (const [, , card] of line.names ?? []) found.push(card);
  }
  return found.length ? `gained ${[...new Set(found)].slice(0, 3).join(", ")}` : "gained nothing";
}
