import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT, Throwing } from './throwing.svelte';
import type { PikitView } from './types';

const seen = (some: Partial<PikitView>) => ({ seat: 0, active: 0, turns: 3, sum: 0, ...some }) as PikitView;
const before = seen({ phase: 'chance' });
const rolled = seen({ phase: 'play', sum: 7 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the own roll waits, and only if that is wanted', () => {
  expect(new Throwing(() => true).hasFilm(rolled, before)).toBe(true);
  expect(new Throwing(() => false).hasFilm(rolled, before)).toBe(false);
  const others = { ...rolled, active: 1 };
  expect(new Throwing(() => true).hasFilm(others, { ...before, active: 1 })).toBe(false);
});

test('what is no roll does not wait', () => {
  const throwing = new Throwing(() => true);
  expect(throwing.hasFilm({ ...rolled, phase: 'take' }, rolled)).toBe(false);
  expect(throwing.hasFilm({ ...before, centre: [1] }, before)).toBe(false);
});

test('a watcher throws nothing', () => {
  expect(new Throwing(() => true).hasFilm({ ...rolled, seat: -2 }, { ...before, seat: -2 })).toBe(false);
});

test('dice that a card rolls again in the same turn fall at once', () => {
  const throwing = new Throwing(() => true);
  void throwing.play(rolled);
  throwing.cut();
  expect(throwing.hasFilm(rolled, before)).toBe(false);
  expect(throwing.hasFilm({ ...rolled, turns: 5 }, { ...before, turns: 5 })).toBe(true);
});

test('a press throws', async () => {
  const throwing = new Throwing(() => true);
  const thrown = throwing.play(rolled);
  expect(throwing.waiting).toBe(true);
  throwing.cut();
  await thrown;
  expect(throwing.waiting).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('dice that no one throws fall by themselves', async () => {
  const throwing = new Throwing(() => true);
  const thrown = throwing.play(rolled);
  vi.advanceTimersByTime(LONGEST_WAIT - 1);
  expect(throwing.waiting).toBe(true);
  vi.advanceTimersByTime(1);
  await thrown;
  expect(throwing.waiting).toBe(false);
});
