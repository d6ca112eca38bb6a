/** The Monsters have their names: they roar them one after the other. Skipped by any key or press. */
import type { RarrrView } from './types';

const BEAT = 450;
const RINGS = 1100;

export class Roars {
  /** The seats that have roared so far; the last one is heard now. */
  heard: readonly number[] = $state.raw([]);
  #waiting: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sound: () => void) {}

  hear(view: RarrrView, previous: RarrrView): void {
    const named = view.players.flatMap(({ name }, seat) => (name && !previous.players[seat]?.name ? [seat] : []));
    if (!named.length) return;
    this.skip();
    this.#waiting = named;
    this.#next();
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.heard = [];
  };

  #next(): void {
    const seat = this.#waiting.shift();
    if (seat === undefined) {
      this.#timer = setTimeout(this.skip, RINGS);
      return;
    }
    this.heard = [...this.heard, seat];
    this.sound();
    this.#timer = setTimeout(() => this.#next(), BEAT);
  }
}
