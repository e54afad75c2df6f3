// Curves as small drawings: scales with round numbers, and where each point lies.

/** Round steps from 0 or below to at least the highest value: few enough to read. */
export function steps(low: number, high: number, most = 5): number[] {
  const least = Math.min(0, low);
  const span = Math.max(1, high - least);
  const rough = span / most;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * magnitude).find((each) => each >= rough) ?? magnitude * 10);
  const first = Math.floor(least / step) * step;
  const found: number[] = [];
  for (let value = first; value < high + step || found.length < 2; value += step) found.push(value);
  return found;
}

/** The path of a line through values, one for each turn, in a plot of that width and height. */
export function line(values: readonly number[], turns: number, low: number, high: number, width: number, height: number): string {
  return values.map((value, turn) => `${turn ? "L" : "M"}${x(turn, turns, width)} ${y(value, low, high, height)}`).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const x = (turn: number, turns: number, width: number): number => round(turns > 1 ? (turn / (turns - 1)) * width : width / 2);
export const y = (value: number, low: number, high: number, height: number): number =>
  round(height - ((value - low) / Math.max(1, high - low)) * height);

/** "2 Coppers, Silver" out of ["Copper", "Silver", "Copper"]. */
export function counts(names: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}
