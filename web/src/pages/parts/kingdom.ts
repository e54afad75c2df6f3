// A kingdom's cards and landscapes with their faces, in the order in which they are shown.
import { costOrder, unknownFace } from "../../cards/words";
import type { Face, KingdomView } from "../../lib/wire";

export interface Shown {
  name: string; // of the pile
  face: Face; // of its top card
  note: string; // what it is chosen for, or what was chosen for it
}

/** What was chosen at set-up, told at the card that asked for it ("Bane: Cellar"). */
function noteOf(name: string, extras: Record<string, string[]>): string {
  const chosen = extras[name];
  return chosen?.length ? chosen.join(", ") : "";
}

function shown(name: string, faces: readonly Face[], kingdom: KingdomView): Shown {
  const members = faces.filter((each) => each.pile === name).sort((a, b) => costOrder(a.cost) - costOrder(b.cost)); // the cheapest lies on top
  const face = faces.find((each) => each.name === name) ?? members[0] ?? unknownFace(name);
  return { name, face: face.name === name ? face : { ...face, name }, note: noteOf(name, kingdom.extras) };
}

/** Piles by cost and name, then landscapes as they stand. */
export function pilesOf(kingdom: KingdomView, faces: readonly Face[]): Shown[] {
  return kingdom.cards
    .map((name) => shown(name, faces, kingdom))
    .sort((a, b) => costOrder(a.face.cost) - costOrder(b.face.cost) || a.name.localeCompare(b.name));
}

export const landscapesOf = (kingdom: KingdomView, faces: readonly Face[]): Shown[] =>
  kingdom.landscapes.map((name) => shown(name, faces, kingdom));

/** What else the kingdom says, in words. */
export function addedTo(kingdom: KingdomView): string[] {
  const added: string[] = [];
  if (kingdom.colonies) added.push("Platinum and Colony");
  if (kingdom.shelters) added.push("Shelters");
  return added;
}

/** As a list that the server reads again, in the form in which it writes lists itself. */
export function listOf(kingdom: KingdomView): string {
  const here = [...kingdom.cards, ...kingdom.landscapes];
  here.push(...Object.keys(kingdom.extras).filter((owner) => !here.includes(owner)));
  const named = here.map((name) => (kingdom.extras[name]?.length ? `${name}(${kingdom.extras[name].join(", ")})` : name));
  return [...named, ...(kingdom.colonies ? ["Colonies"] : []), ...(kingdom.shelters ? ["Shelters"] : [])].join(", ");
}
