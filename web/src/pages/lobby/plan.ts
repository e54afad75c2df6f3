// What the lobby and the page for a new table share: which bot is the usual one, what is sent, where one goes then.
import { api } from "../../lib/api";
import { whoAmI } from "../../lib/guest.svelte";
import { go } from "../../lib/router.svelte";
import type { BotInfo, KingdomReading, NewTable, TableOptions } from "../../lib/wire";

export const USUAL_OPTIONS: TableOptions = {
  ruleset: "current",
  undo: "free",
  points: false,
  tracking: false,
  published: false,
  vetoes: 0,
  watching: "link",
  clock: 0,
  increment: 0,
  chat: true,
};

/** Can the bot play that kingdom? */
export function suits(bot: BotInfo, reading: KingdomReading | null): boolean {
  const there = new Set([...(reading?.kingdom?.cards ?? []), ...(reading?.faces ?? []).map((face) => face.name)]);
  return bot.requires.every((name) => there.has(name));
}

/** The bot that sits there when nobody chose one. */
export function usualBot(bots: readonly BotInfo[]): BotInfo | undefined {
  return bots.find((bot) => bot.usual) ?? bots.find((bot) => bot.requires.length === 0);
}

/** Make the table and go there. */
export async function openTable(wanted: NewTable, hash = ""): Promise<void> {
  await whoAmI();
  const table = await api.newTable(wanted);
  go(`/t/${table.code}${hash}`);
}

/** A first game, guided: the kingdom that the rules recommend for it, and an opponent that only buys. */
export async function playGuided(): Promise<void> {
  const bots = await api.bots();
  const bot = bots.find((each) => each.name === "big-money") ?? usualBot(bots);
  const kingdom = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop";
  await openTable({ seats: ["me", bot?.name ?? "open"], kingdom, shuffle: false }, "#guide");
}

/** A game against the usual bot: on that kingdom, or on a random one. */
export async function playBot(kingdom = ""): Promise<void> {
  const bot = usualBot(await api.bots());
  if (!bot) throw new Error("This server has no bot that plays every kingdom.");
  await openTable({ seats: ["me", bot.name], kingdom });
}
