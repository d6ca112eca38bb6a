import { expect, test } from 'vitest';
import { momentOfHash, seatOfHash } from './links';
import { parse } from './router.svelte';

test('addresses lead to their pages', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/new/chess')).toEqual({ page: 'new', game: 'chess' });
  expect(parse('/how/chess')).toEqual({ page: 'how', game: 'chess' });
  expect(parse('/rules/chess')).toEqual({ page: 'rules', game: 'chess' });
  expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc', mode: 'play' });
  expect(parse('/t/abc/replay')).toEqual({ page: 'table', table: 'abc', mode: 'replay' });
  expect(parse('/t/abc/screen')).toEqual({ page: 'table', table: 'abc', mode: 'screen' });
  expect(parse('/t/abc/verify')).toEqual({ page: 'verify', table: 'abc' });
  expect(parse('/puzzles')).toEqual({ page: 'puzzles' });
  expect(parse('/puzzles/chess/chess-1')).toEqual({ page: 'study', kind: 'puzzle', game: 'chess', id: 'chess-1' });
  expect(parse('/tricks/chess/fork')).toEqual({ page: 'study', kind: 'trick', game: 'chess', id: 'fork' });
  expect(parse('/exercises/chess/ends')).toEqual({ page: 'study', kind: 'exercise', game: 'chess', id: 'ends' });
  expect(parse('/yard/chess/empty')).toEqual({ page: 'study', kind: 'yard', game: 'chess', id: 'empty' });
  expect(parse('/puzzles/chess')).toEqual({ page: 'lost', path: '/puzzles/chess' });
  expect(parse('/nowhere')).toEqual({ page: 'lost', path: '/nowhere' });
});

test('secrets and moments stand behind the hash', () => {
  expect(seatOfHash('#seat=2&s=sssh')).toEqual({ seat: 2, secret: 'sssh' });
  expect(seatOfHash('#seat=x')).toBeNull();
  expect(momentOfHash('#v=12&seat=-2')).toEqual({ at: 12, seat: -2 });
  expect(momentOfHash('')).toEqual({ at: null, seat: null });
});
