// Kingdoms that a person keeps in this browser, to play them again.
import { keep, kept } from "./kept";

export interface KeptKingdom {
  name: string;
  text: string; // what reads as that kingdom
}

const KEY = "freehold-kingdoms";
const MOST = 100;

function stored(): KeptKingdom[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is KeptKingdom => typeof each?.name === "string" && typeof each?.text === "string") : [];
  } catch {
    return [];
  }
}

export const kingdoms = $state<{ all: KeptKingdom[] }>({ all: stored() });

export const isKept = (text: string): boolean => kingdoms.all.some((each) => each.text === text);

function set(all: KeptKingdom[]): void {
  kingdoms.all = all.slice(0, MOST);
  keep(KEY, JSON.stringify(kingdoms.all));
}

/** The newest first; its name is that of its first cards until it gets another. */
export function keepKingdom(text: string): void {
  if (!text || isKept(text)) return;
  const name = text.split(",").slice(0, 3).map((each) => each.trim()).join(", ");
  set([{ name, text }, ...kingdoms.all]);
}

export const forgetKingdom = (text: string): void => set(kingdoms.all.filter((each) => each.text !== text));

export const nameKingdom = (text: string, name: string): void =>
  set(kingdoms.all.map((each) => (each.text === text && name.trim() ? { text, name: name.trim().slice(0, 60) } : each)));
