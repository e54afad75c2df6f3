// The game as a page shows it: the view, the open question, what has been picked so far, and what each button does.
// With a `Live` table it can be answered; without one it shows the frames that it is given (replay).
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { preferences } from "../lib/preferences.svelte";
import { unknownFace } from "../cards/words";
import type { CardDetails, Face, LogLine, PlayerView, QuestionView, TableState, View } from "../lib/wire";
import {
  firstPicks, isMany, isOrdering, leftUndone, mainButton, memoryKey, rememberedPicks, sortedHand, spread, stacked,
  type Stack,
} from "./answering";
import type { Live } from "./live.svelte";

const COMING_BACK = "coming back";

interface Chosen {
  question: string;
  picks: number[];
}

const LETTERS = "abcdefghjknopqrsvwxyz"; // for piles; i, l, m, t and u do other things

export class Game {
  sending = $state(false);
  problem = $state(""); // why the last answer was refused
  notice = $state(""); // what was answered by itself
  keysShown = $state(false); // the overlay of keys, with letters on the piles
  shown = $state(""); // the card that is shown big, with its rulings
  warning = $state("");
  amount = $state(0);

  private readonly others = new SvelteMap<string, Face>();
  private readonly asked = new Set<string>();
  private table = $state.raw<TableState | null>(null);
  private still = $state.raw<{ view: View; log: LogLine[] } | null>(null);
  private chosen = $state.raw<Chosen>({ question: "", picks: [] });
  private warned = ""; // the phase of a turn that was warned of
  private queue: string[] = []; // abilities to use in this order
  private own: { question: string; count: number } = { question: "", count: 0 }; // what was answered by itself last
  private undone = ""; // the question that was come back to: not answered by itself
  private tried = ""; // the question that was answered by itself: if the server refused, the person decides

  constructor(readonly live: Live | null, table: TableState | null = null) {
    this.table = table;
  }

  /** Called before another frame is shown. */
  beforeShow: (() => void) | null = null;

  /** Show a frame of a replay. */
  show(view: View, log: LogLine[] = view.log): void {
    this.beforeShow?.();
    this.still = { view, log };
  }

  readonly state = $derived.by(() => this.live?.table ?? this.table);
  readonly view = $derived.by(() => this.live?.view ?? this.still?.view ?? null);
  readonly log = $derived.by(() => (this.live ? this.live.log : (this.still?.log ?? [])));
  /** Is it still to be shown what others did? */
  readonly behind = $derived.by(() => this.live?.behind ?? false);
  /** Whose eyes these are; below 0: nobody's who plays. */
  readonly mine = $derived.by(() => this.view?.seat ?? -1);
  readonly faces = $derived.by(() => new Map((this.state?.faces ?? []).map((face) => [face.name, face])));
  readonly faceOf = (name: string): Face => this.faces.get(name) ?? this.fetched(name);

  /** The face of a card that has no part in the game by its set-up, once it has come. */
  private fetched(name: string): Face {
    if (name && !this.asked.has(name) && this.state) {
      this.asked.add(name);
      fetch(`/api/cards/${encodeURIComponent(name)}`)
        .then(async (answer) => {
          if (answer.ok) this.others.set(name, ((await answer.json()) as CardDetails).face);
        })
        .catch(() => this.asked.delete(name));
    }
    return this.others.get(name) ?? unknownFace(name);
  }

  readonly question = $derived.by<QuestionView | null>(() => (this.live ? (this.view?.question ?? null) : null));
  readonly key = $derived.by(() => {
    const q = this.question;
    return q && this.view ? `${this.view.decisions} ${q.verb} ${q.source} ${q.options.length} ${q.prompt}` : "";
  });
  readonly spread = $derived.by(() => (this.question ? spread(this.question) : null));
  readonly many = $derived.by(() => this.question !== null && isMany(this.question));
  readonly picks = $derived.by(() => {
    if (!this.question) return [];
    return this.chosen.question === this.key ? this.chosen.picks : firstPicks(this.question);
  });

