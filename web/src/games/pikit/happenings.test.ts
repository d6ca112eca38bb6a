import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../kit/knowledge';
import type { Entry, Fact } from '../../lib/contract';
import { Happenings } from './happenings.svelte';
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
  const happenings = new Happenings();
  happenings.hear([told('rolls')], null, true);
  expect([...happenings.rolls, happenings.tumbling]).toEqual([1, 1, true]);
  vi.advanceTimersByTime(1000);
  expect(happenings.tumbling).toBe(false);
});

test('only the dice of the reroll tumble', () => {
  const happenings = new Happenings();
  const before = { pile: [{ deed: { effect: 'reroll', dice: [1] } }] } as unknown as PikitView;
  happenings.hear([told('rolls-again')], before, true);
  expect(happenings.rolls).toEqual([0, 1]);
});

test('nothing tumbles where nothing shall move', () => {
  const happenings = new Happenings();
  happenings.hear([told('rolls')], null, false);
  expect([...happenings.rolls, happenings.tumbling]).toEqual([0, 0, false]);
});

test('a cancelled card is stamped for a moment', () => {
  const happenings = new Happenings();
  happenings.hear([told('is-cancelled')], null, true);
  expect(happenings.cancelled).toBe(1);
  vi.advanceTimersByTime(1600);
  expect(happenings.cancelled).toBe(0);
});

test('a theft says which card went from whom to whom, and whether it bit', () => {
  const happenings = new Happenings();
  const card = words('kaiju', { value: 3, name: 'Thornback' });
  happenings.hear(
    [told('steals', { who: who(0), victim: who(2), card }), told('is-wounded', { who: who(0) })],
    null,
    true,
  );
  expect(happenings.thefts).toEqual([{ card: 3, thief: 0, victim: 2, bites: true }]);
});
