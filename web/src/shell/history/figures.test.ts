import { expect, test } from 'vitest';
import type { Played } from '../../device/history/history.svelte';
import { bestOf, months, opponents, places, streaks } from './figures';

let n = 0;
const game = (scores: number[], winners: number[], place?: number, more: Partial<Played> = {}): Played => ({
  table: `t${++n}`,
  game: 'chess',
  at: Date.UTC(2026, 4, n),
  players: [{ name: 'Me' }, { name: 'Ada' }, { name: 'Gorkra', bot: 'greedy' }].slice(0, scores.length),
  scores,
  winners,
  mine: [0],
  ...(place ? { place } : {}),
  ...more,
});

test('places, best score and rows of wins', () => {
  const games = [game([9, 3, 1], [0], 1), game([5, 8, 1], [1], 2), game([7, 2], [0], 1), game([8, 1], [0], 1)];
  expect(places(games)).toEqual([3, 1, 0]);
  expect(bestOf(games)?.score).toBe(9);
  expect(streaks(games)).toEqual({ now: 2, longest: 2 });
});

test('a device that was shared has no score of its own', () => {
  expect(bestOf([game([9, 3], [0], undefined, { mine: [0, 1] })])).toBeNull();
  expect(opponents([game([9, 3], [0], undefined, { mine: [0, 1] })])).toEqual([]);
});

test('opponents: people by name, bots by kind; a won tie is ahead', () => {
  const games = [game([5, 5, 2], [0], 1), game([3, 6, 4], [1], 3)];
  expect(opponents(games)).toEqual([
    { name: 'Ada', bot: false, games: 2, ahead: 1, behind: 1 },
    { name: 'greedy', bot: true, games: 2, ahead: 1, behind: 1 },
  ]);
});

test('months count back from the current one', () => {
  const found = months([game([1, 0], [0], 1, { at: new Date(2026, 4, 20).getTime() })], new Date(2026, 5, 2), 3);
  expect(found.map((one) => [one.month, one.games, one.won])).toEqual([
    [3, 0, 0],
    [4, 1, 1],
    [5, 0, 0],
  ]);
});
