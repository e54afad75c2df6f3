// A table's rules in a few words; what is as usual is not said.
import type { TableOptions } from "../../lib/wire";

export function rulesOf(options: TableOptions, people: number): string[] {
  const said: string[] = [];
  if (people > 1) {
    const undo = { free: "taking back is free until something new was seen", ask: "taking back by consent", never: "nothing is taken back" };
    said.push(undo[options.undo]);
  }
  if (options.clock) said.push(`${Math.round(options.clock / 60)} minutes each, ${options.increment} seconds for each decision`);
  if (options.vetoes && people > 1) said.push(`${options.vetoes === 1 ? "a veto" : `${options.vetoes} vetoes`} each`);
  if (options.points) said.push("everybody sees the points");
  if (options.tracking) said.push("decks are counted");
  if (options.published) said.push("the finished game is open data, without names");
  if (options.watching === "nobody") said.push("no spectators");
  if (options.ruleset !== "current") said.push("cards as first printed");
  if (!options.chat) said.push("no chat");
  return said;
}
