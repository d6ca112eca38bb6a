import { expect, it } from 'vitest';
import { curve, half, limb } from './shapes';

it('reads points written as text', () => {
  expect(curve('0 0, 10 0, 10 10')).toBe(
    curve([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  );
  expect(half('0 0, 10 10, 0 20')).not.toContain('NaN');
  expect(limb('0 0, 10 10, 0 20', 4, 2)).not.toContain('NaN');
});
