// A table as it lives on the server: what the socket tells, kept for the pages (waiting room, game, end) to show.
import { TableSocket, type Connection, type Outgoing } from "../lib/socket";
import type { ChatNews, LogLine, ServerMessage, TableState, UndoNews, View } from "../lib/wire";

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

  /** Called before a new view is shown. */
  beforeView: (() => void) | null = null;

  private readonly socket: TableSocket;

  constructor(readonly code: string, first: TableState | null = null) {
    this.table = first;
    this.socket = new TableSocket(
      code,
      (message) => this.receive(message),
      (connection, why) => {
        this.connection = connection;
        this.closedWhy = why;
      },
    );
  }

  /** Carried out once this resolves; else it rejects with the server's reason. */
  send(message: Outgoing): Promise<void> {
    return this.socket.send(message);
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, message].slice(-200);
    else if (message.type === "undo_wish") this.undoWish = message.open ? message : null;
    else if (message.type === "view") {
      this.beforeView?.();
      this.log = logWith(this.log, message.view.log, message.log_from);
      this.view = message.view;
      this.clocks = message.clocks;
      this.clocksAt = performance.now();
      this.points = message.points;
    }
  }
}
