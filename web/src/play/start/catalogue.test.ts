import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../device/settings.svelte';
import { api } from '../../net/api';
import type { GameInfo } from '../../net/wire';
import { gameTitle, loadGames } from './catalogue.svelte';

afterEach(() => {
  settings.lang = 'en';
});

test('a title is what the game declares, in the language of the moment, and this device remembers it', async () => {
  expect(gameTitle('yodel')).toBe('Yodel');
  const yodel = { name: 'yodel', title: { en: 'Yodel!', de: 'Jodel!' } } as GameInfo;
  vi.spyOn(api, 'games').mockResolvedValue([yodel]);
  expect(await loadGames()).toEqual([yodel]);
  expect(gameTitle('yodel')).toBe('Yodel!');
  settings.lang = 'de';
  expect(gameTitle('yodel')).toBe('Jodel!');
  expect(localStorage.getItem('roarhouse.titles')).toContain('Jodel!');
});
