/** Nature's dice: `FairDice` of `core/records/fair.py`, bit by bit, so that a browser can deal a finished game again. */
import { keyOf, type Mixed, mac } from './hash';

/** Random numbers as Python computes them from the same bits. */
export class FairDice {
  #key: Uint8Array;
  #label: string;
  #block = 0;
  #pool = 0n;
  #bits = 0;

  constructor({ seed, salts, context }: Mixed, n: number) {
    this.#key = keyOf({ seed, salts, context });
    this.#label = `nature:${n}`;
  }

  bits(k: number): bigint {
    while (this.#bits < k) {
      for (const byte of mac(this.#key, `${this.#label}:${this.#block}`))
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
