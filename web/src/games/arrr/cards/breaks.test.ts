import { expect, test } from 'vitest';
import deck from '../../../../../src/roarhouse/games/arrr/deck.toml?raw';
import { breakable } from './breaks';

const LONG = 11; // letters that fit on a small card

test('each long word on a small card has a place to break', () => {
  const rows = deck.split('[[').filter((row) => /^(crew|event)\]/.test(row));
  const names = rows.flatMap((row) => [...row.matchAll(/^name\.\w+ = "(.*)"$/gm)].map((found) => found[1]!));
  const words = names.flatMap((name) => name.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG);
  expect(words).toContain('Schmugglerbuch');
  expect(words.filter((word) => breakable(word) === word)).toEqual([]);
});

test('a name stays what it was', () => {
  expect(breakable('Gesprungenes Astrolabium')).toBe('Gesprun\u00ADgenes Astro\u00ADlabium');
  expect(breakable('Schwarzpulver-Gus').replaceAll('\u00AD', '')).toBe('Schwarzpulver-Gus');
});
