/** Nature's dice: `FairDice` of `core/fair.py`, bit by bit, so that a browser can deal a finished game again. */
import { sha256 } from './fair';

const BLOCK = 64;
const text = (words: string) => new TextEncoder().encode(words);

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** HMAC-SHA-256. `crypto.subtle` exists only on https and localhost, so this is our own. */
function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export interface Mixed {
  seed: string;
  salts: readonly string[];
  context: string;
}

/** Random numbers as Python computes them from the same bits. */
export class FairDice {
  #key: Uint8Array;
  #label: string;
  #block = 0;
  #pool = 0n;
  #bits = 0;

  constructor({ seed, salts, context }: Mixed, n: number) {
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    this.#key = hmac(bytes, text([context, ...salts].join('\x1f')));
    this.#label = `nature:${n}`;
  }

  bits(k: number): bigint {
    while (this.#bits < k) {
      for (const byte of hmac(this.#key, text(`${this.#label}:${this.#block}`)))
        this.#pool = (this.#pool << 8n) | BigInt(byte);
      this.#block += 1;
      this.#bits += 256;
    }
    this.#bits -= k;
    const value = this.#pool >> BigInt(this.#bits);
    this.#pool &= (1n << BigInt(this.#bits)) - 1n;
    return value;
  }

  /** An integer in [0, n), by rejection sampling. */
  below(n: number): number {
    const k = n.toString(2).length;
    for (;;) {
      const value = Number(this.bits(k));
      if (value < n) return value;
    }
  }

  /** A number in [0, 1), in steps of 2 ** -53. */
  random(): number {
    return Number(this.bits(53)) / 2 ** 53;
  }

  shuffle<T>(cards: T[]): T[] {
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
    return cards;
  }

  sample<T>(from: readonly T[], k: number): T[] {
    const few = 21 + (k > 5 ? 4 ** Math.ceil(Math.log(k * 3) / Math.log(4)) : 0);
    return from.length <= few ? this.#fromPool([...from], k) : this.#fromMany(from, k);
  }

  #fromPool<T>(pool: T[], k: number): T[] {
    return Array.from({ length: k }, (_, i) => {
      const j = this.below(pool.length - i);
      const card = pool[j]!;
      pool[j] = pool[pool.length - i - 1]!;
      return card;
    });
  }

  #fromMany<T>(from: readonly T[], k: number): T[] {
    const chosen = new Set<number>();
    while (chosen.size < k) chosen.add(this.below(from.length));
    return [...chosen].map((j) => from[j]!);
  }
}
