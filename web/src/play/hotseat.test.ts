import { expect, test } from 'vitest';
import { showing } from './hotseat';

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
