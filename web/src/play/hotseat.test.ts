import { expect, test } from 'vitest';
import { showing, takers } from './hotseat';

test('one seat is simply shown, several are hidden from one another', () => {
  expect(showing([], [], null, false)).toEqual({ seat: -2, behind: null });
  expect(showing([1], [1], null, false)).toEqual({ seat: 1, behind: null });
  expect(showing([0, 1], [1], null, false)).toEqual({ seat: -2, behind: 1 });
  expect(showing([0, 1], [1], 1, false)).toEqual({ seat: 1, behind: null });
  expect(showing([0, 1], [1], 0, false)).toEqual({ seat: 0, behind: 1 });
  expect(showing([0, 1], [], 0, false)).toEqual({ seat: 0, behind: null });
  expect(showing([0, 1], [0, 1], 0, false)).toEqual({ seat: 0, behind: null });
  expect(showing([0, 1], [1], 0, true)).toEqual({ seat: 0, behind: null });
});

test('a seat whose window closes by itself is not handed the device, whatever it could answer', () => {
  expect(takers([0, 1], [1], [1], 0)).toEqual([]);
  expect(takers([0, 1], [1], [], 0)).toEqual([1]);
  expect(takers([0, 1], [0, 1], [0, 1], 0)).toEqual([0]);
  expect(takers([0], [0], [0], null)).toEqual([0]);
  expect(showing([0, 1], takers([0, 1], [1], [1], 0), 0, false)).toEqual({ seat: 0, behind: null });
});
