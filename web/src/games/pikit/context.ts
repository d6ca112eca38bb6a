/** What every part of the table needs to know: the deck, the words, the rules. Kept alive by getters on the props. */

import { createContext } from 'svelte';
import type { Fact, Lang, Rule, Seat, Sound, Words } from '../../lib/contract';
import { type Card, type Deed, MECHA, type PikitDeck } from './types';

export interface Source {
  readonly deck: PikitDeck;
  readonly options: Record<string, unknown>;
  readonly names: string[];
  readonly seat: Seat;
  readonly lang: Lang;
  readonly motion: boolean;
  say(fact: Fact): string;
  rule(id: string): Rule | undefined;
  openRule(id: string): void;
  sound(name: Sound): void;
}

export const words = (key: string, facts: Record<string, Fact> = {}): Words => ({ is: 'words', key, facts });

export class Knowledge {
  constructor(readonly of: Source) {}

  t = (key: string, facts: Record<string, Fact> = {}): string => this.of.say(words(key, facts));
  who = (seat: Seat): string => this.of.say({ is: 'who', seat });

  kaiju = (value: number) => this.of.deck.kaiju.find((row) => row.value === value);
  mecha = (pair: number) => this.of.deck.mecha.find((row) => row.pair === pair);
  effect = (card: Card): string => this.kaiju(card)?.effect ?? '';
  nameOf = (card: Card): string => {
    const id = (card > MECHA ? this.mecha(card - MECHA) : this.kaiju(card))?.id;
    return id ? this.of.say({ is: 'card', id }) : '';
  };
  cardWords = (card: Card): Words =>
    card > MECHA
      ? words('mecha', { pair: card - MECHA, name: this.nameOf(card) })
      : words('kaiju', { value: card, name: this.nameOf(card) });
  cardName = (card: Card): string => this.of.say(this.cardWords(card));
  cardNames = (cards: readonly Card[]): string => this.of.say({ is: 'many', of: cards.map(this.cardWords) });
  /** What the Player Aid says of a card. */
  aid = (card: Card): string =>
    card > MECHA ? this.t('aid-mecha', { points: 15 }) : this.t(`aid-${this.effect(card)}`);
  cardLine = (card: Card): string => `${this.cardName(card)}: ${this.aid(card)}`;

  deed = (deed: Deed | null): string => {
    if (!deed) return this.t('deed-later');
    switch (deed.effect) {
      case 'reroll':
        return deed.dice.length > 1
          ? this.t('deed-reroll-both')
          : this.t('deed-reroll', { die: (deed.dice[0] ?? 0) + 1 });
      case 'steal':
        return this.t('deed-steal', { victim: this.who(deed.victim) });
      case 'turn':
        return this.t('deed-turn', { die: deed.die + 1, face: deed.face });
    }
    return this.t(`deed-${deed.effect}`);
  };
}

export const [useTable, provideTable] = createContext<Knowledge>();
