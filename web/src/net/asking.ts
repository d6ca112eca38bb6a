/** Questions to the server that wait for their answers, over as many lines as it takes. */
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

  /** A new line: ask again what was not answered; the server knows the ids it has answered before. */
  again(): void {
    for (const { message } of this.#waiting.values()) this.send(message);
  }

  /** The acknowledgement may come before the event; until both are here, nothing else is chosen. */
  until(version: number, now: number): Promise<void> | void {
    if (now < version) return new Promise((done) => this.#coming.push({ version, done }));
  }

  reached(version: number): void {
    for (const { done } of this.#coming.filter((one) => one.version <= version)) done();
    this.#coming = this.#coming.filter((one) => one.version > version);
  }
}
