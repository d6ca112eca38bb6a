/** What every part of the Pikit table needs to know. */

import { createContext } from 'svelte';
import { Knowing, words } from '../../kit/knowledge';
import type { Words } from '../../play/contract';
import { type Card, type Deed, MECHA, type PikitDeck, type PikitOptions, type PikitView } from './types';

export class Knowledge extends Knowing<PikitView, PikitDeck, PikitOptions> {
  kaiju = (value: number) => this.of.deck.kaiju.find((row) => row.value === value);
  mecha = (pair: number) => this.of.deck.mecha.find((row) => row.pair === pair);
  effect = (card: Card): string => this.kaiju(card)?.effect ?? '';
  nameOf = (card: Card): string => {
    const id = (card > MECHA ? this.mecha(card - MECHA) : this.kaiju(card))?.id;
    return id ? this.named(id) : '';
  };
  cardWords = (card: Card): Words =>
    card > MECHA
      ? words('mecha', { pair: card - MECHA, name: this.nameOf(card) })
      : words('kaiju', { value: card, name: this.nameOf(card) });
  cardName = (card: Card): string => this.of.say(this.cardWords(card));
  cardNames = (cards: readonly Card[]): string => this.of.say({ is: 'many', of: cards.map(this.cardWords) });
  /** What the Player Aid says of a card. */
  aid = (card: Card): string =>
    card > MECHA ? this.t('aid-mecha', { points: this.of.view.mecha_points }) : this.t(`aid-${this.effect(card)}`);
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
