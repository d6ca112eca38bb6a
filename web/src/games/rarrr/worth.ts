/** Formats sums and lists what was played; the server has computed the values. */

import type { Back, LaidSet, RarrrOptions } from './types';

/** `(8 + 1) × 3`: sum and Boost, times cards; as it is written under a set. */
export function formula(
  total: number,
  boost: number,
  cards: number,
  { boostMode }: Pick<RarrrOptions, 'boostMode'>,
): string {
  if (!boost) return `${total} × ${cards}`;
  return boostMode === 'flat' ? `${total} × ${cards} + ${boost}` : `(${total} + ${boost}) × ${cards}`;
}

/** Everything a seat has played, in the order in which the server lists it. */
export const played = (laid: readonly LaidSet[]): Back[] =>
  laid.flatMap(({ power, cards, down }) => [
    ...cards.map((card): Back => ({ power, card, down: false })),
    ...down.map((card): Back => ({ power, card, down: true })),
  ]);

type Sheet = readonly (readonly [string, readonly number[]])[];

/** A row of the score sheet for one seat; 0 if it is not in the sheet. */
export const scored = (sheet: Sheet, row: string, seat: number): number =>
  sheet.find(([key]) => key === row)?.[1][seat] ?? 0;

/** The sum of a seat's column. */
export const totalOf = (sheet: Sheet, seat: number): number =>
  sheet.reduce((sum, [, points]) => sum + (points[seat] ?? 0), 0);
