/** Verification after the game: the part of `core/fair.py` that a browser can repeat. */
import { NATURE } from '../play/contract';
import { hex } from './random';
import type { Dealt } from './redeal';

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** `sha256(seed)`; with a fallback, because `crypto.subtle` exists only on https and localhost. */
export async function commitment(seed: string): Promise<string> {
  const data = bytes(seed);
  if (globalThis.crypto?.subtle) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
  return hex(sha256(data));
}

export interface Header {
  line: 'record';
  game: string;
  options: Record<string, unknown>;
  /** The deck it was played with. */
  cards?: unknown;
  promise?: { commitment: string; salts: string[]; context: string } | null;
}

export interface ParsedRecord {
  header: Header;
  lines: { seat: number; choice: { do: string } & Record<string, unknown> }[];
  seed: string | null;
}

/** A record is JSON lines: a header, (seat, choice) pairs, and the reveal. During the game nature is secret. */
export function parseRecord(text: string): ParsedRecord {
  if (/^\s*\{"over": ?false/.test(text)) return { header: JSON.parse(text).header, lines: [], seed: null };
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row));
  const reveal = rows.find((row) => row.line === 'reveal');
  const lines = rows.filter(Array.isArray).map(([seat, choice]) => ({ seat, choice }));
  return { header: rows[0], lines, seed: reveal?.seed ?? null };
}

export interface Finding {
  key: 'seed' | 'commitment' | 'deals' | 'kept' | 'salt';
  ok: boolean | null;
}

/** What this device can verify about a record; null: unknown. */
export async function check(
  record: ParsedRecord,
  mine: { commitment?: string; salts: Record<number, string> } | undefined,
  dealt: Dealt | null = null,
): Promise<Finding[]> {
  const promise = record.header.promise ?? null;
  const made = record.seed ? await commitment(record.seed) : null;
  const salts = Object.entries(mine?.salts ?? {});
  return [
    { key: 'seed', ok: record.seed !== null },
    { key: 'commitment', ok: made === null || !promise ? null : made === promise.commitment },
    { key: 'deals', ok: dealt?.other ? false : dealt?.same ? true : null },
    { key: 'kept', ok: mine?.commitment && promise ? mine.commitment === promise.commitment : null },
    {
      key: 'salt',
      ok: salts.length && promise ? salts.every(([, salt]) => promise.salts.some((one) => one.includes(salt))) : null,
    },
  ];
}

export const natureLines = (record: ParsedRecord) =>
  record.lines.map((line, at) => ({ ...line, version: at + 1 })).filter((line) => line.seat === NATURE);

const K = new Uint32Array(64);
const H = new Uint32Array(8);
{
  const root = (n: number, power: number) => ((n ** power % 1) * 2 ** 32) | 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    if (Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => d * d <= n && n % d === 0)) continue;
    if (found < 8) H[found] = root(n, 1 / 2);
    K[found++] = root(n, 1 / 3);
  }
}

export function sha256(message: Uint8Array): Uint8Array {
  const length = ((message.length + 8) >> 6) + 1;
  const padded = new DataView(new ArrayBuffer(length * 64));
  message.forEach((byte, i) => {
    padded.setUint8(i, byte);
  });
  padded.setUint8(message.length, 0x80);
  padded.setUint32(length * 64 - 4, message.length * 8);
  const hash = H.slice();
  for (let block = 0; block < length; block++) compress(hash, padded, block * 64);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    out.setUint32(i * 4, word);
  });
  return new Uint8Array(out.buffer);
}

function compress(hash: Uint32Array, data: DataView, at: number): void {
  const w = new Uint32Array(64);
  const rot = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = data.getUint32(at + i * 4);
      continue;
    }
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    w[i] = w[i - 16]! + (rot(a, 7) ^ rot(a, 18) ^ (a >>> 3)) + w[i - 7]! + (rot(b, 17) ^ rot(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (rot(e, 6) ^ rot(e, 11) ^ rot(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((rot(a, 2) ^ rot(a, 13) ^ rot(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = hash[i]! + word;
  });
}
