import { expect, test } from 'vitest';
import deal from '../games/rarrr/deals';
import { FairDice } from './dice';
import type { ParsedRecord } from './fair';
import { redealt } from './redeal';

const mixed = {
  seed: '00112233445566778899aabbccddeeff'.repeat(2),
  salts: ['salt-a', '', 'salt-c'],
  context: 'rarrr:abc',
};

test('the dice fall as those of core/fair.py do', () => {
  const third = new FairDice(mixed, 3);
  expect([1, 2, 3, 10, 72, 1000, 2 ** 40].map((n) => third.below(n))).toEqual([0, 0, 2, 6, 71, 928, 3507944738]);
  expect(third.bits(300)).toBe(
    1758046998100682106944135639209204506432712670426645101082864207824177040924222642478580054n,
  );
  const shuffled = new FairDice(mixed, 0).shuffle(Array.from({ length: 20 }, (_, k) => k));
  expect(shuffled).toEqual([8, 1, 17, 12, 3, 13, 19, 15, 10, 2, 5, 16, 6, 0, 18, 11, 14, 4, 7, 9]);
  const range = (n: number) => Array.from({ length: n }, (_, k) => k);
  const drawn = new FairDice(mixed, 12);
  expect([drawn.sample(range(36), 6), drawn.sample(range(12), 4), drawn.sample(range(100), 3)]).toEqual([
    [5, 4, 14, 10, 26, 18],
    [11, 5, 10, 1],
    [26, 54, 44],
  ]);
});

function record(lines: { do: string; [field: string]: unknown }[]): ParsedRecord {
  const cards = { monster: [{}, {}, {}], katakana: [], power: [], region: [], city: [] };
  const promise = { commitment: '', salts: mixed.salts, context: mixed.context };
  const header = { line: 'record' as const, game: 'rarrr', options: { seats: 2 }, cards, promise };
  return { header, lines: lines.map((choice) => ({ seat: -1, choice })), seed: mixed.seed };
}

test('a deal that does not follow from the seed is found', () => {
  const angriest = { do: 'angriest', seat: new FairDice(mixed, 0).below(2) };
  const monsters = { do: 'monsters', cards: new FairDice(mixed, 1).sample([0, 1, 2], 2) };
  expect(redealt(record([angriest, monsters]), deal)).toBe(true);
  expect(redealt(record([{ ...angriest, seat: 1 - angriest.seat }, monsters]), deal)).toBe(false);
  expect(redealt(record([angriest, { ...monsters, cards: [...monsters.cards].reverse() }]), deal)).toBe(false);
  expect(redealt(record([angriest, { do: 'something new' }]), deal)).toBe(null);
  expect(redealt({ ...record([angriest]), seed: null }, deal)).toBe(null);
  expect(redealt(record([angriest]), null)).toBe(null);
});
