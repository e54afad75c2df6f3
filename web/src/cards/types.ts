// How the types of cards are shown: colours and pattern of the frame (cards/types.css), and a small sign for each.

/** The frames, in the order in which two of them share a card. */
const FRAMES = ["Night", "Treasure", "Victory", "Curse", "Duration", "Reserve", "Reaction", "Ruins", "Shelter"];
const LANDSCAPES = [
  "Event", "Project", "Landmark", "Way", "Ally", "Trait", "Prophecy", "Boon", "Hex", "State", "Artifact", "Trap",
];
/** An Action with one of these takes its colour. */
const COVERS_ACTION = ["Duration", "Reserve", "Reaction", "Ruins", "Shelter", "Night"];

/** The one or two frames of a card, as names of classes in types.css. */
export function framesOf(types: readonly string[]): string[] {
  const landscape = LANDSCAPES.find((each) => types.includes(each));
  if (landscape) return [landscape.toLowerCase()];
  const found = FRAMES.filter((each) => types.includes(each));
  if (types.includes("Action") && !COVERS_ACTION.some((each) => types.includes(each))) found.unshift("Action");
  if (types.includes("Attack") && found.length === 1 && found[0] === "Action") found[0] = "Attack";
  return (found.length ? found.slice(0, 2) : ["Action"]).map((each) => each.toLowerCase());
}

const SUN =
  "M8 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM7.2 1h1.6v2.6H7.2zM7.2 12.4h1.6V15H7.2zM1 7.2h2.6v1.6H1zM12.4 7.2H15v1.6h-2.6z" +
  "M2.5 3.6l1.1-1.1 1.9 1.9-1.1 1.1zM10.5 11.6l1.1-1.1 1.9 1.9-1.1 1.1zM2.5 12.4l1.9-1.9 1.1 1.1-1.9 1.9z" +
  "M10.5 4.4l1.9-1.9 1.1 1.1-1.9 1.9z";
const RINGS =
  "M5.7 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zm0 1.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z" +
  "M10.3 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zm0 1.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z";
const DROP = "M8 1.8c3 2.4 4.6 4.9 4.6 7.3a4.6 4.6 0 0 1-9.2 0C3.4 6.7 5 4.2 8 1.8z";
const EYE = "M1 8c2-3.3 4.4-5 7-5s5 1.7 7 5c-2 3.3-4.4 5-7 5S3 11.3 1 8zm7-2.8a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z";

