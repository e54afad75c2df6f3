// The turns of others, shown one step after the other: what has come waits here until what came before has been seen.
// Nothing waits of one's own turn, and whoever skips sees at once how it stands.
import type { Pace } from "../lib/preferences.svelte";
import type { Scene, View } from "../lib/wire";

/** The table as it is to be shown next. `clocks`: only of what comes from the line itself. */
export interface Moment extends Scene {
  clocks?: number[];
}

const STEP: Record<Pace, number> = { normal: 750, fast: 350, off: 0 }; // milliseconds for one step
const WHOLE: Record<Pace, number> = { normal: 6000, fast: 2500, off: 0 }; // at most, for all that waits
const PATIENCE = 800; // how long the steps are waited for
const SMALL = /\b(draws?|shuffles?)\b/;

/** A step that tells little needs less time. */
function weight(view: View): number {
  const last = view.log[view.log.length - 1];
  return !last || last.turn != null || SMALL.test(last.text) ? 0.5 : 1;
}

/** Does something happen between two views that was somebody else's doing, and was not told? */
export function hasGap(before: View, after: View): boolean {
  const passed = after.turn.serial !== before.turn.serial;
  if (passed && before.turn.decided_by !== after.seat) return true; // how their turn ended
  return after.decisions > before.decisions + 1 && (passed || after.turn.decided_by !== after.seat);
}

export class Playback {
  private queue: Moment[] = [];
  private newest: View | null = null;
  private rest = 0; // until when what is shown should be looked at
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: Promise<void> | null = null;
  private asked = 0; // counts what was asked for: an answer to something older is of no use

  constructor(
    private readonly show: (moment: Moment) => void,
    private readonly scenes: (since: number) => Promise<Scene[]>,
    private readonly pace: () => Pace,
    private readonly onchange: (behind: boolean) => void,
  ) {}

  /** Is there something that is not shown yet? */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** What has come over the line. `hurry`: nobody has the time to look on. */
  receive(moment: Moment, hurry = false): void {
    const before = this.newest;
    this.newest = moment.view;
    const back = before === null || moment.view.decisions <= before.decisions;
    const place = this.queue.push(moment) - 1;
    if (hurry || back || this.pace() === "off") {
      this.skip();
      return;
    }
    if (this.asking || !hasGap(before, moment.view)) {
      this.next();
      return;
    }
    const mine = ++this.asked;
    const late = new Promise<Scene[]>((done) => setTimeout(() => done([]), PATIENCE));
    this.asking = Promise.race([this.scenes(before.decisions + (before.question ? 1 : 0)), late])
      .catch(() => []) // then only what came of it is shown
      .then((scenes) => {
        if (mine !== this.asked) return;
        this.asking = null;
        this.queue.splice(place, 0, ...scenes);
        this.next();
      });
    this.onchange(true);
  }

  /** Once it is known what is to be shown of what has come. */
  async ready(): Promise<void> {
    await this.asking;
  }

  /** Show at once how it stands. */
  skip(): void {
    this.asked++;
    this.asking = null;
    const rest = this.queue;
    this.queue = [];
    this.rest = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    // Each brings lines of the log; only the last is seen.
    for (const moment of rest) this.show(moment);
    this.onchange(false);
  }

  close(): void {
    this.asked++;
    this.queue = [];
    clearTimeout(this.timer);
  }

  /** The next moment, as soon as the last one has been seen. */
  private next(): void {
    if (this.asking || this.timer !== undefined) return;
    const wait = this.rest - performance.now();
    if (this.queue.length > 0 && wait > 0) {
      this.onchange(true);
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.rest = 0;
        this.next();
      }, wait);
      return;
    }
    const moment = this.queue.shift();
    if (!moment) return;
    this.rest = performance.now() + this.lasting(moment.view);
    this.show(moment);
    this.onchange(this.behind);
    if (this.queue.length > 0) this.next();
  }

  /** How long a moment is to be looked at: not at all if it is one's own. */
  private lasting(view: View): number {
    const pace = this.pace();
    if (view.question || view.over || view.turn.decided_by === view.seat) return 0;
    return Math.min(STEP[pace], WHOLE[pace] / (this.queue.length + 1)) * weight(view);
  }
}
