import { describe, expect, it } from 'vitest';
import { bestSet, formula, gain, mostBack, played, scores, sumUp } from './reckon';

const value = (card: number) => (card % 3) + 1;
const set = (cards: number[], boost = 0, down: number[] = []) => ({ power: 1, cards, boost, down });

describe('what a set adds up to', () => {
  it.each([
    ['one card', set([5]), 3],
    ['two cards', set([3, 5]), 8],
    ['five cards and a Boost, as in the book', set([5, 5, 4, 3, 3], 1), 55],
    ['face-down cards count as cards only, as in the book', set([5, 4], 0, [0, 0]), 20],
    ['and a Boost with them', set([5, 4], 3, [0, 0]), 32],
    ['a Boost alone', set([], 2), 0],
  ])('%s', (_, laid, worth) => expect(sumUp(laid, value, {}).worth).toBe(worth));

  it('adds a Boost at the end where the table has agreed to that', () => {
    const sum = sumUp(set([5, 5, 4, 3, 3], 1), value, { boostMode: 'flat' });
    expect([sum.worth, formula(sum, { boostMode: 'flat' })]).toEqual([51, '10 × 5 + 1']);
  });

  it('is written as sum and Boost, times cards', () => {
    expect(formula(sumUp(set([5, 5, 4, 3, 3], 1), value, {}), {})).toBe('(10 + 1) × 5');
    expect(formula(sumUp(set([3, 5]), value, {}), {})).toBe('4 × 2');
  });
});

describe('what a card would add', () => {
  it('fills the room that is left', () => expect(gain([3, 3], 3, 3)).toBe(15));
  it('drives out the weakest when the room is full', () => expect(gain([3, 1], 3, 2)).toBe(4));
  it('adds nothing without icons', () => expect(gain([], 3, 0)).toBe(0));
  it('takes the strongest within the limit', () => expect(bestSet([1, 3, 2], 2)).toBe(10));
});

describe('passing', () => {
  const laid = [{ ...set([3, 5], 0, [0]), worth: 12 }];
  it('lists what was played, face-up first', () =>
    expect(played(laid)).toEqual([
      { power: 1, card: 3, down: false },
      { power: 1, card: 5, down: false },
      { power: 1, card: 0, down: true },
    ]));
  it('reads off the offers how many cards may come back', () => {
    const [one, two, three] = played(laid);
    expect(mostBack([])).toBe(0);
    expect(
      mostBack([
        { do: 'pass', back: [] },
        { do: 'pass', back: [one!, two!] },
        { do: 'pass', back: [three!] },
      ]),
    ).toBe(2);
  });
});

describe('the score sheet', () => {
  const won = (...regions: string[]) => regions.map((region) => ({ points: 2, region }));
  it('counts cities only without the bonus', () => expect(scores(won('a', 'a', 'b'), false).total).toBe(6));
  it('adds groups and global impact', () =>
    expect(scores(won('a', 'a', 'a', 'b', 'b', 'c'), true)).toEqual({ cities: 12, groups: 3, impact: 2, total: 17 }));
  it('knows six groups', () => expect(scores(won('a', 'b', 'c', 'd', 'e', 'f'), true).impact).toBe(8));
  it('gives nothing for nothing', () => expect(scores([], true).total).toBe(0));
});
