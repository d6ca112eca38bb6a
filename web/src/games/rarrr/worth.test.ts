import { describe, expect, it } from 'vitest';
import { formula, played, scored, totalOf } from './worth';

describe('the formula under a set', () => {
  it('is sum and Boost, times cards', () => {
    expect(formula(10, 1, 5, { boostMode: 'sum' })).toBe('(10 + 1) × 5');
    expect(formula(4, 0, 2, { boostMode: 'sum' })).toBe('4 × 2');
  });
  it('adds a Boost at the end where the table has agreed to that', () =>
    expect(formula(10, 1, 5, { boostMode: 'flat' })).toBe('10 × 5 + 1'));
});

it('lists what was played, face-up first', () =>
  expect(played([{ power: 1, cards: [3, 5], boost: 0, down: [0], total: 4, worth: 12 }])).toEqual([
    { power: 1, card: 3, down: false },
    { power: 1, card: 5, down: false },
    { power: 1, card: 0, down: true },
  ]));

describe('the score sheet', () => {
  const sheet: [string, number[]][] = [
    ['score-cities', [12, 6]],
    ['score-groups', [3, 0]],
  ];
  it('has a row for each reason', () => expect(scored(sheet, 'score-groups', 0)).toBe(3));
  it('has nothing where a row is missing', () => expect(scored(sheet, 'score-impact', 0)).toBe(0));
  it('adds a column up', () => expect([totalOf(sheet, 0), totalOf(sheet, 1)]).toEqual([15, 6]));
});
