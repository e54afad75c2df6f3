// A table as it lives on the server: what the socket tells, kept for the pages (waiting room, game, end) to show.
import { api } from "../lib/api";
import { paceNow } from "../lib/preferences.svelte";
import { TableSocket, type Connection, type Outgoing } from "../lib/socket";
import type { ChatNews, LogLine, ServerMessage, TableState, UndoNews, View } from "../lib/wire";
import { Playback, type Moment } from "./playback";

/** A log with the lines of a view from a certain entry on. */
export function logWith(old: readonly LogLine[], news: readonly LogLine[], from: number): LogLine[] {
  return from <= 0 ? [...news] : [...old.filter((line) => line.entry < from), ...news];
}

export class Live {
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatNews[]>([]);
  undoWish = $state.raw<UndoNews | null>(null); // open while somebody wants to take back
  clocks = $state.raw<number[]>([]);
  clocksAt = $state(0); // when they were read, as performance.now()
  points = $state.raw<number[] | null>(null);
  connection = $state<Connection>("connecting");
  closedWhy = $state("");
  takenBack = $state.raw<View | null>(null); // where the game went back to last
  behind = $state(false); // others' turns are being shown: how it stands now comes after that

  /** Called before a new view is shown. */
  beforeView: (() => void) | null = null;

  private readonly socket: TableSocket;
  private readonly playback: Playback;
  private fresh = true; // the next view comes after a line was opened: what was missed is not played out

  constructor(readonly code: string, first: TableState | null = null) {
    this.table = first;
    this.playback = new Playback(
      (moment) => this.show(moment),
      (since) => api.scenes(code, since),
      paceNow,
      (behind) => (this.behind = behind),
    );
    document.addEventListener("visibilitychange", this.skip);
    this.socket = new TableSocket(
      code,
      (message) => this.receive(message),
      (connection, why) => {
        this.connection = connection;
        this.closedWhy = why;
        if (connection === "open") this.fresh = true;
      },
    );
  }

  /** Carried out once this resolves; else it rejects with the server's reason. */
  async send(message: Outgoing): Promise<void> {
    await this.socket.send(message);
    await this.playback.ready();
  }

  /** Show at once what came of others' turns. */
  readonly skip = (): void => this.playback.skip();

  close(): void {
    document.removeEventListener("visibilitychange", this.skip);
    this.playback.close();
    this.socket.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, message].slice(-200);
    else if (message.type === "undo_wish") this.undoWish = message.open ? message : null;
    else if (message.type === "view") {
      // A clock that runs does not wait for what others did.
      const hurry = this.fresh || (message.view.question !== null && (this.table?.options.clock ?? 0) > 0);
      this.fresh = false;
      this.playback.receive(message, hurry);
    }
  }

  private show(moment: Moment): void {
    this.beforeView?.();
    if (this.view && moment.view.decisions < this.view.decisions) this.takenBack = moment.view;
    this.log = logWith(this.log, moment.view.log, moment.log_from);
    this.view = moment.view;
    this.points = moment.points;
    if (moment.clocks) {
      this.clocks = moment.clocks;
      this.clocksAt = performance.now();
    }
  }
}
