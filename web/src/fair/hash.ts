/** Hashes and signatures as `core/records/fair.py` and `core/records/chain.py` make them. Browsers lend their own only to https. */
import { hashes, verify } from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { hex } from './random';

hashes.sha512 = sha512;
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);

export interface Mixed {
  seed: string;
  salts: readonly string[];
  context: string;
}

/** `sha256(seed)`, the promise about a seed. */
export const commitment = (seed: string): string => hex(sha256(bytes(seed)));

/** The hash by which a seat commits to its salt. */
export const pledge = (salt: string): string => hex(sha256(utf8(salt)));

export const mac = (key: Uint8Array, message: string): Uint8Array => hmac(sha256, key, utf8(message));

export const keyOf = ({ seed, salts, context }: Mixed): Uint8Array =>
  mac(bytes(seed), [context, ...salts].join('\x1f'));

/** The head of the chain after each row of a record: the header is version 0. */
export function headsOf(mixed: Mixed, rows: readonly string[]): string[] {
  const key = keyOf(mixed);
  let head: Uint8Array = new Uint8Array(32);
  return rows.map((row, n) => {
    head = sha256
      .create()
      .update(head)
      .update(mac(key, `chain:${n}`))
      .update(utf8(row))
      .digest();
    return hex(head);
  });
}

/** Has the server with this key signed this head? */
export function isSigned(key: string, head: string, signature: string): boolean {
  try {
    return verify(bytes(signature), utf8(`roarhouse record\n${head}`), bytes(key));
  } catch {
    return false;
  }
}
