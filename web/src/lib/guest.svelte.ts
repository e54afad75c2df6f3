// Who I am on this server: a guest with a name, known by a cookie.
import { api } from "./api";
import type { Me } from "./wire";

export const guest = $state<{ me: Me | null }>({ me: null });

/** The server makes the guest when it is first asked; everything that needs one waits for this. */
let asked: Promise<Me> | null = null;
export function whoAmI(): Promise<Me> {
  asked ??= api.me().then(
    (me) => (guest.me = me),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  guest.me = await api.rename(name);
}

export async function claim(token: string): Promise<void> {
  guest.me = await api.claim(token);
  asked = Promise.resolve(guest.me);
}
