// What belongs together in play: a card and what is set aside for it, a Throne Room and what it played.
import type { LinkView } from "../lib/wire";
import { stacked, type Stack } from "./answering";

/** Cards of one name; `aside`: what is set aside for it (null: face down). */
export interface Spot extends Stack {
  aside: (string | null)[];
}

/** Cards in play that belong together, in the order in which they were played. */
export interface Unit {
  spots: Spot[];
}

/** The cards at these places of a play area, in units; where nothing ties them, copies lie on a stack as everywhere. */
export function units(names: readonly (string | null)[], ats: readonly number[], links: readonly LinkView[]): Unit[] {
  const here = new Set(ats);
  const asideOf = new Map<number, (string | null)[]>();
  const root = new Map<number, number>(); // what a card is tied to, the first card of its unit at last
  const first = (at: number): number => (root.has(at) && root.get(at) !== at ? first(root.get(at)!) : at);
  for (const link of links) {
    if (!here.has(link.at)) continue;
    if (link.cards.length) asideOf.set(link.at, [...(asideOf.get(link.at) ?? []), ...link.cards]);
    for (const other of link.played) {
      if (!here.has(other)) continue;
      const [one, two] = [first(link.at), first(other)];
      root.set(Math.max(one, two), Math.min(one, two));
      root.set(Math.min(one, two), Math.min(one, two));
    }
  }
  const tied = new Map<number, number[]>();
  const loose: number[] = [];
  for (const at of [...ats].sort((a, b) => a - b)) {
    if (root.has(at)) tied.set(first(at), [...(tied.get(first(at)) ?? []), at]);
    else if (asideOf.has(at)) tied.set(at, [at]);
    else loose.push(at);
  }
  const spotsOf = (group: readonly number[]): Spot[] => {
    const alone = group.filter((at) => asideOf.has(at)).map((at) => ({ name: names[at] ?? "", ats: [at], aside: asideOf.get(at) ?? [] }));
    const copies = stacked(names.map((name, at) => (group.includes(at) && !asideOf.has(at) ? name : null))).map((stack) => ({ ...stack, aside: [] }));
    return [...alone, ...copies].sort((a, b) => (a.ats[0] ?? 0) - (b.ats[0] ?? 0));
  };
  const found: Unit[] = [...tied.values()].map((group) => ({ spots: spotsOf(group) }));
  found.push(...spotsOf(loose).map((spot) => ({ spots: [spot] })));
  return found.sort((a, b) => (a.spots[0]?.ats[0] ?? 0) - (b.spots[0]?.ats[0] ?? 0));
}

/** What is set aside for something that is not in play (any more), with what that is called. */
export const elsewhere = (links: readonly LinkView[]): LinkView[] => links.filter((link) => link.at < 0 && link.cards.length > 0);

/** "Gold, Silver and 2 face down". */
export function asideWords(cards: readonly (string | null)[]): string {
  const down = cards.filter((card) => card === null).length;
  const open = stacked(cards).map((stack) => (stack.ats.length > 1 ? `${stack.ats.length} ${stack.name}` : stack.name));
  return [...open, ...(down ? [`${down} face down`] : [])].join(", ");
}
