/** Animations of the last event: dice tumble, a card is cancelled, a card is stolen. */

import type { Entry, Fact } from '../../play/contract';
import { type Card, MECHA, type PikitView } from './types';

const TUMBLE = 620;
const STAMP = 1500;

export interface Stolen {
  card: Card;
  thief: number;
  victim: number;
  bites: boolean;
}

const seatOf = (fact: Fact | undefined) => (typeof fact === 'object' && fact.is === 'who' ? fact.seat : -1);

function cardOf(fact: Fact | undefined): Card {
  if (typeof fact !== 'object' || fact.is !== 'words') return 0;
  return fact.key === 'mecha' ? MECHA + Number(fact.facts?.pair) : Number(fact.facts?.value);
}

export class Animations {
  /** How often each die has been thrown. */
  rolls = $state<[number, number]>([0, 0]);
  tumbling = $state(false);
  /** How many cards were cancelled; 0 after the animation. */
  cancelled = $state(0);
  thefts = $state.raw<Stolen[]>([]);
  #settle: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;

  /** Animate one event; `previous` is the view before it. */
  hear(news: readonly Entry[], previous: PikitView | null, motion: boolean): void {
    const keys = news.map(({ words }) => words.key);
    if (motion && keys.includes('rolls')) this.#tumble([0, 1]);
    if (motion && keys.includes('rolls-again')) {
      const deed = previous?.pile.at(-1)?.deed;
      this.#tumble(deed?.effect === 'reroll' ? deed.dice : [0, 1]);
    }
    if (keys.includes('is-cancelled')) this.#stamp();
    const stolen = news.find(({ words }) => words.key === 'steals')?.words.facts;
    if (stolen) {
      const theft = { card: cardOf(stolen.card), thief: seatOf(stolen.who), victim: seatOf(stolen.victim) };
      this.thefts = [...this.thefts, { ...theft, bites: keys.includes('is-wounded') }].slice(-2);
    }
  }

  skip = (): void => {
    clearTimeout(this.#settle);
    this.tumbling = false;
  };

  #tumble(dice: number[]): void {
    this.rolls = [this.rolls[0] + (dice.includes(0) ? 1 : 0), this.rolls[1] + (dice.includes(1) ? 1 : 0)];
    this.tumbling = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(this.skip, TUMBLE);
  }

  #stamp(): void {
    this.cancelled += 1;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => {
      this.cancelled = 0;
    }, STAMP);
  }
}
