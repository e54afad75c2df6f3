// What a person has chosen for this browser: kept in local storage, shared by all pages.

export type Theme = "system" | "light" | "dark";
export type CardSize = "small" | "medium" | "large";
export type Memory = "always" | "never";
/** How the turns of others are shown: step by step, or only what came of them. */
export type Pace = "normal" | "fast" | "off";

export interface Preferences {
  theme: Theme;
  cards: CardSize;
  motion: boolean;
  pace: Pace;
  sound: boolean;
  preview: boolean; // the card's text while the pointer rests on it
  warn: boolean; // once, before a phase is ended with something left to do
  sortBy: "cost" | "name" | "set";
  chat: boolean; // false: others' chat is not shown
  memory: Record<string, Memory>; // answers given by themselves, by the card that asks
}

const KEY = "freehold";
const USUAL: Preferences = {
  theme: "system",
  cards: "medium",
  motion: true,
  pace: "fast",
  sound: false,
  preview: true,
  warn: true,
  sortBy: "cost",
  chat: true,
  memory: {},
};

function stored(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

export const preferences = $state(stored());

/** Keep what was chosen, and let the page show it. */
export function applyPreferences(): void {
  const root = document.documentElement;
  if (preferences.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = preferences.theme;
  root.dataset["cards"] = preferences.cards;
  root.dataset["motion"] = preferences.motion ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** May things move? Both the choice here and the system's are asked. */
export function motionAllowed(): boolean {
  return preferences.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How the turns of others are shown here and now. */
export const paceNow = (): Pace => (motionAllowed() && document.visibilityState === "visible" ? preferences.pace : "off");
