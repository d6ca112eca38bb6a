import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../net/api';
import type { Wire } from '../../net/wire';
import { Analysing } from './analysis.svelte';

type Info = Wire['AnalysisInfo'];
const running = (done: number): Info => ({ state: 'running', done, total: 9, result: null });
const found = { game: 'growl' } as Wire['Analysis'];
const finished: Info = { state: 'done', done: 9, total: 9, result: found };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an analysis is begun once, followed, and kept for its kind', async () => {
  const start = vi.fn(async () => running(0));
  const answers = [running(4), finished];
  const look = vi.fn(async () => answers.shift()!);
  const one = new Analysing('abc', start, look);
  await one.begin();
  expect([one.done, one.total, one.result]).toEqual([0, 9, null]);
  await vi.advanceTimersByTimeAsync(400);
  expect(one.done).toBe(4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.result).toEqual(found);
  await one.begin(true);
  await one.begin(false);
  expect(one.result).toEqual(found);
  expect(start.mock.calls).toEqual([
    ['abc', false],
    ['abc', true],
  ]);
});

test('it is begun again after the server that made it was stopped', async () => {
  const starts = [running(3), finished];
  const start = vi.fn(async () => starts.shift()!);
  const one = new Analysing('abc', start, async () => ({ ...running(0), state: 'none' }) as Info);
  await one.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.result).toEqual(found);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a refusal is told and can be tried again; what is stopped asks no more', async () => {
  let refused = true;
  const look = vi.fn(async () => running(1));
  const start = async () => {
    if (refused) throw new ApiError(429, 'busy');
    return running(0);
  };
  const one = new Analysing('abc', start, look);
  await one.begin();
  expect([one.failed, one.trouble]).toEqual([true, 'busy']);
  refused = false;
  await one.begin();
  expect([one.failed, one.trouble]).toEqual([false, '']);
  one.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(look).not.toHaveBeenCalled();
});
