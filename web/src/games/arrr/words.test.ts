import { afterEach, expect, test } from 'vitest';
import { settings } from '../../device/settings.svelte';
import { speaker } from '../../i18n/words.svelte';

afterEach(() => {
  settings.lang = 'en';
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
