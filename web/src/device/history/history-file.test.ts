import { beforeEach, expect, test, vi } from 'vitest';
import { addGames, history, type Played, wipe } from './history.svelte';
import { type BadFile, parsed, written } from './history-file';

const game = (table: string, more: Partial<Played> = {}): Played => ({
  table,
  game: 'chess',
  at: 1,
  players: [{ name: 'Momo' }, { name: 'Gorkra', bot: 'greedy' }],
  scores: [7, 5],
  winners: [0],
  mine: [0],
  place: 1,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  wipe();
});

test('what was written is read again, and counted once', () => {
  const games = [game('a'), game('b', { at: 2, place: undefined })];
  expect(parsed(written(games))).toEqual([game('a'), expect.not.objectContaining({ place: undefined })]);
  expect(addGames(games)).toBe(2);
  expect(addGames(parsed(written(games)))).toBe(0);
  expect(history.games.map((one) => one.table)).toEqual(['b', 'a']);
});

const wrong: [string, unknown, string, string][] = [
  ['no JSON', 'not json', '1', 'expect-json'],
  ['another kind', { kind: 'x' }, 'kind', 'expect-kind'],
  ['a later version', { kind: 'roarhouse-history', version: 9, games: [] }, 'version', 'expect-version'],
  ['no games', { kind: 'roarhouse-history', version: 1 }, 'games', 'expect-games'],
];
const inGame: [string, object, string, string][] = [
  ['a score missing', { scores: [1] }, 'games 1, scores', 'expect-scores'],
  ['a score that is text', { scores: [1, '2'] }, 'games 1, scores', 'expect-scores'],
  ['a seat beyond the table', { winners: [2] }, 'games 1, winners', 'expect-seats'],
  ['a place beyond the table', { place: 3 }, 'games 1, place', 'expect-place'],
  ['no players', { players: [], scores: [] }, 'games 1, players', 'expect-players'],
  ['a time that is none', { at: 'yesterday' }, 'games 1, at', 'expect-time'],
];

function complaint(text: string): BadFile {
  try {
    parsed(text);
  } catch (error) {
    return error as BadFile;
  }
  throw new Error('expected a complaint');
}

test.each(wrong)('%s is refused with what was expected', (_, value, where, expected) => {
  const bad = complaint(typeof value === 'string' ? value : JSON.stringify(value));
  expect([bad.where, bad.expected]).toEqual([where, expected]);
});

test.each(inGame)('%s is refused by the name of the field', (_, change, where, expected) => {
  const bad = complaint(
    JSON.stringify({ kind: 'roarhouse-history', version: 1, games: [{ ...game('a'), ...change }] }),
  );
  expect([bad.where, bad.expected]).toEqual([where, expected]);
  expect(bad.found.length).toBeLessThanOrEqual(60);
});

test('another tab has written meanwhile: nothing is lost', () => {
  addGames([game('a')]);
  localStorage.setItem('roarhouse.history', JSON.stringify({ version: 1, games: [game('a'), game('other')] }));
  addGames([game('b')]);
  const kept = JSON.parse(localStorage.getItem('roarhouse.history')!);
  expect(kept.games.map((one: Played) => one.table).sort()).toEqual(['a', 'b', 'other']);
});

test('what cannot be read is set aside', async () => {
  localStorage.setItem('roarhouse.history', '{"version": 7, "games": "from the future"}');
  vi.resetModules();
  const again = await import('./history.svelte');
  expect(again.history.games).toEqual([]);
  expect(localStorage.getItem('roarhouse.history.unreadable')).toContain('from the future');
});
