// Written by tools/make_wire.py from src/freehold/server/wire.py. Do not edit: run `make wire`.

export interface CostView {
  coins: number;
  potion: number;
  debt: number;
}

export interface DeckView {
  count: number;
  known: [number, string][];
}

export interface DiscardView {
  count: number;
  top: string | null;
  cards?: (string | null)[] | null;
  known?: string[] | null;
}

export interface ZonesView {
  hand: (string | null)[];
  deck: DeckView;
  discard: DiscardView;
  play: (string | null)[];
  aside: (string | null)[];
  facedown: (string | null)[];
  looked: (string | null)[];
  tavern: (string | null)[];
  exile: (string | null)[];
  mat: (string | null)[];
  secretmat: (string | null)[];
  boons: (string | null)[];
  looking: (string | null)[];
  memory: (string | null)[];
  taken: (string | null)[];
}

export interface LinkView {
  at: number;
  by: string;
  cards: (string | null)[];
  played: number[];
}

export interface PlayerView {
  seat: number;
  name: string;
  zones: ZonesView;
  staying: number[];
  links: LinkView[];
  hand_size: number;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  debt: number;
  coffers: number;
  villagers: number;
  favors: number;
  vp: number;
  turns: number;
  decided_by: number;
  journey_token_up: boolean;
  minus_card: boolean;
  minus_coin: boolean;
  holds: string[];
}

export interface TurnView {
  seat: number;
  number: number;
  extra: boolean;
  serial: number;
  decided_by: number;
}

export interface PileView {
  pile: number;
  name: string;
  top: string | null;
  count: number;
  cost: CostView;
  types: string[];
  supply: boolean;
  kingdom: boolean;
  tokens: Record<string, number>;
  player_tokens: [number, string][];
  marks: string[];
}

export interface LandscapeView {
  name: string;
  types: string[];
  cost: CostView;
  index: number;
  tokens: Record<string, number>;
  held_by?: number[] | null;
  pile?: string | null;
}

export interface DeckOfCards {
  count: number;
  used: (string | null)[];
  aside?: (string | null)[] | null;
}

export interface AsideView {
  card: string;
  for: string;
}

export interface MatView {
  name: string;
  seat: number;
  token: string;
  count: number;
}

export interface OptionView {
  label: string;
  card?: string | null;
  where?: string | null;
  at?: number | null;
  pile?: number | null;
  number?: number | null;
  note?: string | null;
}

export interface QuestionView {
  seat: number;
  by: number;
  verb: string;
  domain: "cards" | "kinds" | "numbers" | "piles" | "players" | "words";
  least: number;
  most: number;
  ordered: boolean;
  source: string;
  about: string;
  prompt: string;
  options: OptionView[];
}

export interface UndoView {
  possible: boolean;
  free: boolean;
}

export interface LogLine {
  entry: number;
  depth: number;
  seat: number;
  text: string;
  turn?: number | null;
  names?: [number, number, string][] | null;
}

export interface ScorePart {
  name: string;
  points: number;
  cards: number;
}

export interface SeatScore {
  seat: number;
  points: number;
  turns: number;
  parts: ScorePart[];
  cards: Record<string, number>;
}

export interface Score {
  winners: number[];
  seats: SeatScore[];
}

export interface TrackedCard {
  name: string;
  owned: number;
  left: number;
  next: number;
  five: number;
}

export interface View {
  seat: number;
  phase: string;
  over: boolean;
  turn: TurnView;
  ruleset: string;
  players: PlayerView[];
  piles: PileView[];
  landscapes: LandscapeView[];
  states: string[];
  empty_piles: number;
  piles_to_end: number;
  face_down: string[];
  trash: (string | null)[];
  mats: MatView[];
  question: QuestionView | null;
  waiting_for: number | null;
  decisions: number;
  undo: UndoView;
  log_entries: number;
  log: LogLine[];
  boons?: DeckOfCards | null;
  hexes?: DeckOfCards | null;
  offers?: number | null;
  aside?: AsideView[] | null;
  score?: Score | null;
  tracking?: TrackedCard[] | null;
}

export interface Face {
  name: string;
  types: string[];
  cost: CostView;
  text: string;
  below?: string;
  sets?: string[];
  category?: string;
  pile?: string;
  order_matters?: boolean;
  worth?: number;
  points?: number;
  roles?: string[];
}

export interface Version {
  ruleset: string;
  types: string[];
  cost: CostView;
  text: string;
  below: string;
  changed: string;
}

export interface CardDetails {
  face: Face;
  rulings: string[];
  versions: Version[];
  brings: string[];
  members: Face[];
}

export interface SetInfo {
  name: string;
  title: string;
  kingdom: number;
  landscapes: number;
}

export interface BotInfo {
  name: string;
  title: string;
  summary: string;
  requires: string[];
  usual: boolean;
}

