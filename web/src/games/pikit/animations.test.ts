import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../kit/knowledge';
import type { Entry, Fact } from '../../play/contract';
import { Animations } from './animations.svelte';
import type { PikitView } from './types';

const told = (key: string, facts: Record<string, Fact> = {}): Entry => ({
  version: 1,
  rule: 'pikit.roll.1',
  words: words(key, facts),
  shows: false,
});
const who = (seat: number): Fact => ({ is: 'who', seat });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('both dice tumble for a roll, and come to rest', () => {
  const animations = new Animations();
  animations.hear([told('rolls')], null, true);
  expect([...animations.rolls, animations.tumbling]).toEqual([1, 1, true]);
  vi.advanceTimersByTime(1000);
  expect(animations.tumbling).toBe(false);
});

test('only the dice of the reroll tumble', () => {
  const animations = new Animations();
  const before = { pile: [{ deed: { effect: 'reroll', dice: [1] } }] } as unknown as PikitView;
  animations.hear([told('rolls-again')], before, true);
  expect(animations.rolls).toEqual([0, 1]);
});

test('nothing tumbles with reduced motion', () => {
  const animations = new Animations();
  animations.hear([told('rolls')], null, false);
  expect([...animations.rolls, animations.tumbling]).toEqual([0, 0, false]);
});

test('a cancelled card is stamped for a moment', () => {
  const animations = new Animations();
  animations.hear([told('is-cancelled')], null, true);
  expect(animations.cancelled).toBe(1);
  vi.advanceTimersByTime(1600);
  expect(animations.cancelled).toBe(0);
});

test('a theft says which card went from whom to whom, and whether it bit', () => {
  const animations = new Animations();
  const card = words('kaiju', { value: 3, name: 'Thornback' });
  animations.hear(
    [told('steals', { who: who(0), victim: who(2), card }), told('is-wounded', { who: who(0) })],
    null,
    true,
  );
  expect(animations.thefts).toEqual([{ card: 3, thief: 0, victim: 2, bites: true }]);
});
