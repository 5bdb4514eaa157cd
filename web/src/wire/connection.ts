/** The socket of a table: it reconnects by itself, and repeats a move that got no answer. */
import type { FromClient, FromServer, Problem } from "./types";

/** What answers a command; `lost`: the connection broke before an answer came. */
export type Reply = Extract<FromServer, { id: unknown }> | { type: "lost" };
/** Connecting, open, lost and being reconnected, or closed for good. */
export type ConnectionState = "joining" | "live" | "lost" | "closed";

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type Command = Without<FromClient, "id">;

/** What a table is connected by. */
export interface Transport {
  /** Send a command and wait for its answer. */
  ask(command: Command): Promise<Reply>;
  /** Ask for everything after the last event that is known. */
  resume(): void;
  close(): void;
}

export interface Hooks {
  /** The number of the last event that is known. */
  seen(): number;
  /** Whether the table is wanted in words too. */
  sheet(): boolean;
  hear(message: FromServer): void;
  stand(standing: ConnectionState): void;
}

interface Waiting {
  command: FromClient;
  answer(reply: Reply): void;
  /** The socket on which it was sent; null if there was none. */
  said: WebSocket | null;
}

/** Why a table that is there cannot be opened. */
export const SET_ASIDE: ReadonlySet<Problem> = new Set([
  "old-edition",
  "old-match",
  "unreadable",
  "no-game",
]);
const PING_AFTER = 2500; // milliseconds of silence
const TIMEOUT = 9000; // milliseconds of silence until it reconnects
const PAUSES = [300, 700, 1500, 3000, 6000, 10_000];

export class Connection implements Transport {
  #address: string;
  #hooks: Hooks;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  /** The last `resume`. */
  #resumed = "";
  #attempt = 0;
  #heard = 0;
  #asked = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, hooks: Hooks) {
    this.#address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    this.#hooks = hooks;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a command and wait for its answer. */
  ask(asked: Command): Promise<Reply> {
    const command = { ...asked, id: this.#next() } as FromClient;
    return new Promise((answer) => {
      this.#waiting.set(command.id, { command, answer, said: this.#send(command) });
    });
  }

  /** Ask for everything after the last event that is known. */
  resume(): void {
    this.#resumed = this.#next();
    this.#send({
      type: "resume",
      id: this.#resumed,
      seen: this.#hooks.seen(),
      sheet: this.#hooks.sheet(),
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#again);
    this.#socket?.close();
    this.#hooks.stand("closed");
  }

  #next(): string {
    this.#count += 1;
    return `${Math.random().toString(36).slice(2, 8)}${this.#count}`;
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () => this.resume();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#listen(), PING_AFTER / 5);
  }

  #send(command: FromClient): WebSocket | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#socket.send(JSON.stringify(command));
    return this.#socket;
  }

  #hear(message: FromServer): void {
    this.#heard = performance.now();
    if (message.type === "refusal" && isForGood(message.code)) {
      if (message.id === null || message.id === this.#resumed) {
        this.#hooks.hear({ ...message, id: null });
        this.close();
        return;
      }
    }
    if (message.type === "sync") {
      this.#attempt = 0;
      this.#hooks.stand("live");
      this.#hooks.hear(message);
      this.#settle();
      return;
    }
    if ("id" in message && message.id !== null) {
      this.#waiting.get(message.id)?.answer(message);
      this.#waiting.delete(message.id);
    }
    this.#hooks.hear(message);
  }

  /** After a reconnect: a move is sent again, unchanged; any other command is reported as lost. */
  #settle(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.said === this.#socket) continue;
      if (waiting.said === null || waiting.command.type === "play") {
        waiting.said = this.#send(waiting.command);
      } else {
        this.#waiting.delete(id);
        waiting.answer({ type: "lost" });
      }
    }
  }

  #lose(): void {
    if (this.#closed) return;
    this.#socket = null;
    this.#hooks.stand("lost");
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 0;
    this.#attempt += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), pause * (0.8 + 0.4 * Math.random()));
  }

  #listen(): void {
    const now = performance.now();
    const silent = now - this.#heard;
    if (silent > TIMEOUT && this.#socket) {
      const deaf = this.#socket;
      this.#socket = null;
      deaf.close();
      this.#lose();
    } else if (silent > PING_AFTER && now - this.#asked > PING_AFTER) {
      this.#asked = now;
      this.#send({ type: "ping", id: this.#next() });
    }
  }

  /** The network is back, or the page is visible again: reconnect without waiting. */
  #hurry = (): void => {
    if (this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#again);
    this.#connect();
  };
}

/** Whether reconnecting cannot help. */
function isForGood(code: Problem): boolean {
  return code === "no-table" || code === "no-spectators" || SET_ASIDE.has(code);
}
