import { afterEach, expect, test } from 'vitest';
import { settings } from '../device/settings.svelte';
import { ApiError } from '../net/api';
import { troubleOf } from './trouble';

afterEach(() => {
  settings.lang = 'en';
});

test('a refusal is told in the language of the page, with what the server says of it', () => {
  settings.lang = 'de';
  expect(troubleOf(new ApiError(409, 'no seat is open at this table', 'full'))).toBe(
    'An diesem Tisch ist kein Platz mehr frei.',
  );
  expect(troubleOf(new ApiError(409, 'the answer was 500', 'not-sent'))).toContain('the answer was 500');
});

test('what has no words of its own is told in those of the server, and a lost line in general', () => {
  expect(troubleOf(new ApiError(400, 'expected 2 to 6 seats', 'seats'))).toBe('expected 2 to 6 seats');
  expect(troubleOf(new ApiError(0, ''))).toBe('That did not work. Please try again.');
  expect(troubleOf(new TypeError('undefined'), 'cannot-start')).not.toContain('undefined');
});
