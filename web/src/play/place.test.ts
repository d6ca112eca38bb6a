import { expect, test } from 'vitest';
import type { Result } from './contract';
import { bestPlace } from './place';

const result = (scores: number[], winners: number[]): Result => ({ scores, winners, rule: '', sheet: [], teams: [] });

test('a place counts those ahead, and how far ahead the winner is', () => {
  const ended = result([22, 23, 4, 22], [1]);
  expect(bestPlace(ended, [1])).toEqual({ place: 1, of: 4, behind: 0 });
  expect(bestPlace(ended, [0])).toEqual({ place: 2, of: 4, behind: 1 });
  expect(bestPlace(ended, [2])).toEqual({ place: 4, of: 4, behind: 19 });
  expect(bestPlace(ended, [2, 3])).toEqual({ place: 2, of: 4, behind: 1 });
});

test('a broken tie is no distance, and a watcher has no place', () => {
  expect(bestPlace(result([7, 7], [1]), [0])).toEqual({ place: 2, of: 2, behind: 0 });
  expect(bestPlace(result([7, 7], [1]), [])).toBeNull();
});

test('teams have no single places', () => {
  const teams = [{ seats: [0, 1], score: 9, ranked: true }];
  expect(bestPlace({ ...result([5, 4], [0, 1]), teams }, [0])).toBeNull();
});
