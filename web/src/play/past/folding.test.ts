import { expect, test } from 'vitest';
import type { LogEntry } from '../../net/wire';
import { folded } from './folding';

const line = (version: number, key: string, seat?: number): LogEntry => ({
  version,
  rule: '',
  words: { is: 'words', key, facts: seat === undefined ? {} : { who: { is: 'who', seat } } },
  shows: false,
});
const FOLDS = { picks: 'picks-many' };
const told = (log: LogEntry[]) =>
  folded(log, FOLDS, 4).map(({ words, times, first, entry }) => [words.key, times, first, entry.version]);

test('lines of one kind in a row become one that counts them', () => {
  const log = [line(1, 'picks', 1), line(2, 'picks', 2), line(3, 'picks', 3), line(4, 'deals'), line(5, 'picks', 1)];
  expect(told(log)).toEqual([
    ['picks-many', 3, 1, 3],
    ['deals', 1, 4, 4],
    ['picks', 1, 5, 5],
  ]);
  expect(folded(log, FOLDS, 4)[0]?.words.facts).toEqual({ n: 3, all: 4 });
});

test('the same line in a row is told once; lines of others stay apart', () => {
  expect(told([line(1, 'passed'), line(2, 'passed'), line(3, 'rolls', 1), line(4, 'rolls', 2)])).toEqual([
    ['passed', 2, 1, 2],
    ['rolls', 1, 3, 3],
    ['rolls', 1, 4, 4],
  ]);
});
