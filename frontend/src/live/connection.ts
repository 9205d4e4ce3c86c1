/** Keeps one WebSocket open for as long as anything is watched, whatever happens to the network. */
import { retryDelay } from "./retry";

/** Nothing heard for so long: ask whether the server is still there. */
const QUIET_MS = 20_000;
/** Not connected, or no answer to that, for so long: the connection is dead, however open it looks. */
const DEAD_MS = 10_000;
/** A connection that lasted so long was a good one; the next loss starts from the shortest delay. */
const GOOD_MS = 5_000;

export type ConnectionState = "idle" | "connecting" | "online" | "waiting";

export interface Listener {
  opened(): void;
  closed(): void;
  received(frame: string): void;
  stateChanged(state: ConnectionState): void;
}

export class Connection {
  readonly #listener: Listener;
  readonly #url: string;
  #socket: WebSocket | undefined;
  #wanted = false;
  #attempt = 0;
  #openedAt = 0;
  #retry: number | undefined;
  #watchdog: number | undefined;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.#wanted = true;
    if (!this.#socket && this.#retry === undefined) this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    this.#cancelRetry();
    this.#drop();
    this.#listener.stateChanged("idle");
  }

  /** Connect anew at once, for the server to see the present cookie. */
  restart(): void {
    if (!this.#wanted) return;
    this.#attempt = 0;
    this.#drop();
    this.#hurry();
  }

  send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  #connect(): void {
    this.#cancelRetry();
    this.#listener.stateChanged("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#watchdog = setTimeout(() => this.#drop(), DEAD_MS);
    socket.onopen = () => {
      this.#openedAt = performance.now();
      this.#listener.stateChanged("online");
      this.#listener.opened();
      this.#expectSomething();
    };
    socket.onmessage = ({ data }) => {
      this.#expectSomething();
      if (typeof data === "string") this.#listener.received(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** The present socket is gone or given up; tries again if still wanted. */
  #lost(): void {
    clearTimeout(this.#watchdog);
    if (this.#openedAt > 0 && performance.now() - this.#openedAt > GOOD_MS) this.#attempt = 0;
    this.#openedAt = 0;
    this.#socket = undefined;
    this.#listener.closed();
    if (!this.#wanted) return;
    this.#listener.stateChanged("waiting");
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  /** Something says that connecting may work now: do not sit out the delay, and test what seems open. */
  #hurry(): void {
    if (!this.#wanted) return;
    if (this.#socket) this.#ping();
    else this.#connect();
  }

  #cancelRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #expectSomething(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#ping(), QUIET_MS);
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send(JSON.stringify({ t: "ping" }));
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#drop(), DEAD_MS);
  }
}
