// What lies before a player, in few words.
import type { PlayerView } from "../lib/wire";

const present = (all: [string, number][]): [string, number][] => all.filter(([, count]) => count > 0);

/** Tokens and debt, those that there are. */
export const counters = (player: PlayerView): [string, number][] =>
  present([["VP", player.vp], ["Coffers", player.coffers], ["Villagers", player.villagers], ["Favors", player.favors], ["debt", player.debt]]);

/** "Tavern 2, Exile 1". */
export function places(player: PlayerView): string {
  const { tavern, exile, memory, mat, secretmat, aside, facedown, boons } = player.zones;
  return present([
    ["Tavern", tavern.length], ["Exile", exile.length], ["Memory", memory.length], ["mat", mat.length + secretmat.length], ["aside", aside.length + facedown.length],
    ["Boons", boons.length],
  ])
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

/** Tokens that change what comes next. */
export const warnings = (player: PlayerView): string[] => [
  ...(player.minus_card ? ["−1 Card"] : []), ...(player.minus_coin ? ["−$1"] : []), ...(player.journey_token_up ? [] : ["Journey down"]),
];
