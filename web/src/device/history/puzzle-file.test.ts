import { expect, test } from 'vitest';
import { parsed, written } from './history-file';
import { puzzlesIn } from './puzzle-file';

const LOG = { solved: { 'chess/chess-1': 7 }, days: [20_000] };
const file = (puzzles: unknown) => JSON.stringify({ kind: 'roarhouse-history', version: 1, games: [], puzzles });

test('solved puzzles are written beside the games, and read again', () => {
  const text = written([], LOG);
  expect(parsed(text)).toEqual([]);
  expect(puzzlesIn(text)).toEqual(LOG);
});

test('a file without puzzles has none', () => {
  expect(puzzlesIn(file(undefined))).toEqual({ solved: {}, days: [] });
});

test.each([
  ['a puzzle without its game', { solved: { 'chess-1': 7 }, days: [] }, 'puzzles, solved'],
  ['a time that is none', { solved: { 'chess/1': 'today' }, days: [] }, 'puzzles, solved'],
  ['no list of days', { solved: {}, days: 4 }, 'puzzles, days'],
  ['a day that is none', { solved: {}, days: [1.5] }, 'puzzles, days'],
])('%s is refused', (_, puzzles, where) => {
  expect(() => puzzlesIn(file(puzzles))).toThrow(where);
});
