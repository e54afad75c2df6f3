// The keys of the table, for its overlay and for the page about it.
export const KEYS: [string, string][] = [
  ["Space or Enter", "the main button: it says what it ends; skips what others do"],
  ["1 to 0", "buttons and cards by their number; amounts"],
  ["letters on the piles", "that pile, once the keys are shown"],
  ["u", "undo"],
  ["l", "log"],
  ["m", "mats and places"],
  ["i", "the card that has the focus, with rulings"],
  ["t", "talk"],
  ["Tab, arrows", "go through everything"],
  ["?", "the keys, and letters on the piles"],
  ["Esc", "close"],
];
