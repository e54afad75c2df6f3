// How a question is shown and answered: where its options lie, and what the buttons say. No rules: only what is asked.
import type { Face, OptionView, PlayerView, QuestionView } from "../lib/wire";

/** Where the options of a question are shown, each by its position among them. */
export interface Spread {
  hand: Map<number, number>; // position in the hand that is shown -> option
  play: Map<number, number>; // position among that player's cards in play -> option
  piles: Map<number, number>;
  landscapes: Map<string, number>;
  tray: number[]; // cards that lie nowhere on the board
  abilities: number[]; // that wait to be used
  named: number[]; // kinds of cards to name
  buttons: number[]; // words, players, and what is no card among cards
  numbers: number[];
}

export function spread(question: QuestionView): Spread {
  const out: Spread = {
    hand: new Map(), play: new Map(), piles: new Map(), landscapes: new Map(),
    tray: [], abilities: [], named: [], buttons: [], numbers: [],
  };
  const mine = `p${question.seat + 1}`;
  question.options.forEach((option, i) => place(out, question, mine, option, i));
  return out;
}

function place(out: Spread, question: QuestionView, mine: string, option: OptionView, i: number): void {
  if (question.domain === "numbers") out.numbers.push(i);
  else if (question.domain === "words" || question.domain === "players") out.buttons.push(i);
  else if (question.domain === "kinds") (question.verb === "name" ? out.named : out.abilities).push(i);
  else if (question.domain === "piles") {
    if (option.pile != null) out.piles.set(option.pile, i);
    else if (option.card) out.landscapes.set(option.card, i);
    else out.buttons.push(i);
  } else if (!option.card) out.buttons.push(i);
  else if (option.where === `${mine} hand` && option.at != null) out.hand.set(option.at, i);
  else if (option.where === `${mine} play` && option.at != null) out.play.set(option.at, i);
  else if (option.where === "pile" && option.pile != null && !out.piles.has(option.pile)) out.piles.set(option.pile, i);
  else out.tray.push(i);
}

/** What an answer does to a card: a colour, always with the word. */
export type Deed = "play" | "gain" | "discard" | "trash" | "keep";

const DEEDS: Record<string, Deed> = {
  play: "play", treasures: "play", "play card": "play", call: "play", buy: "gain", gain: "gain", discard: "discard",
  trash: "trash", exile: "trash", pass: "discard", return: "discard", topdeck: "keep", keep: "keep", take: "keep",
  "set aside": "keep", reveal: "keep",
};
export const deedOf = (verb: string): Deed => DEEDS[verb] ?? "play";

const WORDS: Record<string, string> = {
  discard: "Discard", trash: "Trash", gain: "Gain", topdeck: "Put back", "set aside": "Set aside", exile: "Exile",
  take: "Take", reveal: "Reveal", pass: "Pass", keep: "Keep", order: "In this order", "play card": "Play", return: "Return",
  call: "Call", receive: "Receive", place: "Place", buy: "Buy", play: "Play", treasures: "Play", resolve: "Use", spend: "Spend",
};
export const wordOf = (verb: string): string => WORDS[verb] ?? "Choose";

/** Are several options chosen, and then confirmed? (Treasures are played one by one, by a click each.) */
export const isMany = (question: QuestionView): boolean => question.most > 1 && question.verb !== "treasures";

/** Everything has to be put into an order: it stands in one from the start. */
export const isOrdering = (question: QuestionView): boolean =>
  question.ordered && question.least === question.options.length && question.least > 1 && question.verb !== "treasures";

export const firstPicks = (question: QuestionView): number[] => (isOrdering(question) ? question.options.map((_, i) => i) : []);

/** Treasures that can be played without thought, and those that are left to the person. */
export function treasures(question: QuestionView, faceOf: (name: string) => Face): { plain: number[]; spared: number[]; coins: number } {
  const plain: number[] = [];
  const spared: number[] = [];
  let coins = 0;
  question.options.forEach((option, i) => {
    if (!option.card) return;
    const face = faceOf(option.card);
    if (face.order_matters) spared.push(i);
    else {
      plain.push(i);
      coins += face.worth ?? 0;
    }
  });
  return { plain, spared, coins };
}

