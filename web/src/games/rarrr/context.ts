/** What every part of the RARRR!! table needs to know: Power cards, cities, icons and Monster names. */

import { createContext } from 'svelte';
import { Knowing, words } from '../../kit/knowledge';
import {
  type City,
  type Icons,
  type Kind,
  type Player,
  POWERS,
  type Power,
  type RarrrDeck,
  type RarrrOptions,
  type RarrrView,
} from './types';

export class Knowledge extends Knowing<RarrrView, RarrrDeck, RarrrOptions> {
  powerName = (power: number): string => this.t(`power-${POWERS[power]}`);
  powerOf = (card: Kind): number => POWERS.indexOf(this.of.deck.power[card]?.power as Power);
  cardValue = (card: Kind): number => this.of.deck.power[card]?.value ?? 0;
  cardName = (card: Kind): string =>
    card < 0
      ? this.t('face-down-card')
      : this.t('power-card', { power: this.powerName(this.powerOf(card)), value: this.cardValue(card) });

  city = (city: Kind): City => this.of.deck.city[city] as City;
  region = (city: Kind) => this.of.deck.region.find((one) => one.id === this.city(city)?.region);
  cityName = (city: Kind): string => this.named(this.city(city).id);
  cityLine = (city: Kind): string => {
    const card = this.city(city);
    return this.t('city-line', {
      city: { is: 'card', id: card.id },
      points: card.points,
      region: { is: 'card', id: card.region },
      resists: words(`power-${card.resists}`),
    });
  };

  icons = (icons: Icons | undefined): number[] => POWERS.map((power) => icons?.[power] ?? 0);
  iconsInWords = (counts: readonly number[]): string =>
    this.of.say({ is: 'many', of: counts.flatMap((n, k) => (n ? [words(`limit-${POWERS[k]}`, { n })] : [])) });

  monsterId = (player: Player): string => this.of.deck.monster[player.monster]?.id ?? '';
  monsterName = (player: Player): string => {
    if (player.name) return player.name;
    const card = this.of.deck.monster[player.monster];
    return card ? `${card.syllable}…` : this.t('monster-hidden');
  };

  /** The name in katakana: the order of the cards is read off the Roman name. */
  kanaName = (player: Player): string => {
    const cards = [
      this.of.deck.monster[player.monster],
      ...player.katakana.map((card) => this.of.deck.katakana[card]),
    ];
    const order = ORDERS.find(
      (o) =>
        o
          .map((k) => cards[k]?.syllable ?? '')
          .join('')
          .toLowerCase() === player.name.toLowerCase(),
    );
    return (order ?? [0]).map((k) => cards[k]?.katakana ?? '').join('');
  };
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

export const [useTable, provideTable] = createContext<Knowledge>();
