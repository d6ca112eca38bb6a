import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { words } from '../../kit/knowledge';
import { Pressing } from './pressing.svelte';
import type { ArrrChoice, ArrrView, Asked, Spot } from './types';

const asked = (step: string, choice: ArrrChoice, touches: string): Asked => ({
  seat: 0,
  step,
  rule: '',
  ask: words('x'),
  options: [{ choice, words: words('x'), touches: [touches] }],
  more: false,
  hint: null,
  form: null,
});
const respond = asked('respond', { do: 'play', card: 40, use: 0, target: 5 }, 'crew:5');
const declare = asked('declare', { do: 'pillage' }, 'reserve');
const view = { seat: 0, players: [{ hand: [40] }] } as unknown as ArrrView;
const member: Spot = { zone: 'crew', card: 5, seat: 1 };

test('what was pressed for one question is let go when the next one has no use for it', () => {
  let prompt: Asked | null = $state.raw(respond);
  let pressing!: Pressing;
  const stop = $effect.root(() => {
    const source = { view, busy: false, choose: vi.fn() };
    pressing = new Pressing(
      {
        ...source,
        get asked() {
          return prompt;
        },
      },
      vi.fn(),
    );
  });
  flushSync();
  pressing.press(member);
  flushSync();
  expect(pressing.isPressed(member)).toBe(true);
  prompt = { ...respond };
  flushSync();
  expect(pressing.isPressed(member)).toBe(true);
  prompt = declare;
  flushSync();
  expect(pressing.spot).toBeNull();
  stop();
});
