// The first game, guided: short lessons, each told once, when what it is about lies before the player for the first time.
// Nothing is held up: who plays on without reading may.

/** How it stands, as far as lessons depend on it. */
export interface Standing {
  mine: boolean; // is it this player's turn?
  turns: number; // how many turns they have begun
  verb: string; // of the open question; "": nothing is asked
  source: string; // the card that asks
  coins: number;
  actions: string[]; // Actions in the hand that can be played now
  discards: number;
  behind: boolean; // others' turns are being shown
  over: boolean;
}

export interface Lesson {
  id: string;
  text: (now: Standing) => string;
  at: string; // which part of the table it is about
  when: (now: Standing) => boolean;
  reads?: boolean; // waits for "Next"; others are over once the player has done it
}

const asksOften = ["", "play", "treasures", "buy"];

export const LESSONS: Lesson[] = [
  {
    id: "welcome",
    at: "",
    reads: true,
    when: (now) => !now.over,
    text: () =>
      "Everybody begins with the same ten cards: seven Coppers, which are money, and three Estates, which are points. " +
      "You buy better cards, draw them again and again, and who owns the most points at the end wins.",
  },
  {
    id: "hand",
    at: "hand",
    reads: true,
    when: (now) => !now.over,
    text: () =>
      "These five cards are your hand. In your turn you may play one Action, then your Treasures, and buy one card. " +
      "Then everything you had goes to your discard pile, and you draw five new cards.",
  },
  {
    id: "supply",
    at: "supply",
    reads: true,
    when: (now) => !now.over,
    text: () =>
      "This is the Supply: everybody buys from these piles. The coin says what a card costs, the other number how many are left. " +
      "Rest the pointer on a card to read it; on a phone, press it long.",
  },
  {
    id: "treasures",
    at: "prompt",
    when: (now) => now.mine && now.verb === "treasures",
    text: () => "Now play your Treasures: the big button does it at once (the space bar too).",
  },
  {
    id: "buy",
    at: "supply",
    when: (now) => now.mine && now.verb === "buy",
    text: (now) =>
      `You have $${now.coins}. What you can buy has a gold frame. ` +
      (now.coins >= 3 ? "At the beginning a Silver is always good, and an Action makes it interesting. Click a pile." : "With so little you may also buy nothing: the button says so."),
  },
  {
    id: "discard",
    at: "discard",
    reads: true,
    when: (now) => now.turns > 0 && now.discards > 0,
    text: () =>
      "What you buy goes to your discard pile. Whenever your deck is empty, the discard pile is shuffled and becomes your deck: so every card comes back.",
  },
  {
    id: "others",
    at: "prompt",
    when: (now) => now.behind && !now.mine,
    text: () => "Now the bot plays; you see each step. The button, the space bar or a click skips it, and Settings set the pace.",
  },
  {
    id: "action",
    at: "hand",
    when: (now) => now.mine && now.verb === "play" && now.actions.length > 0,
    text: (now) =>
      `You have an Action: ${now.actions[0]}. A click plays it. You may play one in each turn; where a card gives “+1 Action”, one more.`,
  },
  {
    id: "asked",
    at: "prompt",
    when: (now) => !asksOften.includes(now.verb),
    text: (now) => `${now.source || "A card"} asks you something. Its words stand above the buttons, and whatever you can choose has a frame.`,
  },
  {
    id: "undo",
    at: "undo",
    reads: true,
    when: (now) => now.turns >= 2 && now.mine,
    text: () => "A slip of the hand? Undo takes back your last choice, as often as you like against bots.",
  },
  {
    id: "province",
    at: "base",
    when: (now) => now.mine && now.verb === "buy" && now.coins >= 8,
    text: () => "$8 buys a Province, worth 6 points. They are what games are won with: when their pile is empty, or any three piles are, the game ends.",
  },
  {
    id: "points",
    at: "base",
    reads: true,
    when: (now) => now.turns >= 3 && now.mine,
    text: () =>
      "The green cards are points and do nothing else in your hand. So buy money and Actions first, then Provinces ($8). " +
      "The game ends when the Provinces are gone, or any three piles.",
  },
  {
    id: "farewell",
    at: "",
    reads: true,
    when: (now) => now.turns >= 4 && now.mine,
    text: () => "That is all you need. The log tells what happened, a right click on a card shows its rulings. Good luck!",
  },
];

/** The lesson for now: the first that fits and has not been told. */
export function lessonFor(now: Standing, told: readonly string[]): Lesson | null {
  return LESSONS.find((lesson) => !told.includes(lesson.id) && lesson.when(now)) ?? null;
}

/** Is the last lesson told? What never came up is not waited for. */
export const isOver = (told: readonly string[]): boolean => told.includes("farewell");
