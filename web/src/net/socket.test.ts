import { expect, test } from 'vitest';
import { backoff } from './socket';

test('waiting doubles, is capped, and differs', () => {
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(20, 1)).toBe(10_000);
  expect(backoff(3, 0)).toBe(2000);
});
