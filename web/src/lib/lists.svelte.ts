// Cards that I like, and cards that I do without, in random kingdoms: kept by the server, so they go with me.
import { api } from "./api";
import { whoAmI } from "./guest.svelte";

export type Liking = "liked" | "banned" | "";

export const lists = $state<{ liked: string[]; banned: string[] }>({ liked: [], banned: [] });

let asked: Promise<void> | null = null;
export function fetchLists(): Promise<void> {
  asked ??= whoAmI()
    .then(() => api.lists())
    .then(
      (found) => void Object.assign(lists, found),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
  return asked;
}

export const likingOf = (name: string): Liking => (lists.liked.includes(name) ? "liked" : lists.banned.includes(name) ? "banned" : "");

/** Put a card on one of the lists, or on none. A name that is not quite right comes back as it is written on the card. */
export async function like(name: string, liking: Liking): Promise<void> {
  await fetchLists();
  const without = (all: string[]): string[] => all.filter((each) => each !== name);
  const next = { liked: without(lists.liked), banned: without(lists.banned) };
  if (liking) next[liking].push(name);
  Object.assign(lists, await api.keepLists(next));
}
