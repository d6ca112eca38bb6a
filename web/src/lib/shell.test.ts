import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { check, commitment, natureLines, parseRecord, sha256 } from './fair';
import { showing } from './hotseat';
import { press } from './keys';
import { momentOfHash, seatOfHash } from './links';
import { Past } from './past.svelte';
import { newId } from './random';
import { parse } from './router.svelte';
import { backoff } from './socket';
import { tablePath } from './start';

afterEach(() => {
  document.body.innerHTML = '';
});

test('addresses lead to their pages', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/new/rarrr')).toEqual({ page: 'new', game: 'rarrr' });
  expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc', mode: 'play' });
  expect(parse('/t/abc/replay')).toEqual({ page: 'table', table: 'abc', mode: 'replay' });
  expect(parse('/t/abc/screen')).toEqual({ page: 'table', table: 'abc', mode: 'screen' });
  expect(parse('/t/abc/verify')).toEqual({ page: 'verify', table: 'abc' });
  expect(parse('/nowhere')).toEqual({ page: 'lost', path: '/nowhere' });
});

test('a code or a link leads to its table', () => {
  expect(tablePath(' abc123 ')).toBe('/t/abc123');
  expect(tablePath('http://here:8000/t/abc123')).toBe('/t/abc123');
  expect(tablePath('http://here/t/abc#seat=1&s=xyz')).toBe('/t/abc#seat=1&s=xyz');
  expect(tablePath('what is this?')).toBeNull();
});

test('secrets and moments stand behind the hash', () => {
  expect(seatOfHash('#seat=2&s=sssh')).toEqual({ seat: 2, secret: 'sssh' });
  expect(seatOfHash('#seat=x')).toBeNull();
  expect(momentOfHash('#v=12&seat=-2')).toEqual({ at: 12, seat: -2 });
  expect(momentOfHash('')).toEqual({ at: null, seat: null });
});

test('ids are UUIDs, also where the browser lends none', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
});

test('waiting doubles, is capped, and differs', () => {
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(20, 1)).toBe(10_000);
  expect(backoff(3, 0)).toBe(2000);
});

test('one seat is simply shown, several are hidden from one another', () => {
  expect(showing([], [], null, false)).toEqual({ seat: -2, behind: null });
  expect(showing([1], [1], null, false)).toEqual({ seat: 1, behind: null });
  expect(showing([0, 1], [1], null, false)).toEqual({ seat: -2, behind: 1 });
  expect(showing([0, 1], [1], 1, false)).toEqual({ seat: 1, behind: null });
  expect(showing([0, 1], [1], 0, false)).toEqual({ seat: 0, behind: 1 });
  expect(showing([0, 1], [], 0, false)).toEqual({ seat: 0, behind: null });
  expect(showing([0, 1], [0, 1], 0, false)).toEqual({ seat: 0, behind: null });
  expect(showing([0, 1], [1], 0, true)).toEqual({ seat: 0, behind: null });
});

test('both ways to hash give the same', async () => {
  for (const length of [0, 1, 32, 55, 56, 64, 200]) {
    const data = Uint8Array.from({ length }, (_, i) => i);
    expect(Buffer.from(sha256(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'));
  }
  const seed = 'ab'.repeat(32);
  expect(await commitment(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

const seed = '07'.repeat(32);
const promised = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const record = (commit: string, reveal = true) =>
  [
    JSON.stringify({
      line: 'record',
      game: 'rarrr',
      options: {},
      promise: { commitment: commit, salts: ['mine', ''], context: 'abc' },
    }),
    '[-1,{"do":"angriest","seat":0}]',
    '[0,{"do":"pick","card":3}]',
    ...(reveal ? [JSON.stringify({ line: 'reveal', seed })] : []),
    '',
  ].join('\n');

test('a record with the promised seed passes, another does not', async () => {
  const mine = { commitment: promised, salts: { 0: 'mine' } };
  const good = await check(parseRecord(record(promised)), mine);
  expect(good.map((one) => one.ok)).toEqual([true, true, null, true, true]);
  const bad = await check(parseRecord(record('00')), mine);
  expect(bad.map((one) => one.ok)).toEqual([true, false, null, false, true]);
  const stranger = await check(parseRecord(record(promised)), undefined);
  expect(stranger.map((one) => one.ok)).toEqual([true, true, null, null, null]);
  const early = await check(parseRecord(record(promised, false)), { commitment: promised, salts: { 0: 'lost' } });
  expect(early.map((one) => one.ok)).toEqual([false, null, null, true, false]);
  expect(natureLines(parseRecord(record(promised)))).toHaveLength(1);
});

test('a record of a game that is still played has no secrets to check', () => {
  const text = JSON.stringify({ over: false, header: { line: 'record' }, lines: [{ version: 1, by: -1 }] });
  expect(parseRecord(text)).toEqual({ header: { line: 'record' }, lines: [], seed: null });
});

function key(name: string, shortcuts: Record<string, () => void> = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
  Object.defineProperty(event, 'target', { value: target });
  return press(event, document.body, shortcuts);
}

test('Space and digits press what the table marks', () => {
  document.body.innerHTML =
    '<button data-option>one</button><button data-option disabled>off</button><button data-option>two</button><button data-confirm>go</button><input>';
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.getClientRects = () => [{}] as unknown as DOMRectList;
    button.onclick = () => pressed.push(button.textContent);
  }
  expect(key('2')).toBe(true);
  expect(key(' ')).toBe(true);
  expect(pressed).toEqual(['two', 'go']);
  expect(key('3')).toBe(false);
  expect(key('1', {}, document.querySelector('input')!)).toBe(false);
  expect(key(' ', {}, document.querySelector('button')!)).toBe(false);
});

test('letters are shortcuts, but not while typing or in a dialog', () => {
  const log = vi.fn();
  expect(key('l', { l: log })).toBe(true);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(key('l', { l: log })).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});

function somePast(last: number, calls: number[][] = []): Past {
  return new Past(
    'abc',
    0,
    last,
    () => 'sssh',
    async (_table, seat, from, to) => {
      calls.push([seat, from, to]);
      const events = Array.from({ length: to - from + 1 }, (_, i) => ({
        version: from + i,
        by: 0,
        entries: [],
        view: { at: from + i, seat },
      }));
      return { version: last, seat, over: true, names: [], events };
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
