/** A reconnecting websocket: ping, dead-peer detection, backoff with jitter. */
import type { FromClient, FromServer } from './wire';

const PING_EVERY = 10_000;
const DEAD_AFTER = 25_000;
const LONGEST_WAIT = 10_000;
/** Closed for good: malformed message, wrong secret, no such table, seat taken away. */
const FINAL_CODES = [4400, 4403, 4404, 4410];

export type LineStatus = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LineHooks {
  hello(): FromClient;
  message(message: FromServer): void;
  status(status: LineStatus, retryAt: number, code: number): void;
}

/** Delay before the next try: exponential backoff with a cap and jitter. */
export function backoff(tries: number, jitter = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** tries) * (0.5 + jitter / 2);
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #pings = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(
    readonly address: string,
    readonly hooks: LineHooks,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#quiet();
    this.#socket?.close(1000);
  }

  retryNow = (): void => {
    if (this.#over || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#tries = 0;
    this.#connect();
  };

  #hurry = (): void => {
    if (document.visibilityState === 'visible' && this.#retry !== undefined) this.retryNow();
  };

  #quiet(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    this.#retry = undefined;
  }

  #connect(): void {
    this.#quiet();
    this.hooks.status('connecting', 0, 0);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#tries = 0;
      this.send(this.hooks.hello());
      this.hooks.status('open', 0, 0);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.hooks.message(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#heart = setInterval(() => this.#beat(socket), PING_EVERY);
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > DEAD_AFTER) {
      socket.onclose = null;
      socket.close();
      this.#lost(socket, 4000);
    } else {
      this.#pings += 1;
      this.send({ type: 'ping', n: this.#pings });
    }
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#over) return;
    this.#quiet();
    if (FINAL_CODES.includes(code)) {
      this.#over = true;
      this.hooks.status('closed', 0, code);
      return;
    }
    const wait = backoff(this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.hooks.status('waiting', Date.now() + wait, code);
  }
}
