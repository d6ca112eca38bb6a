import { afterEach, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { gameTitle, maybe, plain, rowNames, speaker, t } from './words.svelte';

const deck = {
  about: { game: 'rarrr' },
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

test('an option nobody has named is called by its own name', () => {
  expect(maybe('option-chess-castlingLate')).toBeNull();
  expect(plain('castlingLate')).toBe('Castling late');
  expect(gameTitle('chess')).toBe('Chess');
});

test('what the engine tells is said with names, cards and lists', async () => {
  const voice = await speaker('rarrr', deck);
  voice.names = ['Momo', ''];
  const selects = {
    is: 'words',
    key: 'selects',
    facts: { who: { is: 'who', seat: 0 }, city: { is: 'card', id: 'rome' } },
  } as const;
  expect(voice.say(selects)).toBe('Momo selects Rome.');
  settings.lang = 'de';
  expect(voice.say(selects)).toBe('Momo wählt Rom.');
  expect(voice.say({ is: 'who', seat: 1 })).toBe('Platz 2');
  expect(voice.say({ is: 'many', of: [{ is: 'card', id: 'fu' }, 'x', 3] })).toBe('Fu, x und 3');
  expect(voice.say({ is: 'many', of: [] })).toBe('nichts');
});

test('rows are found by id whatever their table is called', () => {
  expect([...rowNames(deck)]).toEqual([
    ['rome', { en: 'Rome', de: 'Rom' }],
    ['fu', 'Fu'],
  ]);
});

test('what a row says is spoken like its name', async () => {
  const rows = {
    event: [{ id: 'storm', name: { en: 'Storm', de: 'Sturm' }, text: { en: 'Hold fast.', de: 'Haltet fest.' } }],
  };
  const voice = await speaker('arrr', rows);
  settings.lang = 'de';
  expect(voice.say({ is: 'card', id: 'storm.text' })).toBe('Haltet fest.');
  expect(voice.say({ is: 'card', id: 'calm.text' })).toBe('');
});

test('keys that are put together exist', () => {
  const made = [
    ...['page', 'table', 'offline', 'secret', 'kicked', 'error'].flatMap((one) => [
      `lost-${one}`,
      `lost-${one}-text`,
    ]),
    ...['off', 'live', 'slow'].flatMap((one) => [`clock-${one}`, `clock-${one}-hint`]),
    ...['table', 'seat', 'screen'].map((one) => `invite-${one}-text`),
    ...['seed', 'commitment', 'kept', 'salt'].flatMap((one) => [
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
