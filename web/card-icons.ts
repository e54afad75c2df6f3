// The drawings of the cards at build time: of the 4,000 of game-icons.net only those that src/icons/choice.json names
// travel, a chunk for each group. A name there that is no icon stops the build.
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import choice from "./src/icons/choice.json" with { type: "json" };

const ENTRY = "virtual:card-icons";
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;
const groups = choice as Record<string, Record<string, string>>;

function drawing(card: string, icon: string): string {
  const path = PATH.exec(icons.icons[icon]?.body ?? "")?.[1];
  if (!path) throw new Error(`src/icons/choice.json: ${card} wants the icon "${icon}", and there is none of one path`);
  return path;
}

const drawn = (group: string): Record<string, string> =>
  Object.fromEntries(Object.entries(groups[group] ?? {}).map(([card, icon]) => [card, drawing(card, icon)]));

/** `virtual:card-icons` tells in which group a card's drawing is and how to fetch that; each group is a chunk. */
export function cardIcons(): Plugin {
  return {
    name: "card-icons",
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ENTRY}`) {
        const cards = Object.fromEntries(Object.entries(groups).map(([group, of]) => [group, Object.keys(of)]));
        const fetches = Object.keys(groups).map((group) => `${JSON.stringify(group)}: () => import("${ENTRY}/${group}")`);
        return `export const cards = ${JSON.stringify(cards)};\nexport const fetches = { ${fetches.join(", ")} };`;
      }
      if (id.startsWith(`\0${ENTRY}/`)) return `export default ${JSON.stringify(drawn(id.slice(ENTRY.length + 2)))};`;
      return undefined;
    },
  };
}
