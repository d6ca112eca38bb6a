/** Pending requests to the server, kept across reconnects. */
import type { FromClient, FromServer } from './wire';

type Question = FromClient & { id: string };

export class Asking {
  #waiting = new Map<string, { message: Question; done(answer: FromServer): void }>();
  #coming: { version: number; done: () => void }[] = [];

  constructor(readonly send: (message: Question) => void) {}

  ask(message: Question): Promise<FromServer> {
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done });
      this.send(message);
    });
  }

  answered(id: string, answer: FromServer): void {
    this.#waiting.get(id)?.done(answer);
    this.#waiting.delete(id);
  }

  /** After a reconnect: send pending requests again; the server recognises ids that it has answered. */
  again(): void {
    for (const { message } of this.#waiting.values()) this.send(message);
  }

  /** The acknowledgement may arrive before the event; no other choice is sent until both are here. */
  until(version: number, now: number): Promise<void> | void {
    if (now < version) return new Promise((done) => this.#coming.push({ version, done }));
  }

  reached(version: number): void {
    for (const { done } of this.#coming.filter((one) => one.version <= version)) done();
    this.#coming = this.#coming.filter((one) => one.version > version);
  }
}
