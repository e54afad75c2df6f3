// Made by card-icons.ts at build time.
declare module "virtual:card-icons" {
  /** The names of the cards of each group. */
  export const cards: Record<string, string[]>;
  /** A group's drawings by name: paths in a square of 512. */
  export const fetches: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
