// Who I am on this server: a guest with a name, known by a cookie.
import { api } from "./api";
import type { ClaimLink, Me } from "./wire";

export const guest = $state<{ me: Me | null }>({ me: null });

/** Two pages opened at once must not become two guests: the second asks once the first has its cookie. (http has no locks.) */
const inTurn = (ask: () => Promise<Me>): Promise<Me> => ("locks" in navigator ? navigator.locks.request("freehold-guest", ask) : ask());

/** The server makes the guest when it is first asked; everything that needs one waits for this. */
let asked: Promise<Me> | null = null;
export function whoAmI(): Promise<Me> {
  asked ??= inTurn(api.me).then(
    (me) => (guest.me = me),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  await whoAmI();
  guest.me = await api.rename(name);
}

export async function claimLink(): Promise<ClaimLink> {
  await whoAmI();
  return api.claimLink();
}

export async function claim(token: string): Promise<void> {
  await whoAmI().catch(() => undefined); // a first guest's cookie that came later would undo this one
  guest.me = await api.claim(token);
  asked = Promise.resolve(guest.me);
}
