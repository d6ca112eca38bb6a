import { expect, test, vi } from 'vitest';
import { Past } from './past.svelte';

function somePast(last: number, calls: number[][] = []): Past {
  return new Past(
    'abc',
    0,
    last,
    () => 'sssh',
    async (_table, seat, from, to, _secret, text) => {
      calls.push([seat, from, to]);
      const events = Array.from({ length: to - from + 1 }, (_, i) => ({
        version: from + i,
        by: 0,
        entries: [],
        view: { at: from + i, seat },
        ...(text ? { text: [{ title: { is: 'words' as const, key: `at-${from + i}`, facts: {} }, lines: [] }] } : {}),
      }));
      return { version: last, seat, over: true, names: [], events, result: null };
    },
  );
}

test('the past is loaded in pieces, and a step forward knows the view before', async () => {
  const calls: number[][] = [];
  const past = somePast(120, calls);
  await past.show(60);
  expect(past.event?.view).toEqual({ at: 60, seat: 0 });
  await past.show(61);
  expect(past.previous).toEqual({ at: 60, seat: 0 });
  await past.show(10);
  expect(past.previous).toBeNull();
  await past.show(999);
  expect(past.at).toBe(120);
  expect(calls).toEqual([
    [0, 50, 99],
    [0, 0, 49],
    [0, 100, 120],
  ]);
});

test('the past plays to its end, and changes seats', async () => {
  vi.useFakeTimers();
  const past = somePast(3);
  past.ended = vi.fn();
  await past.show(1);
  past.play();
  await vi.advanceTimersByTimeAsync(5000);
  expect([past.at, past.playing]).toEqual([3, false]);
  expect(past.ended).toHaveBeenCalledOnce();
  await past.changeSeat(-2);
  expect(past.event?.view.seat).toBe(-2);
  vi.useRealTimers();
});

test('the table of a moment can be read', async () => {
  const calls: number[][] = [];
  const past = somePast(120, calls);
  await past.show(60);
  expect((await past.read(1)).map((section) => section.title.key)).toEqual(['at-60']);
  expect(calls.at(-1)).toEqual([1, 60, 60]);
});
