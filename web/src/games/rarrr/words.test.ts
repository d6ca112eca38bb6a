import { afterEach, expect, test } from 'vitest';
import { settings } from '../../device/settings.svelte';
import { speaker } from '../../i18n/words.svelte';

const deck = {
  city: [{ id: 'rome', name: { en: 'Rome', de: 'Rom' } }],
  monster: [{ id: 'fu', syllable: 'Fu' }],
};

afterEach(() => {
  settings.lang = 'en';
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
