// Looking for cards by what is printed on them.
import { costOrder, hasPrice } from "../../cards/words";
import type { CostView, Face } from "../../lib/wire";

export interface Wanted {
  words: string; // of the name or the text; all of them
  set: string;
  type: string;
  cost: string; // as `costKey` says it
  role: string;
  sort: "name" | "cost";
}

export const costKey = (cost: CostView): string => `${cost.coins}-${cost.potion}-${cost.debt}`;

/** Small letters without accents and apostrophes, so that "kings court" finds King's Court. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

/** How well a name answers: 0 begins with the words, 1 has them, 2 only the text has them; -1 not at all. */
function rank(card: Face, phrase: string, words: readonly string[]): number {
  const name = plain(card.name);
  if (name.startsWith(phrase)) return 0;
  if (words.every((word) => name.includes(word))) return 1;
  const said = `${name} ${plain(`${card.text} ${card.below ?? ""} ${card.types.join(" ")}`)}`;
  return words.every((word) => said.includes(word)) ? 2 : -1;
}

export function find(cards: readonly Face[], wanted: Wanted): Face[] {
  const phrase = plain(wanted.words).trim();
  const words = phrase.split(/\s+/).filter(Boolean);
  return cards
    .filter(
      (card) =>
        (!wanted.set || (card.sets ?? []).includes(wanted.set)) &&
        (!wanted.role || (card.roles ?? []).includes(wanted.role)) &&
        (!wanted.type || card.types.includes(wanted.type)) &&
        (!wanted.cost || (hasPrice(card.types) && costKey(card.cost) === wanted.cost)),
    )
    .map((card) => ({ card, rank: rank(card, phrase, words) }))
    .filter((each) => each.rank >= 0)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (wanted.sort === "cost" ? costOrder(a.card.cost) - costOrder(b.card.cost) : 0) ||
        a.card.name.localeCompare(b.card.name),
    )
    .map((each) => each.card);
}
