/** Arithmetic for the eye: what lies together, what it adds up to. Whether it may be laid is the server's to say. */

import type { Back, Kind, LaidSet, PassChoice, RarrrOptions, SetChoice } from './types';

type CardValue = (card: Kind) => number;

export interface Sum {
  values: number[];
  boost: number;
  cards: number;
  worth: number;
}

export function sumUp(set: SetChoice | LaidSet, cardValue: CardValue, options: RarrrOptions): Sum {
  const values = set.cards.map(cardValue);
  const total = values.reduce((a, b) => a + b, 0);
  const cards = set.cards.length + set.down.length;
  const worth = options.boostMode === 'flat' ? total * cards + (cards ? set.boost : 0) : (total + set.boost) * cards;
  return { values, boost: set.boost, cards, worth };
}

/** `(8 + 1) × 3`: sum and Boost, times cards; as it is written under a set. */
export function formula({ values, boost, cards }: Sum, options: RarrrOptions): string {
  const sum = values.reduce((a, b) => a + b, 0);
  if (!boost) return `${sum} × ${cards}`;
  return options.boostMode === 'flat' ? `${sum} × ${cards} + ${boost}` : `(${sum} + ${boost}) × ${cards}`;
}

/** The best set out of these values with room for so many cards. */
export function bestSet(values: readonly number[], room: number): number {
  const best = [...values].sort((a, b) => b - a).slice(0, room);
  return best.reduce((a, b) => a + b, 0) * best.length;
}

/** How much a card of this value would add to the best set of its type. */
export const gain = (values: readonly number[], value: number, room: number) =>
  bestSet([...values, value], room) - bestSet(values, room);

/** Everything a seat has played, in the order in which the server lists it. */
export const played = (laid: readonly LaidSet[]): Back[] =>
  laid.flatMap(({ power, cards, down }) => [
    ...cards.map((card): Back => ({ power, card, down: false })),
    ...down.map((card): Back => ({ power, card, down: true })),
  ]);

/** How many cards may come back, read off the ways to pass that are offered. */
export const mostBack = (passes: readonly PassChoice[]) => Math.max(0, ...passes.map((pass) => pass.back.length));

const GROUP_BONUS = [0, 0, 1, 2];
const GLOBAL_IMPACT = [0, 0, 1, 2, 4, 8];
const upTo = (table: readonly number[], n: number) => table[Math.min(n, table.length - 1)] ?? 0;

/** The score sheet as it stands; at the end the server's own takes its place. */
export function scores(won: readonly { points: number; region: string }[], bonus: boolean) {
  const cities = won.reduce((sum, city) => sum + city.points, 0);
  const regions = [...new Set(won.map((city) => city.region))];
  const groups = regions.reduce(
    (sum, one) => sum + upTo(GROUP_BONUS, won.filter((city) => city.region === one).length),
    0,
  );
  const impact = upTo(GLOBAL_IMPACT, regions.length);
  return { cities, groups, impact, total: bonus ? cities + groups + impact : cities };
}
