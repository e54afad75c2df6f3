// The connection to a table. It comes back by itself, says what it has seen last, and tells what became of each message.
import type { ClientMessage, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
/** A message as it is handed over: the number that the answer refers to is added here. */
export type Outgoing = Without<ClientMessage, "ref">;

/** What the server would not do, in its words. */
export class Refused extends Error {}

interface Waiting {
  done: () => void;
  failed: (why: Error) => void;
}

/** A message that waits until the line is open. */
interface Held extends Waiting {
  message: Outgoing;
}

const SHORTEST = 300;
const LONGEST = 8000;
const PING_EVERY = 20_000;
const SILENCE = 8_000; // after a ping
const HELD = 8_000; // how long a message waits for the line
const ATTEMPT = 20_000; // how long a line may take to open
const NOT_WANTED = 1008; // the close code of a server that will not have us: to come again does not help

export class TableSocket {
  private socket: WebSocket | null = null;
  private seq = -1;
  private ref = 0;
  private attempts = 0;
  private closed = false;
  private goodBye = ""; // why the server will not have us any more
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly held = new Set<Held>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly decoder = new TextDecoder();

  constructor(
    private readonly code: string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onConnection: (state: Connection, why: string) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Carried out once this resolves; `Refused` says why not. While the line is being made, the message waits for it. */
  send(message: Outgoing): Promise<void> {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.OPEN) {
      return new Promise((done, failed) => this.dispatch(socket, { message, done, failed }));
    }
    if (socket?.readyState === WebSocket.CONNECTING) return new Promise((done, failed) => this.hold(message, done, failed));
    return Promise.reject(new Refused(this.goodBye || "The connection is lost; it is being made again."));
  }

  private hold(message: Outgoing, done: () => void, failed: (why: Error) => void): void {
    const held: Held = { message, done, failed };
    this.held.add(held);
    setTimeout(() => {
      if (this.held.delete(held)) failed(new Refused("The server does not answer: this was not done. Try again in a moment."));
    }, HELD);
  }

  private dispatch(socket: WebSocket, { message, done, failed }: Held): void {
    const ref = ++this.ref;
    this.waiting.set(ref, { done, failed });
    socket.send(JSON.stringify({ ...message, ref }));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.stopPulse();
    this.socket?.close();
    this.socket = null;
    this.fail("The table was left.");
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.timer !== undefined) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.onConnection("connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.seq >= 0 ? `?since=${this.seq}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}${since}`);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    this.giveUp(socket, ATTEMPT);
    socket.onopen = () => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.attempts = 0;
      this.onConnection("open", "");
      for (const held of this.held) this.dispatch(socket, held);
      this.held.clear();
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      const text = typeof event.data === "string" ? event.data : this.decoder.decode(event.data);
      this.receive(JSON.parse(text) as ServerMessage);
    };
    socket.onclose = (event) => this.lose(socket, event.code === NOT_WANTED ? event.reason || "The table is not open to you." : "");
  }

  /** The line is gone; `goodBye`: and for good. */
  private lose(socket: WebSocket, goodBye: string): void {
    if (this.socket !== socket) return;
    this.stopPulse();
    this.socket = null;
    this.fail("The connection was lost before this was done.");
    if (goodBye) {
      this.goodBye = goodBye;
      this.onConnection("closed", goodBye);
      return;
    }
    this.onConnection("lost", "");
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (message.type === "done" || message.type === "refused") {
      const waiting = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (message.type === "done") waiting?.done();
      else waiting?.failed(new Refused(message.problem));
      return;
    }
    this.seq = Math.max(this.seq, message.seq);
    this.onMessage(message);
  }

  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "ping", ref: ++this.ref }));
    if (this.silence === undefined) this.giveUp(socket, SILENCE);
  }

  /** A line that stays dead without a word is given up, and made again. */
  private giveUp(socket: WebSocket, after: number): void {
    this.silence = setTimeout(() => {
      socket.close();
      this.lose(socket, "");
    }, after);
  }

  private stopPulse(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private fail(why: string): void {
    for (const each of [...this.held, ...this.waiting.values()]) each.failed(new Refused(why));
    this.held.clear();
    this.waiting.clear();
  }
}
