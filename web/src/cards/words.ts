// Small words about cards that several places say.
import type { CostView, Face } from "../lib/wire";

export function costWords(cost: CostView): string {
  const parts: string[] = [];
  if (cost.coins || (!cost.potion && !cost.debt)) parts.push(`$${cost.coins}`);
  if (cost.potion) parts.push(cost.potion > 1 ? `${cost.potion} Potions` : "a Potion");
  if (cost.debt) parts.push(`${cost.debt} debt`);
  return parts.join(" and ");
}

/** Ascending: coins first, then potions, then debt. */
export const costOrder = (cost: CostView): number => cost.coins * 100 + cost.potion * 10 + cost.debt;

/** Of landscapes only Events and Projects are bought. */
const PRICELESS = ["Landmark", "Way", "Ally", "Trait", "Prophecy", "Boon", "Hex", "State", "Artifact"];
export const hasPrice = (types: readonly string[]): boolean => !PRICELESS.some((each) => types.includes(each));

/** A face for a name that the server told nothing about. */
export const unknownFace = (name: string): Face => ({ name, types: [], cost: { coins: 0, potion: 0, debt: 0 }, text: "" });

export type Bit = { kind: "text" | "coin" | "vp" | "plus"; text: string };

/** A card's text in pieces: "+$2" and "1 VP" are drawn, the marks of "+1 Card" stand out. */
export function bitsOf(text: string): Bit[] {
  const bits: Bit[] = [];
  let last = 0;
  for (const found of text.matchAll(/([+-]?)\$(\d*)|\bVP\b|\+\d+ (?:Cards?|Actions?|Buys?|Coffers|Villagers?|Favors?)/g)) {
    if (found.index > last) bits.push({ kind: "text", text: text.slice(last, found.index) });
    if (found[0] === "VP") bits.push({ kind: "vp", text: "VP" });
    else if (found[2] === undefined) bits.push({ kind: "plus", text: found[0] });
    else {
      if (found[1]) bits.push({ kind: "plus", text: found[1] });
      bits.push({ kind: "coin", text: found[2] });
    }
    last = found.index + found[0].length;
  }
  if (last < text.length) bits.push({ kind: "text", text: text.slice(last) });
  return bits;
}
