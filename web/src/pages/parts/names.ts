// Small words about people.

/** The letter a player is marked with, beside the colour of the seat. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? "?").toUpperCase();

/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "one card", "3 cards". */
export const counted = (count: number, word: string): string => (count === 1 ? `one ${word}` : `${count} ${word}s`);
