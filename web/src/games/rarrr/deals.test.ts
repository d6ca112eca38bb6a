import { expect, test } from 'vitest';
import { FairDice } from '../../fair/dice';
import { type Line, redealt } from '../../fair/redeal';
import { mixed, nature, record } from '../../fair/redeal.fixture';
import deal from './deals';

const monsters = { monster: [{}, {}, {}], katakana: [], power: [], region: [], city: [] };
const game = (...lines: Line['choice'][]) => record(monsters, lines.map(nature));

test('a deal that does not follow from the seed is found', () => {
  const angriest = { do: 'angriest', seat: new FairDice(mixed, 0).below(2) };
  const dealt = { do: 'monsters', cards: new FairDice(mixed, 1).sample([0, 1, 2], 2) };
  expect(redealt(game(angriest, dealt), deal)).toEqual({ same: 2, other: 0, left: 0 });
  expect(redealt(game({ ...angriest, seat: 1 - angriest.seat }, dealt), deal)).toEqual({
    same: 1,
    other: 1,
    left: 0,
  });
  const reversed = { ...dealt, cards: [...dealt.cards].reverse() };
  expect(redealt(game(angriest, reversed), deal)).toEqual({ same: 1, other: 1, left: 0 });
});

test('what cannot be made again is counted, and never called good', () => {
  const angriest = { do: 'angriest', seat: new FairDice(mixed, 0).below(2) };
  expect(redealt(game(angriest, { do: 'something new' }), deal)).toEqual({ same: 1, other: 0, left: 1 });
  expect(redealt(game(angriest), null)).toEqual({ same: 0, other: 0, left: 1 });
  expect(redealt({ ...game(angriest), seed: null }, deal)).toBe(null);
});
