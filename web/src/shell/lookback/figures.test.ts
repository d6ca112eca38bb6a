import { expect, test } from 'vitest';
import type { Analysis, Moment } from '../../play/past/analysis.svelte';
import { leadChanges, lineOf, momentAt, sampled, slips, swings } from './figures';

const moment = (version: number, chances: number[], more: Partial<Moment> = {}): Moment => ({
  version,
  by: 0,
  chances,
  decision: null,
  ...more,
});
const words = { is: 'words' as const, key: 'x', facts: {} };
const decided = (seat: number, why: typeof words | null) => ({
  decision: { seat, words, best: words, chance: 0.2, bestChance: 0.5, loss: 0.3, verdict: 'blunder' as const, why },
});
const moments = [
  moment(0, [0.4, 0.3, 0.3]),
  moment(1, [0.6, 0.2, 0.2], decided(0, words)),
  moment(4, [0.2, 0.45, 0.35], decided(1, words)),
  moment(5, [0.3, 0.4, 0.3], decided(1, null)),
  moment(6, [1, 0, 0]),
];
const analysis: Analysis = { game: 'growl', seats: 3, openCards: false, moments, balances: [], turns: [4, 6] };

test('a line runs over the versions of the log, a sure win at the top', () => {
  expect(lineOf(moments, 0, 60, 100)).toBe('M0.0 60.0L10.0 40.0L40.0 80.0L50.0 70.0L60.0 0.0');
  expect(lineOf([], 0, 60, 100)).toBe('');
});

test('a version between two moments shows the earlier one', () => {
  expect([0, 1, 3, 4, 6, 99].map((version) => momentAt(moments, version))).toEqual([0, 1, 1, 2, 4, 4]);
});

test('a turning point names the seat that it concerned most', () => {
  const found = swings(analysis);
  expect(found.map(({ seat, before, after }) => [seat, before, after])).toEqual([
    [0, 0.6, 0.2],
    [0, 0.3, 1],
  ]);
});

test('slips are those with something better, of one seat or of all', () => {
  expect(slips(analysis, null).map(({ version }) => version)).toEqual([1, 4]);
  expect(slips(analysis, 1).map(({ version }) => version)).toEqual([4]);
});

test('the lead changes with the highest chance', () => {
  expect(leadChanges(moments)).toBe(2);
});

test('the table in words holds the ends and the turning points', () => {
  expect(sampled(analysis, 1).map(({ version }) => version)).toEqual([0, 4, 6]);
});
