/** Preferences of a device: set in the drawer, and still there when the page is loaded again. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Preferences from '../parts/Preferences.svelte';
import { prefer } from './preferences.svelte';

const say = ({ key, facts }: { key: string; facts: { by?: string } }) => (facts.by ? `${key} ${facts.by}` : key);

/** The page is loaded: modules forget, the device does not. */
async function load() {
  vi.resetModules();
  const [{ preferences }, { settings, set }] = await Promise.all([
    import('./preferences.svelte'),
    import('../../../device/settings.svelte'),
  ]);
  return { preferences, settings, set };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
it('begins with films at real speed, those of bots too, graphics as they fit, and shots fired by letting go', async () => {
  const { preferences } = await load();
  expect(preferences).toEqual({ speed: 1, bots: 'show', quality: 'auto', confirm: false });
});

it('remembers what was chosen in the drawer', async () => {
  render(Preferences, { say: say as never, speed: (by: number) => prefer('speed', by) });
  await press('film-speed ×2');
  await press('prefer-bots-skip');
  await press('prefer-quality-plain');
  await press('prefer-confirm-true');
  expect(screen.getByRole('button', { name: 'prefer-bots-skip' }).getAttribute('aria-pressed')).toBe('true');
  const { preferences } = await load();
  expect(preferences).toEqual({ speed: 2, bots: 'skip', quality: 'plain', confirm: true });
});

it('knows a preference that an older version did not store', async () => {
  localStorage.setItem('roarhouse.rampage', JSON.stringify({ speed: 0.5 }));
  const { preferences } = await load();
  expect(preferences).toEqual({ speed: 0.5, bots: 'show', quality: 'auto', confirm: false });
});

it('remembers mute and volume', async () => {
  const { set } = await load();
  set('sound', false);
  set('volume', 25);
  const { settings } = await load();
  expect([settings.sound, settings.volume]).toEqual([false, 25]);
});