  /** Whose cards lie at the bottom: one's own, or those of the player one decides for. */
  readonly handSeat = $derived.by(() => {
    if (this.question) return this.question.seat;
    return this.mine >= 0 ? this.mine : (this.view?.turn.seat ?? 0);
  });
  readonly me = $derived.by<PlayerView | undefined>(() => this.view?.players[this.handSeat]);
  readonly stacks = $derived.by<Stack[]>(() => sortedHand(stacked(this.me?.zones.hand ?? []), this.faceOf));
  readonly main = $derived.by(() => {
    const q = this.question;
    return q ? mainButton(q, this.picks, this.faceOf, this.me?.zones.hand ?? [], this.view?.phase ?? "") : null;
  });
  readonly names = $derived.by(() => this.view?.players.map((player) => player.name) ?? []);
  /** A letter for each player; where two would share one, the seat's number goes with it. */
  readonly initials = $derived.by(() => {
    const letters = this.names.map((name) => name.trim().slice(0, 1).toUpperCase() || "?");
    return letters.map((letter, seat) => (letters.indexOf(letter) !== letters.lastIndexOf(letter) ? `${letter}${seat + 1}` : letter));
  });
  readonly letters = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.spread) return found;
    const options = [...this.spread.piles.values(), ...this.spread.landscapes.values()];
    options.forEach((option, i) => {
      const letter = LETTERS[i];
      if (letter) found.set(letter, option);
    });
    return found;
  });
  letterOf(option: number | undefined): string {
    if (option === undefined) return "";
    for (const [letter, each] of this.letters) if (each === option) return letter;
    return "";
  }

  /** What digits choose: buttons first, then cards as they lie from left to right. */
  readonly numbered = $derived.by<number[][]>(() => {
    const at = this.spread;
    if (!at || at.numbers.length) return [];
    const single = [...at.buttons, ...at.abilities].map((option) => [option]);
    const cards = [...this.trayStacks.map((stack) => stack.options), ...this.stacks.map((stack) => this.optionsOf(stack))];
    return [...single, ...cards].filter((options) => options.length > 0).slice(0, 10);
  });
  keyOf(option: number | undefined): string {
    const place = option === undefined ? -1 : this.numbered.findIndex((options) => options.includes(option));
    return place < 0 ? "" : String((place + 1) % 10);
  }

  /** Cards to choose that lie nowhere on the board: copies in the same place together. */
  readonly trayStacks = $derived.by(() => {
    const q = this.question;
    const stacks: { name: string; where: string; options: number[] }[] = [];
    for (const i of this.spread?.tray ?? []) {
      const option = q?.options[i];
      if (!option) continue;
      const name = option.card ?? option.label;
      const where = option.where ?? "";
      const last = stacks.find((stack) => stack.name === name && stack.where === where);
      if (last) last.options.push(i);
      else stacks.push({ name, where, options: [i] });
    }
    return stacks;
  });

  /** Which options the copies of a stack in the hand are. */
  optionsOf(stack: Stack): number[] {
    const hand = this.spread?.hand;
    return hand ? stack.ats.map((at) => hand.get(at)).filter((option) => option !== undefined) : [];
  }

  // --- choosing ---

  /** A click on a stack: the next copy, or none of them once all are picked. */
  step(options: readonly number[]): void {
    const next = options.find((option) => !this.picks.includes(option));
    if (next !== undefined) this.choose(next);
    else this.set(this.picks.filter((pick) => !options.includes(pick)));
  }

  /** Take back the last picked copy of a stack. */
  unpick(options: readonly number[]): void {
    const last = [...this.picks].reverse().find((pick) => options.includes(pick));
    if (last !== undefined) this.set(this.picks.filter((pick) => pick !== last));
  }

  choose(option: number): void {
    const q = this.question;
    if (!q || this.sending) return;
    if (!this.many) {
      void this.answer([option]);
      return;
    }
    if (isOrdering(q)) return;
    if (this.picks.includes(option)) this.set(this.picks.filter((pick) => pick !== option));
    else if (this.picks.length < q.most) this.set([...this.picks, option]);
    else if (q.most === q.least && !q.ordered) this.set([...this.picks.slice(1), option]);
  }

  set(picks: number[]): void {
    this.problem = "";
    this.chosen = { question: this.key, picks };
  }

  /** Move what was picked to another place of the order. */
  move(from: number, to: number): void {
    if (to < 0 || to >= this.picks.length) return;
    const picks = [...this.picks];
    const [moved] = picks.splice(from, 1);
    if (moved === undefined) return;
    picks.splice(to, 0, moved);
    this.set(picks);
  }

  /** The context button: confirm, decline, or end the phase, after a warning at most once. */
  press(): void {
    const q = this.question;
    const main = this.main;
    if (!q || this.sending) return;
    if (this.spread?.numbers.length) {
      void this.answer([this.numberOption()]);
      return;
    }
    if (!main?.enabled) return;
    if (main.ends && preferences.warn && !this.warning) {
      const phase = `${this.view?.turn.serial} ${q.verb}`;
      const undone = this.warned === phase ? "" : leftUndone(q, this.me);
      if (undone) {
        this.warned = phase;
        this.warning = undone;
        return;
      }
    }
    void this.answer(main.picks);
  }

  /** The option whose number is nearest to the amount that is set. */
  private numberOption(): number {
    const options = this.question?.options ?? [];
    let best = 0;
    options.forEach((option, i) => {
      const distance = Math.abs((option.number ?? 0) - this.amount);
      if (distance < Math.abs((options[best]?.number ?? 0) - this.amount)) best = i;
    });
    return best;
  }

  async answer(picks: readonly number[]): Promise<void> {
    const view = this.view;
    if (!this.live || !view || !this.question || this.sending) return;
    this.sending = true;
    this.problem = "";
    this.warning = "";
    try {
      await this.live.send({ type: "answer", decisions: view.decisions, picks: [...picks] });
      this.chosen = { question: "", picks: [] };
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.sending = false;
    }
  }

  // --- what is done without being asked each time ---

  /** All abilities that wait, in this order: the first now, the others as they are asked for. */
  useAll(order: readonly number[]): void {
    const q = this.question;
    if (!q) return;
    this.queue = order.map((option) => q.options[option]?.card ?? "");
    const first = order[0];
    this.queue.shift();
    if (first !== undefined) void this.answer([first]);
  }

  /** Called for each new question: an order that was given, or an answer that was remembered. */
  answerByItself(): void {
    const q = this.question;
    if (!q || this.sending || this.key === this.undone || this.key === this.tried) return;
    if (q.verb === "resolve" && this.queue.length > 0) {
      while (this.queue.length > 0) {
        const name = this.queue.shift();
        const option = q.options.findIndex((each) => each.card === name);
        if (option >= 0) {
          this.tried = this.key;
          void this.answer([option]);
          return;
        }
      }
    } else if (["play", "treasures", "buy"].includes(q.verb)) this.queue = [];
    const key = memoryKey(q);
    const memory = key ? preferences.memory[key] : undefined;
    if (!memory) return;
    // What may be used again and again is used once for each thing that happens.
    const same = `${this.view?.turn.serial} ${this.lastPlay()} ${key} ${q.about}`;
    this.own = { question: same, count: this.own.question === same ? this.own.count + 1 : 1 };
    const always = memory === "always" && !(q.verb === "resolve" && this.own.count > 1);
    this.tried = this.key;
    this.notice = `${key}: answered by itself (${memory}).`;
    void this.answer(rememberedPicks(q, always));
  }

  /** The last line of the log that stands at the left: what everything since belongs to. */
  private lastPlay(): number {
    for (let i = this.log.length - 1; i >= 0; i--) if (this.log[i]?.depth === 0) return this.log[i]?.entry ?? -1;
    return -1;
  }

  // --- taking back ---

  readonly canUndo = $derived.by(() => {
    const rule = this.state?.options.undo ?? "free";
    return this.live !== null && this.mine >= 0 && rule !== "never" && (this.view?.undo.possible ?? false) && !this.view?.over && !this.behind;
  });
  /** Would others have to agree? The server decides; this is for the words on the button. */
  readonly undoAsks = $derived.by(() => {
    const people = this.state?.seats.filter((seat) => seat.kind === "person" && !seat.you).length ?? 0;
    return people > 0 && (this.state?.options.undo === "ask" || !this.view?.undo.free);
  });

  async undo(): Promise<void> {
    const view = this.view;
    if (!this.live || !view || !this.canUndo || this.sending) return;
    this.problem = "";
    this.warning = "";
    this.queue = [];
    this.sending = true;
    this.undone = COMING_BACK;
    try {
      await this.live.send({ type: "undo", decisions: view.decisions });
    } catch (error) {
      this.undone = "";
      this.problem = (error as Error).message;
    } finally {
      this.sending = false;
    }
  }

  /** Called once a question shows: after an undo it is the one that was come back to. */
  settle(): void {
    if (this.undone === COMING_BACK && this.key) this.undone = this.key;
    this.warning = "";
    this.problem = "";
    const numbers = this.question?.domain === "numbers" ? this.question.options : [];
    this.amount = numbers[numbers.length - 1]?.number ?? 0;
  }
}

const KEY = Symbol("game");
export const provideGame = (game: Game): Game => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
