// Which drawing a card has: chosen by hand in choice.json, fetched by groups when first wanted. Cards of other people's
// sets take the drawing of their type.
import { SvelteMap } from "svelte/reactivity";
import { cards, fetches } from "virtual:card-icons";

const TYPES = "types";
const home = new Map(Object.entries(cards).flatMap(([group, names]) => (group === TYPES ? [] : names.map((name) => [name, group] as const))));
const drawings = new SvelteMap<string, Record<string, string>>();
const asked = new Set<string>();

function of(group: string): Record<string, string> | undefined {
  if (!asked.has(group)) {
    asked.add(group);
    fetches[group]?.().then(
      (fetched) => drawings.set(group, fetched.default),
      () => asked.delete(group), // the line was lost: the next card asks again
    );
  }
  return drawings.get(group);
}

/** The path of a card's drawing in a square of 512; "" until it has come. Where this was read, it is read again then. */
export function iconFor(name: string, types: string[]): string {
  const group = home.get(name);
  if (group !== undefined) return of(group)?.[name] ?? "";
  const type = cards[TYPES]?.find((each) => types.includes(each));
  return type === undefined ? "" : (of(TYPES)?.[type] ?? "");
}
