import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { check, commitment, natureLines, parseRecord, sha256 } from './fair';
import { newId } from './random';

test('ids are UUIDs, also where the browser lends none', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
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
      game: 'chess',
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
