import { expect, test } from 'vitest';
import { matching, pressed } from './picking';

const TAILORED = [0, 1].flatMap((a) => [20, 21].flatMap((b) => [40, 41].map((c) => [a, b, c])));

test('one of each kind: another of the same kind takes the place of the first', () => {
  let picked = pressed(TAILORED, [], 0);
  picked = pressed(TAILORED, picked, 20);
  picked = pressed(TAILORED, picked, 1);
  expect(picked).toEqual([20, 1]);
  expect(matching(TAILORED, picked)).toBe(-1);
  picked = pressed(TAILORED, picked, 41);
  expect(TAILORED[matching(TAILORED, picked)]).toEqual([1, 20, 41]);
});

test('so many of several: the oldest makes room', () => {
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  expect(pressed(pairs, [1, 2], 3)).toEqual([2, 3]);
  expect(matching(pairs, [3, 2])).toBe(2);
});

test('a second press takes a card out again', () => {
  expect(pressed([[4], [5]], [4], 4)).toEqual([]);
});
