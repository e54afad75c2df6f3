// Shows where cards go: two views are compared zone by zone, and what has left one place flies to where it came to.
import type { View } from "../lib/wire";

type Counts = Map<string, Map<string, number>>; // zone -> name ("": unknown) -> how many

const MOST = 14;
const SHARED_ZONES = ["hand", "play", "aside", "facedown", "looked", "looking", "tavern", "exile", "memory", "mat", "secretmat"] as const;

export interface Flight {
  card: string; // "": seen from behind
  from: string;
  to: string;
}

function add(counts: Counts, zone: string, name: string, many = 1): void {
  if (many <= 0) return;
  const names = counts.get(zone) ?? new Map<string, number>();
  names.set(name, (names.get(name) ?? 0) + many);
  counts.set(zone, names);
}

function count(view: View): Counts {
  const counts: Counts = new Map();
  for (const player of view.players) {
    const seat = `p${player.seat + 1}`;
    for (const zone of SHARED_ZONES) for (const name of player.zones[zone]) add(counts, `${seat} ${zone}`, name ?? "");
    add(counts, `${seat} deck`, "", player.zones.deck.count);
    const discard = player.zones.discard;
    const known = discard.cards ?? discard.known ?? [];
    for (const name of known) add(counts, `${seat} discard`, name ?? "");
    add(counts, `${seat} discard`, "", discard.count - known.length);
  }
  for (const name of view.trash) add(counts, "trash", name ?? "");
  for (const pile of view.piles) add(counts, `pile ${pile.pile}`, pile.top ?? pile.name, pile.count);
  return counts;
}

/** What has moved from one view to the next, as far as can be told. */
export function flights(before: View, after: View): Flight[] {
  const lost: { zone: string; card: string }[] = [];
  const gained: { zone: string; card: string }[] = [];
  const then = count(before);
  const now = count(after);
  for (const zone of new Set([...then.keys(), ...now.keys()])) {
    const names = new Set([...(then.get(zone)?.keys() ?? []), ...(now.get(zone)?.keys() ?? [])]);
    for (const card of names) {
      const change = (now.get(zone)?.get(card) ?? 0) - (then.get(zone)?.get(card) ?? 0);
      // A pile whose top card is another now has not moved all of them.
      if (zone.startsWith("pile") && Math.abs(change) > 5) continue;
      for (let i = 0; i < Math.abs(change); i++) (change > 0 ? gained : lost).push({ zone, card });
    }
  }
  const out: Flight[] = [];
  const sameOwner = (one: string, other: string): boolean => one.split(" ")[0] === other.split(" ")[0];
  const match = (fits: (from: { zone: string; card: string }, to: { zone: string; card: string }) => boolean): void => {
    for (let i = gained.length - 1; i >= 0; i--) {
      const to = gained[i]!;
      const at = lost.findIndex((from) => from.zone !== to.zone && fits(from, to));
      if (at < 0) continue;
      const [from] = lost.splice(at, 1);
      gained.splice(i, 1);
      out.push({ card: to.card || from!.card, from: from!.zone, to: to.zone });
    }
  };
  match((from, to) => from.card !== "" && from.card === to.card && sameOwner(from.zone, to.zone));
  match((from, to) => from.card !== "" && from.card === to.card);
  match((from, to) => (from.card === "" || to.card === "") && sameOwner(from.zone, to.zone));
  match((from, to) => from.card !== "" && to.card === "" && from.zone.startsWith("pile"));
  return out.slice(0, MOST);
}

interface Seen {
  view: View;
  spots: Map<string, DOMRect>;
  faces: Map<string, Element>;
}

/** Where everything lies on the page now. */
export function look(board: HTMLElement, view: View): Seen {
  const spots = new Map<string, DOMRect>();
  const faces = new Map<string, Element>();
  for (const each of board.querySelectorAll<HTMLElement>("[data-zone], [data-zone-card]")) {
    const name = each.dataset["zoneCard"] ?? each.dataset["zone"] ?? "";
    spots.set(name, each.getBoundingClientRect());
    const face = each.dataset["zoneCard"] !== undefined || name.startsWith("pile") ? each.querySelector(".face") : null;
    if (face) faces.set(name, face);
  }
  return { view, spots, faces };
}

function spotOf(seen: Seen, zone: string, card: string): DOMRect | undefined {
  const owner = zone.split(" ")[0] ?? "";
  return seen.spots.get(`${zone}|${card}`) ?? seen.spots.get(zone) ?? seen.spots.get(owner);
}

/** Let everything that has moved fly to its place. `board` shows the new view already. */
export function fly(board: HTMLElement, layer: HTMLElement, before: Seen, view: View, milliseconds: number): void {
  const after = look(board, view);
  flights(before.view, view).forEach((flight, i) => {
    const from = spotOf(before, flight.from, flight.card);
    const to = spotOf(after, flight.to, flight.card);
    if (!from || !to || (from.width === 0 && to.width === 0)) return;
    const face = [after.faces.get(`${flight.to}|${flight.card}`), before.faces.get(`${flight.from}|${flight.card}`), before.faces.get(flight.from)]
      .find((each) => each !== undefined);
    const ghost = document.createElement("div");
    ghost.className = "flight";
    ghost.setAttribute("aria-hidden", "true");
    const flat = flight.card !== "" && (face?.classList.contains("bar") ?? false);
    const width = flat ? 110 : Math.min(110, Math.max(46, Math.min(from.width, to.width)));
    const height = flat ? 40 : width * 1.25;
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    if (face && flight.card) ghost.append(face.cloneNode(true));
    else ghost.classList.add("back");
    layer.append(ghost);
    const place = (rect: DOMRect): string =>
      `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px)`;
    const move = ghost.animate(
      [{ transform: place(from), opacity: 0.95 }, { transform: place(to), opacity: 0.95, offset: 0.85 }, { transform: place(to), opacity: 0 }],
      { duration: milliseconds, delay: Math.min(i * 9, 45), easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" },
    );
    move.onfinish = move.oncancel = () => ghost.remove();
  });
}
