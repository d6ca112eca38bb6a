import { afterEach, expect, test } from 'vitest';
import { settings } from '../device/settings.svelte';
import { maybe, ofGame, plain, rowNames, t } from './words.svelte';

const deck = {
  about: { game: 'chess' },
  city: [{ id: 'rome', name: { en: 'Rome', de: 'Rom' } }],
  monster: [{ id: 'fu', syllable: 'Fu' }],
};

afterEach(() => {
  settings.lang = 'en';
});

test('the shell speaks both languages without loading anything', () => {
  expect(t('players', { from: 2, to: 6 })).toBe('2 to 6 players');
  settings.lang = 'de';
  expect(t('players', { from: 2, to: 6 })).toBe('2 bis 6 Personen');
});

test('plurals follow the language', () => {
  expect([t('rules-found', { n: 1 }), t('rules-found', { n: 2 })]).toEqual(['1 rule', '2 rules']);
});

test('an option without a translation is called by its own name', () => {
  expect(ofGame('chess', 'option-castlingLate')).toBeNull();
  expect(plain('castlingLate')).toBe('Castling late');
});

test('rows are found by id whatever their table is called', () => {
  expect([...rowNames(deck)]).toEqual([
    ['rome', { en: 'Rome', de: 'Rom' }],
    ['fu', 'Fu'],
  ]);
});

test('keys that are put together exist', () => {
  const made = [
    ...['page', 'table', 'offline', 'secret', 'kicked', 'error'].flatMap((one) => [
      `lost-${one}`,
      `lost-${one}-text`,
    ]),
    ...['off', 'live', 'slow'].flatMap((one) => [`clock-${one}`, `clock-${one}-hint`]),
    ...['table', 'seat', 'screen'].map((one) => `invite-${one}-text`),
    ...['seed', 'commitment', 'kept', 'salt', 'pledges', 'chain', 'head', 'signature'].flatMap((one) => [
      `check-${one}`,
      `check-${one}-yes`,
      `check-${one}-no`,
    ]),
    ...['lobby', 'playing', 'over'].map((one) => `state-${one}`),
    ...['auto', 'light', 'dark'].map((one) => `theme-${one}`),
    ...['en', 'de'].map((one) => `language-${one}`),
  ];
  expect(made.filter((key) => maybe(key) === null)).toEqual([]);
});
