// The drawings of the cards come after the first page: until then, and without them, a card shows the sign of its type.
import { framesOf, GLYPHS } from "./types";

type IconFor = (name: string, types: string[]) => string;

let iconFor = $state.raw<IconFor | null>(null);
let asked = false;

/** Fetch the drawings once; cards show them as soon as they are there. */
export function loadArt(): void {
  if (asked) return;
  asked = true;
  import("../icons/icon").then(
    (icons) => (iconFor = icons.iconFor),
    () => (asked = false),
  );
}

/** A card's drawing: a path and the width of its square. */
export function artOf(name: string, types: string[]): { path: string; size: number } {
  const path = iconFor?.(name, types);
  if (path) return { path, size: 512 };
  const sign = types.find((each) => each.toLowerCase() === framesOf(types)[0]) ?? "Action";
  return { path: GLYPHS[sign] ?? GLYPHS["Action"]!, size: 16 };
}
