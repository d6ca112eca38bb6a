import { expect, test } from 'vitest';
import { FairDice } from './dice';
import { mixed } from './redeal.fixture';

test('the dice fall as those of core/records/fair.py do', () => {
  const third = new FairDice(mixed, 3);
  expect([1, 2, 3, 10, 72, 1000, 2 ** 40].map((n) => third.below(n))).toEqual([0, 0, 0, 7, 61, 713, 907576593474]);
  expect(third.bits(300)).toBe(
    1077692900541668707085089993566143058660588394130359466747351630606203069384075804141993119n,
  );
  const shuffled = new FairDice(mixed, 0).shuffle(Array.from({ length: 20 }, (_, k) => k));
  expect(shuffled).toEqual([11, 17, 6, 0, 18, 15, 3, 7, 19, 16, 4, 1, 13, 12, 2, 14, 8, 5, 9, 10]);
  const range = (n: number) => Array.from({ length: n }, (_, k) => k);
  const drawn = new FairDice(mixed, 12);
  expect([drawn.sample(range(36), 6), drawn.sample(range(12), 4), drawn.sample(range(100), 3)]).toEqual([
    [10, 14, 0, 19, 1, 32],
    [6, 3, 2, 7],
    [73, 93, 38],
  ]);
});
