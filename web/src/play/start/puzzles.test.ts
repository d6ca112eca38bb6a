import { beforeEach, expect, test } from 'vitest';
import { addSolved, dayOf, isSolved, puzzleLog, streak, wipePuzzles } from '../../device/puzzles.svelte';
import type { GameInfo } from '../../net/wire';
import { grade, nextPuzzle, puzzleOfDay, puzzlePath, solve } from './puzzles';

const game = (name: string, n: number) =>
  ({ name, puzzles: Array.from({ length: n }, (_, k) => ({ id: `${name}-${k + 1}`, difficulty: 0.5 })) }) as GameInfo;
const GAMES = [game('chess', 30), game('go', 32), game('ludo', 0)];
const ids = (days: number[]) => days.map((day) => puzzleOfDay(GAMES, day)!.id);
const DAYS = Array.from({ length: 60 }, (_, k) => 20_000 + k);

beforeEach(wipePuzzles);

test('the puzzle of the day depends on the date alone, and not on the order of the games', () => {
  expect(ids(DAYS)).toEqual(DAYS.map((day) => puzzleOfDay([...GAMES].reverse(), day)!.id));
  expect(puzzleOfDay([], 7)).toBeNull();
});

test('games take turns, and no puzzle comes again before all of its game were shown', () => {
  expect(new Set(ids(DAYS)).size).toBe(60);
  expect(new Set(ids([20_000, 20_001]).map((id) => id.split('-')[0]))).toEqual(new Set(['chess', 'go']));
});

test('a day is one of the calendar', () => {
  expect(dayOf(new Date(2026, 10, 18, 0, 5))).toBe(dayOf(new Date(2026, 10, 18, 23, 55)));
  expect(dayOf(new Date(2026, 10, 19, 0, 5)) - dayOf(new Date(2026, 10, 18, 23, 55))).toBe(1);
});

test.each([
  [[], 0],
  [[10], 1],
  [[9], 1],
  [[8], 0],
  [[7, 8, 9], 3],
  [[6, 8, 9, 10], 3],
])('the streak of %j on day 10 is %i', (days, n) => {
  expect(streak(days, 10)).toBe(n);
});

test("only today's puzzle counts for the streak, and a puzzle is solved once", () => {
  const now = new Date(2026, 10, 18, 12);
  const today = puzzleOfDay(GAMES, dayOf(now))!;
  solve(GAMES, 'chess', today.id === 'chess-1' ? 'chess-2' : 'chess-1', now);
  expect(puzzleLog.days).toEqual([]);
  solve(GAMES, today.game, today.id, now);
  expect(puzzleLog.days).toEqual([dayOf(now)]);
  expect(addSolved({ solved: { [`${today.game}/${today.id}`]: 1 }, days: [] })).toBe(0);
  expect(puzzleLog.solved[`${today.game}/${today.id}`]).toBe(1);
});

test('the next puzzle is one that is not solved yet', () => {
  const small = game('go', 3);
  addSolved({ solved: { 'go/go-2': 1 }, days: [] });
  expect(isSolved('go', 'go-2')).toBe(true);
  expect(nextPuzzle(small, 'go-1')!.id).toBe('go-3');
  expect(nextPuzzle(small, 'go-3')!.id).toBe('go-1');
  addSolved({ solved: { 'go/go-1': 1, 'go/go-3': 1 }, days: [] });
  expect(nextPuzzle(small, 'go-3')!.id).toBe('go-1');
  expect(nextPuzzle(game('go', 1), 'go-1')).toBeNull();
});

test('difficulties have three grades, and addresses are encoded', () => {
  expect([0.5, 0.51, 0.92, 1].map(grade)).toEqual(['easy', 'medium', 'medium', 'hard']);
  expect(puzzlePath({ game: 'go', id: 'a/b' })).toBe('/puzzles/go/a%2Fb');
});
