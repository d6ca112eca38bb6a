import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Key from '../../kit/Key.svelte';
import type { TableProps } from '../../play/contract';
import Inspect from './Inspect.svelte';

const load = vi.hoisted(() => ({ finish: (_about: unknown) => {} }));
vi.mock('../../play/games', () => ({
  aboutOf: () => () => new Promise((finish) => Object.assign(load, { finish })),
}));

const table = { prompt: null, say: String } as unknown as TableProps;
const about = { default: Key, ruleOf: (thing: string) => (thing === 'city:1' ? '' : null) };

beforeEach(() => {
  document.body.innerHTML =
    '<main><button data-about="city:1">x</button><button data-about="city:9">y</button></main>';
  const root = document.querySelector('main')!;
  render(Inspect, { game: 'chess', root, table, openRule: () => {} });
});
async function ask(thing: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-about="${thing}"]`)!.focus();
  await fireEvent.keyDown(document.activeElement!, { key: 'i' });
}

test('a key pressed before the explanations are loaded is answered when they are', async () => {
  await ask('city:1');
  expect(screen.queryByRole('dialog')).toBeNull();
  load.finish(about);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('what no rule knows is not explained', async () => {
  document.querySelector('[data-about="city:1"]')!.remove();
  load.finish(about);
  await tick();
  await ask('city:9');
  expect(screen.queryByRole('dialog')).toBeNull();
});