export interface ActionButton {
  label: string;
  picks: number[];
  ends: boolean; // it ends a phase: the person may be warned
  enabled: boolean;
}

/** The one button that says what it does: it ends a phase, confirms a choice, or declines. */
export function mainButton(
  question: QuestionView, picks: readonly number[], faceOf: (name: string) => Face, hand: readonly (string | null)[], phase: string,
): ActionButton | null {
  const button = (label: string, chosen: readonly number[], ends = false, enabled = true): ActionButton => ({
    label, picks: [...chosen], ends, enabled,
  });
  if (question.verb === "play") return button(phase === "Night" ? "End turn" : "End Actions", [], true);
  if (question.verb === "treasures") {
    const { plain, spared, coins } = treasures(question, faceOf);
    if (plain.length === 0) return button("Buy cards", []);
    return button(`Play ${spared.length ? "plain" : "all"} Treasures${coins ? ` (+$${coins})` : ""}`, plain);
  }
  if (question.verb === "buy") {
    const night = hand.some((name) => name !== null && faceOf(name).types.includes("Night"));
    return button(night ? "End buys" : "End turn", [], true);
  }
  const word = wordOf(question.verb);
  if (isOrdering(question)) return button("In this order", picks);
  if (isMany(question)) {
    const enough = picks.length >= question.least && picks.length <= question.most;
    if (picks.length === 0 && question.least === 0) return button(noneOf(question), []);
    const wanted = question.least === question.most || question.most < question.options.length ? ` of ${question.most}` : "";
    return button(`${word} ${picks.length}${wanted}`, picks, false, enough);
  }
  if (question.least === 0) return button(noneOf(question), []);
  return null;
}

function noneOf(question: QuestionView): string {
  if (question.verb === "resolve") return "Use none";
  return question.domain === "piles" || question.domain === "cards" ? `${wordOf(question.verb)} none` : "None";
}

/** What would be left undone: asked about once, before the phase is ended. Empty: nothing. */
export function leftUndone(question: QuestionView, player: PlayerView | undefined): string {
  if (question.verb === "play" && player) {
    const cards = question.options.filter((option) => option.card);
    if (cards.length > 0 && player.actions > 0) {
      const names = [...new Set(cards.map((option) => option.card))];
      return `You can still play ${names.slice(0, 3).join(", ")}${names.length > 3 ? "…" : ""}.`;
    }
  }
  if (question.verb === "buy" && player) {
    const dear = question.options.find((option) => option.card === "Colony") ?? question.options.find((option) => option.card === "Province");
    if (dear) return `You can still buy a ${dear.card}: $${player.coins} are left.`;
  }
  return "";
}

/** The name under which answers to such a question are remembered; empty: they are not. */
export function memoryKey(question: QuestionView): string {
  if (question.domain === "words" && question.options.map((option) => option.label).join() === "yes,no") return question.source;
  if (question.verb === "resolve" && question.least === 0 && question.options.length === 1) return question.options[0]?.card ?? "";
  return "";
}

/** The remembered answer as picks. */
export const rememberedPicks = (question: QuestionView, always: boolean): number[] =>
  question.domain === "words" ? [always ? 0 : 1] : always ? [0] : [];

/** Copies of a card as one stack: their positions, in the order in which they lie. */
export interface Stack {
  name: string;
  ats: number[];
}

export function stacked(names: readonly (string | null)[]): Stack[] {
  const stacks = new Map<string, Stack>();
  names.forEach((name, at) => {
    if (name === null) return;
    const stack = stacks.get(name);
    if (stack) stack.ats.push(at);
    else stacks.set(name, { name, ats: [at] });
  });
  return [...stacks.values()];
}

const RANKS = ["Action", "Night", "Treasure", "Victory", "Curse"];

/** As hands are held: what is played first stands first, the dearest before the cheaper. */
export function sortedHand(stacks: Stack[], faceOf: (name: string) => Face): Stack[] {
  const rank = (face: Face): number => {
    const found = RANKS.findIndex((type) => face.types.includes(type));
    return found < 0 ? RANKS.length : found;
  };
  return [...stacks].sort((one, other) => {
    const a = faceOf(one.name);
    const b = faceOf(other.name);
    return rank(a) - rank(b) || b.cost.coins - a.cost.coins || a.name.localeCompare(b.name);
  });
}
