import { expect, test } from 'vitest';
import type { LogEntry } from '../../net/wire';
import { bestMoment } from './best';

const line = (version: number, key: string, seat: number, level: number): LogEntry => ({
  version,
  rule: '',
  words: { is: 'words', key, facts: { who: { is: 'who', seat }, level } },
  shows: false,
});
const log = [
  line(1, 'destroys', 0, 30),
  line(2, 'destroys', 1, 90),
  line(3, 'steals', 0, 1),
  line(4, 'other', 0, 999),
];

test('the greatest line of the own seat comes first, by kind and then by its numbers', () => {
  expect(bestMoment(log, { best: ['destroys', 'steals'] }, null, [0])?.version).toBe(1);
  expect(bestMoment(log, { best: ['steals', 'destroys'] }, null, [0])?.version).toBe(3);
});

test('without one of its own, or for a watcher, it is the greatest of the game', () => {
  expect(bestMoment(log, { best: ['destroys'] }, null, [2])?.version).toBe(2);
  expect(bestMoment(log, { best: ['destroys'] }, null, [])?.version).toBe(2);
  expect(bestMoment(log, { best: ['never'] }, null, [0])).toBeNull();
});

test('a game may weigh otherwise, and a line for one seat only is never shown', () => {
  const least = { best: ['destroys'], weigh: () => 1 };
  expect(bestMoment(log, least, null, [])?.version).toBe(1);
  expect(bestMoment([{ ...log[1]!, to: [1] }], least, null, [])).toBeNull();
});
