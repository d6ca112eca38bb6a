import { expect, test } from 'vitest';
import { matching, placesOf, pressed, spread } from './menu';
import type { Card } from './types';

const TAILORED = [0, 1].flatMap((a) => [20, 21].flatMap((b) => [40, 41].map((c) => [a, b, c])));

/** Presses on cards by their places; what is picked then, and which set that is. */
function press(sets: Card[][], ...places: number[]): [Card[], Card[] | undefined] {
  const shown = spread(sets);
  const picked = places.reduce<number[]>((so, at) => pressed(sets, shown, so, at), []).map((at) => shown[at]!);
  return [picked, sets[matching(sets, picked)]];
}

test('one of each kind: another of the same kind takes the place of the first', () => {
  expect(spread(TAILORED)).toEqual([0, 1, 20, 21, 40, 41]);
  expect(press(TAILORED, 0, 2, 1)).toEqual([[20, 1], undefined]);
  expect(press(TAILORED, 0, 2, 1, 5)).toEqual([
    [20, 1, 41],
    [1, 20, 41],
  ]);
});

test('so many of several: the oldest makes room', () => {
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  expect(press(pairs, 0, 1, 2)).toEqual([
    [2, 3],
    [2, 3],
  ]);
  expect(matching(pairs, [3, 2])).toBe(2);
});

test('a second press takes a card out again', () => {
  expect(press([[4], [5]], 0, 0)).toEqual([[], undefined]);
});

test('two boxes have every Power twice: three of two and two can be given up', () => {
  const sets = [
    [30, 30, 31],
    [30, 31, 31],
  ];
  expect(spread(sets)).toEqual([30, 30, 31, 31]);
  expect(press(sets, 0, 1, 2)[1]).toEqual([30, 30, 31]);
  expect(press(sets, 0, 2, 3)[1]).toEqual([30, 31, 31]);
  expect(press(sets, 0, 1, 0)[0]).toEqual([30]);
});

test('what was sealed lies where it is shown, twice if it is twice', () => {
  expect(placesOf([30, 30, 31, 31], [31, 30, 30])).toEqual([2, 0, 1]);
});
