import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { check, type Finding, natureLines, parseRecord } from './fair';
import { commitment, headsOf, isSigned, pledge } from './hash';
import { newId } from './random';

test('ids are UUIDs, also where the browser lends none', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
});

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const seed = '07'.repeat(32);
const promised = sha(Buffer.from(seed, 'hex'));
const pair = generateKeyPairSync('ed25519');
const key = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('hex');
const salts = ['mine', '', 'other'];
const mixed = { seed, salts, context: 'abc' };

test('hashes are those of everybody else', () => {
  expect(commitment(seed)).toBe(promised);
  expect(pledge('grün')).toBe(sha('grün'));
});

test('the heads are those of core/records/chain.py', () => {
  expect(headsOf({ seed: 'ab'.repeat(32), salts: ['salt'], context: 't' }, ['header', '[0,1]'])).toEqual(HEADS);
});
const HEADS = [
  'bc69bb07a914e156c667897367f593bc1569462f9ea44acfe4f9a50907bf92d1',
  '961b2dcde82ecdb0f3775f6e72b13a9234a63d5c1be4d0d01ae7c506c473fdc6',
];

interface Changes {
  commitment?: string;
  pledges?: string[];
  reveal?: boolean;
  rows?: string[];
}

function rowsOf({ commitment = promised, pledges = salts.map((one) => (one ? sha(one) : '')) }: Changes): string[] {
  const promise = { commitment, salts, context: 'abc', pledges };
  return [
    JSON.stringify({ line: 'record', format: 2, game: 'chess', options: {}, promise, key }),
    '[-1,{"do":"angriest","seat":0}]',
    '[0,{"do":"pick","card":3}]',
    '[0,null,2]',
    '[0,{"do":"pick","card":4}]',
    '[0,{"do":"pick","card":5},4]',
    JSON.stringify({ line: 'reveal', seed }),
  ];
}

function end(rows: string[]): string {
  const head = headsOf(mixed, rows).at(-1)!;
  const signature = sign(null, Buffer.from(`roarhouse record\n${head}`), pair.privateKey).toString('hex');
  return JSON.stringify({ line: 'end', head, signature });
}

const sealed = (rows: string[]) => parseRecord([...rows, end(rows), ''].join('\n'));
const mine = {
  commitment: promised,
  salts: { 0: 'mine' },
  pledges: [sha('mine'), '', sha('other')],
  head: { version: 3, head: headsOf(mixed, rowsOf({}))[3]! },
};
const broken = (findings: Finding[]) => findings.filter((one) => one.ok === false).map((one) => one.key);
const unknown = (findings: Finding[]) => findings.filter((one) => one.ok === null).map((one) => one.key);

test('a record that keeps every promise', () => {
  const findings = check(sealed(rowsOf({})), mine, null, key);
  expect([broken(findings), unknown(findings)]).toEqual([[], ['deals']]);
});

test('choices that were taken back are no lines of the game', () => {
  const record = sealed(rowsOf({}));
  expect(record.lines.map((one) => [one.version, one.choice.card])).toEqual([
    [1, undefined],
    [5, 5],
  ]);
  expect(natureLines(record)).toHaveLength(1);
});

test('each broken promise is found', () => {
  const other = rowsOf({ commitment: '00' });
  expect(broken(check(sealed(other), mine, null, key))).toEqual(['commitment', 'kept', 'head']);
  const exchanged = rowsOf({ pledges: [sha('mine'), '', sha('third')] });
  expect(broken(check(sealed(exchanged), mine, null, key))).toEqual(['pledges', 'head']);
  expect(broken(check(sealed(rowsOf({})), mine, null, 'another key'))).toEqual(['signature']);
  const lengthened = { ...mine, salts: { 0: 'min' } };
  expect(broken(check(sealed(rowsOf({})), lengthened, null, key))).toEqual(['salt']);
  const noted = { ...mine, head: { version: 3, head: 'ab' } };
  expect(broken(check(sealed(rowsOf({})), noted, null, key))).toEqual(['head']);
});

test('lines that were changed or cut off are found', () => {
  const rows = rowsOf({});
  for (const changed of [rows.toSpliced(5, 1), rows.toSpliced(4, 1, '[0,{"do":"pick","card":9}]')]) {
    const record = parseRecord([...changed, end(rows), ''].join('\n'));
    expect(broken(check(record, mine, null, key))).toContain('chain');
  }
  expect(broken(check(parseRecord(rows.join('\n')), mine, null, key))).toEqual(['chain', 'signature']);
});

test('what a device did not note it cannot say, nor what records of 0.1 do not hold', () => {
  expect(unknown(check(sealed(rowsOf({})), undefined, null, null))).toEqual([
    'deals',
    'kept',
    'salt',
    'head',
    'signature',
  ]);
  const old = rowsOf({}).map((row) => row.replace('"format":2', '"format":1').replace(/,"pledges":\[.*?\]/, ''));
  const found = check(parseRecord(old.filter((row) => !/,\d\]$/.test(row)).join('\n')), undefined, null, key);
  expect([broken(found), unknown(found)]).toEqual([
    [],
    ['deals', 'kept', 'salt', 'pledges', 'chain', 'head', 'signature'],
  ]);
});

test('a signature is checked, whatever is given as one', () => {
  expect([isSigned(key, 'ab', ''), isSigned('', 'ab', 'zz'), isSigned('00', 'ab', '00'.repeat(64))]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a record of a game that is still played has no secrets to check', () => {
  const text = JSON.stringify({ over: false, header: { line: 'record' }, lines: [{ version: 1, by: -1 }] });
  expect(parseRecord(text)).toEqual({ header: { line: 'record' }, lines: [], seed: null, end: null, rows: [] });
});
