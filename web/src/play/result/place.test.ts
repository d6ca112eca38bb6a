import { expect, test } from 'vitest';
import type { Result } from '../contract';
import { bestPlace, ranking } from './place';

const result = (scores: number[], winners: number[]): Result => ({ scores, winners, rule: '', sheet: [], teams: [] });
const lost = { ahead: 0, shared: 'no' };

test('a place counts those ahead, and how far ahead the winner is', () => {
  const ended = result([22, 23, 4, 22], [1]);
  expect(bestPlace(ended, [1])).toEqual({ place: 1, of: 4, behind: 0, ahead: 1, shared: 'no' });
  expect(bestPlace(ended, [0])).toEqual({ place: 2, of: 4, behind: 1, ...lost });
  expect(bestPlace(ended, [2])).toEqual({ place: 4, of: 4, behind: 19, ...lost });
  expect(bestPlace(ended, [2, 3])).toEqual({ place: 2, of: 4, behind: 1, ...lost });
});

test('a broken tie is no distance, a win can be shared, and a watcher has no place', () => {
  expect(bestPlace(result([7, 7], [1]), [0])).toEqual({ place: 2, of: 2, behind: 0, ...lost });
  expect(bestPlace(result([7, 7], [1]), [1])).toEqual({ place: 1, of: 2, behind: 0, ahead: 0, shared: 'no' });
  expect(bestPlace(result([7, 7, 3], [0, 1]), [1])).toMatchObject({ place: 1, ahead: 4, shared: 'yes' });
  expect(bestPlace(result([7, 7], [1]), [])).toBeNull();
});

test('the ranking is sorted: winners first, then by score, those out of it last', () => {
  const order = (one: Result) => ranking(one).map(({ seats, place }) => [...seats, place]);
  expect(order(result([22, 23, 4, 22], [1]))).toEqual([
    [1, 1],
    [0, 2],
    [3, 2],
    [2, 4],
  ]);
  const teams = [
    { seats: [0], score: 9, ranked: false },
    { seats: [1], score: 4, ranked: true },
    { seats: [2], score: 5, ranked: true },
  ];
  expect(order({ ...result([9, 4, 5], [2]), teams })).toEqual([
    [2, 1],
    [1, 2],
    [0, 2],
  ]);
});

test('teams have no single places, and stand on the podium together', () => {
  const teams = [
    { seats: [0, 1], score: 9, ranked: true },
    { seats: [2, 3], score: 12, ranked: true },
  ];
  const ended = { ...result([5, 4, 6, 6], [2, 3]), teams };
  expect(bestPlace(ended, [0])).toBeNull();
  expect(ranking(ended).map(({ seats }) => seats)).toEqual([
    [2, 3],
    [0, 1],
  ]);
});