/** The sign of a type: the path of a drawing 16 units wide (filled even-odd). */
export const GLYPHS: Record<string, string> = {
  Action: "M4.5 2.5L13.5 8L4.5 13.5z",
  Treasure: "M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12zm0 2.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6z",
  Victory: "M8 1.5L13.5 3.5V8c0 3.4-2.4 5.4-5.5 6.7C4.9 13.4 2.5 11.4 2.5 8V3.5z",
  Curse: "M4 2.6L8 6.6l4-4L13.4 4l-4 4l4 4L12 13.4l-4-4l-4 4L2.6 12l4-4l-4-4z",
  Attack:
    "M2 2l1.6.3l8.2 8.2l1.2-1.2l1 1l-1.2 1.2l2 2l-1.3 1.3l-2-2L10.3 14l-1-1l1.2-1.2L2.3 3.6z" +
    "M14 2l-.3 1.6l-3 3L9.4 5.3l3-3zM6.6 8.1L7.9 9.4L5.5 11.8L6.7 13l-1 1l-1.2-1.2l-2 2l-1.3-1.3l2-2L2 10.3l1-1l1.2 1.2z",
  Reaction: "M7 3v2.6h3.2a3.7 3.7 0 0 1 0 7.4H5v-2h5.2a1.7 1.7 0 0 0 0-3.4H7v2.6L2.4 6.6z",
  Duration: "M4 2h8v2c0 1.8-1.2 3-2.7 4c1.5 1 2.7 2.2 2.7 4v2H4v-2c0-1.8 1.2-3 2.7-4C5.2 7 4 5.8 4 4z",
  Night: "M10.5 2.2A6.2 6.2 0 1 0 13.8 10A5 5 0 0 1 10.5 2.2z",
  Reserve:
    "M3 4h7v1.5h1.6A2.4 2.4 0 0 1 14 7.9v1.6a2.4 2.4 0 0 1-2.4 2.4H10V14H3z" +
    "M10 7v3.5h1.3c.7 0 1.2-.5 1.2-1.2V8.2c0-.7-.5-1.2-1.2-1.2z",
  Traveller: "M1.5 3L6 8l-4.5 5h2.8L8.8 8L4.3 3zM7.5 3L12 8l-4.5 5h2.8l4.5-5l-4.5-5z",
  Ruins: "M4 14v-2h1V8.5L6.5 7L8 8.5l1.5-2L11 8v4h1v2zM4 2h8v2h-1L9.5 5.5L8 4L6.5 5.5L5 4H4z",
  Shelter: "M8 2l6 5.5h-1.7V14H9.5v-4h-3v4H3.7V7.5H2z",
  Event: "M8 1.5L9.7 6.3L14.5 8L9.7 9.7L8 14.5L6.3 9.7L1.5 8L6.3 6.3z",
  Landmark: "M8 1.8L14 5v1.3H2V5zM3.5 7.3h1.8v4.4H3.5zM7.1 7.3h1.8v4.4H7.1zM10.7 7.3h1.8v4.4h-1.8zM2 12.7h12V14H2z",
  Project: "M8 1.6l5.7 3.1v6.6L8 14.4l-5.7-3.1V4.7zM8 3.5L4.7 5.3L8 7.1l3.3-1.8zM4 6.8v3.5l3.2 1.7V8.5zM12 6.8L8.8 8.5V12L12 10.3z",
  Way:
    "M8 7.5c2 0 4 2.2 4 4c0 1.5-1.2 2.2-2.4 2c-.6-.1-1-.3-1.6-.3s-1 .2-1.6.3C5.2 13.7 4 13 4 11.5c0-1.8 2-4 4-4z" +
    "M2.8 5.6a1.5 1.8 0 1 1 0 3.6a1.5 1.8 0 0 1 0-3.6zM6 2.2a1.5 2 0 1 1 0 4a1.5 2 0 0 1 0-4z" +
    "M10 2.2a1.5 2 0 1 1 0 4a1.5 2 0 0 1 0-4zM13.2 5.6a1.5 1.8 0 1 1 0 3.6a1.5 1.8 0 0 1 0-3.6z",
  Ally: RINGS,
  Liaison: RINGS,
  Trait: "M4 2h8v12l-4-3l-4 3z",
  Prophecy: SUN,
  Omen: SUN,
  Boon: DROP,
  Fate: DROP,
  Hex: EYE,
  Doom: EYE,
  State: "M3 1.5h1.6V3c2-1 3.7-1 5.2-.2c1.2.6 2.3.7 3.7 0V9c-1.4.7-2.7.6-3.9 0C8 8.2 6.6 8.3 4.6 9.2v5.3H3z",
  Artifact:
    "M5 4a4 4 0 0 1 3.9 3.1H15v2h-1.5V11h-2V9.1H8.9A4 4 0 1 1 5 4zM5 6.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2z",
  Trap: "M1.5 6L4 9l2-3l2 3l2-3l2 3l2.5-3v2L12 13H4L1.5 8z",
  Command: "M2 5l3.2 2.8L8 3l2.8 4.8L14 5l-1.3 8H3.3z",
  Knight: "M8 1.8c3 0 5 2 5 5V14H9V8.5h1.8V7H5.2v1.5H7V14H3V6.8c0-3 2-5 5-5z",
  Castle: "M2.5 2H5v2h1.7V2h2.6v2H11V2h2.5v4.5L12 8v6H9.5v-3a1.5 1.5 0 0 0-3 0v3H4V8L2.5 6.5z",
  Loot: "M2 6a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v1.5H9.2v-1H6.8v1H2zM2 8.5h4.8V10h2.4V8.5H14V13H2z",
  Spirit:
    "M8 2a4.5 4.5 0 0 1 4.5 4.5V14l-2.25-1.8L8 14l-2.25-1.8L3.5 14V6.5A4.5 4.5 0 0 1 8 2z" +
    "M6.2 5.6a1 1.2 0 1 0 0 2.4a1 1.2 0 0 0 0-2.4zM9.8 5.6a1 1.2 0 1 0 0 2.4a1 1.2 0 0 0 0-2.4z",
  Shadow:
    "M1.5 5c4-1.5 9-1.5 13 0c.3 3.5-1.2 6-3.7 6c-1.4 0-2.1-1.2-2.8-1.2S6.6 11 5.2 11C2.7 11 1.2 8.5 1.5 5z" +
    "M4.7 6.7c-.9 0-1.5.5-1.5 1c.9.8 2.3.8 3.2 0c0-.5-.8-1-1.7-1zM11.3 6.7c-.9 0-1.7.5-1.7 1c.9.8 2.3.8 3.2 0c0-.5-.6-1-1.5-1z",
};

/** The types that are worth a sign, in their order. */
export const signed = (types: readonly string[]): string[] => types.filter((each) => each in GLYPHS);
