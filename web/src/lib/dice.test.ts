import { expect, test } from 'vitest';
import pikit from '../games/pikit/deals';
import rampage from '../games/rampage/deals';
import deal from '../games/rarrr/deals';
import { FairDice } from './dice';
import type { ParsedRecord } from './fair';
import { type Line, redealt } from './redeal';

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

function record(game: string, cards: object, lines: Line[]): ParsedRecord {
  const promise = { commitment: '', salts: mixed.salts, context: mixed.context };
  return { header: { line: 'record', game, options: { seats: 2 }, cards, promise }, lines, seed: mixed.seed };
}
const nature = (choice: Line['choice']): Line => ({ seat: -1, choice });
const monsters = { monster: [{}, {}, {}], katakana: [], power: [], region: [], city: [] };
const rarrr = (...lines: Line['choice'][]) => record('rarrr', monsters, lines.map(nature));

test('a deal that does not follow from the seed is found', () => {
  const angriest = { do: 'angriest', seat: new FairDice(mixed, 0).below(2) };
  const dealt = { do: 'monsters', cards: new FairDice(mixed, 1).sample([0, 1, 2], 2) };
  expect(redealt(rarrr(angriest, dealt), deal)).toEqual({ same: 2, other: 0, left: 0 });
  expect(redealt(rarrr({ ...angriest, seat: 1 - angriest.seat }, dealt), deal)).toEqual({
    same: 1,
    other: 1,
    left: 0,
  });
  const reversed = { ...dealt, cards: [...dealt.cards].reverse() };
  expect(redealt(rarrr(angriest, reversed), deal)).toEqual({ same: 1, other: 1, left: 0 });
});

test('what cannot be made again is counted, and never called good', () => {
  const angriest = { do: 'angriest', seat: new FairDice(mixed, 0).below(2) };
  expect(redealt(rarrr(angriest, { do: 'something new' }), deal)).toEqual({ same: 1, other: 0, left: 1 });
  expect(redealt(rarrr(angriest), null)).toEqual({ same: 0, other: 0, left: 1 });
  expect(redealt({ ...rarrr(angriest), seed: null }, deal)).toBe(null);
});

test('of dice that are thrown again, only those that were thrown must follow from the seed', () => {
  const throwOf = (n: number) => {
    const k = Math.floor(new FairDice(mixed, n).random() * 36);
    return [Math.floor(k / 6) + 1, (k % 6) + 1] as [number, number];
  };
  const [first, second] = [throwOf(0), throwOf(1)];
  const kept = (second[1] % 6) + 1; // the second die lies otherwise than it would have been thrown
  const again: Line = { seat: 0, choice: { do: 'play', card: 3, deed: { effect: 'reroll', dice: [0] } } };
  const game = (...lines: Line[]) => record('pikit', { kaiju: [] }, [nature({ do: 'dice', faces: first }), ...lines]);
  const good = nature({ do: 'dice', faces: [second[0], kept] });
  const bad = nature({ do: 'dice', faces: [(second[0] % 6) + 1, kept] });
  expect(redealt(game(again, good), pikit)).toEqual({ same: 2, other: 0, left: 0 });
  expect(redealt(game(again, bad), pikit)).toEqual({ same: 1, other: 1, left: 0 });
  expect(redealt(game(good), pikit)).toEqual({ same: 1, other: 1, left: 0 });
  expect(redealt(game(nature({ do: 'stolen', card: 3 })), pikit)).toEqual({ same: 1, other: 0, left: 1 });
});

test('a tremor that the seed did not give is found', () => {
  const seed = Number(new FairDice(mixed, 0).bits(31));
  const fall = (one: number) => record('rampage', {}, [nature({ do: 'happens', outcome: { seed: one, facts: {} } })]);
  expect(redealt(fall(seed), rampage)).toEqual({ same: 1, other: 0, left: 0 });
  expect(redealt(fall(seed ^ 1), rampage)).toEqual({ same: 0, other: 1, left: 0 });
});
