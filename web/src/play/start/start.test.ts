import { expect, test } from 'vitest';
import { tablePath } from './start';

test('a code or a link leads to its table', () => {
  expect(tablePath(' abc123 ')).toBe('/t/abc123');
  expect(tablePath('http://here:8000/t/abc123')).toBe('/t/abc123');
  expect(tablePath('http://here/t/abc#seat=1&s=xyz')).toBe('/t/abc#seat=1&s=xyz');
  expect(tablePath('what is this?')).toBeNull();
});