export interface KingdomView {
  cards: string[];
  landscapes: string[];
  colonies: boolean;
  shelters: boolean;
  extras: Record<string, string[]>;
}

export interface CardLists {
  liked?: string[];
  banned?: string[];
}

export interface KingdomText {
  text: string;
  seats?: number;
  colonies?: "always" | "decided" | "never";
  shelters?: "always" | "decided" | "never";
}

export interface KingdomWish {
  sets?: string[];
  seats?: number;
  wish?: string;
  seed?: number | null;
  kingdom?: string;
  replace?: string;
  colonies?: "always" | "decided" | "never";
  shelters?: "always" | "decided" | "never";
}

export interface KingdomReading {
  kingdom: KingdomView | null;
  text: string;
  problems: string[];
  faces: Face[];
  date: string;
  notes: string[];
}

export interface SheetSection {
  title: string;
  lines: string[];
}

export interface Preset {
  name: string;
  sets: string[];
  kingdom: KingdomView;
  text: string;
}

export interface TableOptions {
  ruleset: string;
  undo: "ask" | "free" | "never";
  points: boolean;
  tracking: boolean;
  published: boolean;
  vetoes: number;
  watching: "link" | "nobody";
  clock: number;
  increment: number;
  chat: boolean;
}

export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  you: boolean;
  present: boolean;
  left: number;
}

export interface TableState {
  code: string;
  status: "over" | "playing" | "waiting";
  host: boolean;
  kingdom: KingdomView;
  options: TableOptions;
  seats: SeatState[];
  your_seat: number;
  watchers: number;
  faces: Face[];
  next_table: string;
  your_vetoes: string[];
  vetoed: string[];
}

export interface NewTable {
  seats: string[];
  kingdom?: string;
  sets?: string[];
  wish?: string;
  seed?: number | null;
  shuffle?: boolean;
  options?: TableOptions;
}

export interface Me {
  id: string;
  name: string;
  tables: string[];
}

export interface TableBrief {
  code: string;
  status: "over" | "playing" | "waiting";
  names: string[];
  your_seat: number;
  your_turn: boolean;
  cards: string[];
  changed: number;
}

export interface NewName {
  name?: string;
}

export interface ClaimLink {
  token: string;
  seconds: number;
}

export interface Claim {
  token: string;
}

export interface ContinueTable {
  decision: number;
  seat: number;
  bots?: string[];
}

export interface Problem {
  problem: string;
}

export interface AnswerMessage {
  type: "answer";
  ref: number;
  decisions: number;
  picks: number[];
}

export interface UndoMessage {
  type: "undo";
  ref: number;
  decisions: number;
}

export interface ConsentMessage {
  type: "consent";
  ref: number;
  agree: boolean;
}

export interface ChatMessage {
  type: "chat";
  ref: number;
  text: string;
}

export interface ResignMessage {
  type: "resign";
  ref: number;
}

export interface ReplaceMessage {
  type: "replace";
  ref: number;
  seat: number;
  bot: string;
}

export interface SeatMessage {
  type: "seat";
  ref: number;
  seat: number;
  who: string;
}

export interface VetoMessage {
  type: "veto";
  ref: number;
  names: string[];
}

export interface StartMessage {
  type: "start";
  ref: number;
}

export interface RematchMessage {
  type: "rematch";
  ref: number;
  same_kingdom: boolean;
}

export interface PingMessage {
  type: "ping";
  ref: number;
}

export interface TableNews {
  type: "table";
  seq: number;
  table: TableState;
}

export interface ViewNews {
  type: "view";
  seq: number;
  view: View;
  log_from: number;
  clocks: number[];
  points: number[] | null;
}

export interface ChatNews {
  type: "chat";
  seq: number;
  name: string;
  seat: number;
  text: string;
}

export interface UndoNews {
  type: "undo_wish";
  seq: number;
  seat: number;
  name: string;
  open: boolean;
  granted: boolean;
}

export interface DoneNews {
  type: "done";
  ref: number;
}

export interface RefusedNews {
  type: "refused";
  ref: number;
  problem: string;
}

export interface Scene {
  view: View;
  log_from: number;
  points: number[] | null;
}

export interface Curve {
  seat: number;
  points: number[];
  money: number[];
  cards: number[];
  gains: string[][];
}

export interface Aftermath {
  score: Score;
  curves: Curve[];
  names: string[];
  decisions: number;
  turns: [number, number, number][];
  trash: string[];
  left: [string, number][];
  entries: number[];
}

export interface ReplayFrame {
  decision: number;
  view: View;
  answer: number[];
  by: number;
  prompt: string;
}

export type ClientMessage = AnswerMessage | UndoMessage | ConsentMessage | ChatMessage | ResignMessage | ReplaceMessage | SeatMessage | VetoMessage | StartMessage | RematchMessage | PingMessage;

export type ServerMessage = TableNews | ViewNews | ChatNews | UndoNews | DoneNews | RefusedNews;
