import { expect, test } from 'vitest';
import { FairDice } from '../../fair/dice';
import { type Line, redealt } from '../../fair/redeal';
import { mixed, nature, record } from '../../fair/redeal.fixture';
import deal from './deals';

test('of dice that are thrown again, only those that were thrown must follow from the seed', () => {
  const throwOf = (n: number) => {
    const k = Math.floor(new FairDice(mixed, n).random() * 36);
    return [Math.floor(k / 6) + 1, (k % 6) + 1] as [number, number];
  };
  const [first, second] = [throwOf(0), throwOf(1)];
  const kept = (second[1] % 6) + 1; // differs from what the second die would have shown
  const again: Line = { seat: 0, choice: { do: 'play', card: 3, deed: { effect: 'reroll', dice: [0] } } };
  const game = (...lines: Line[]) => record({ kaiju: [] }, [nature({ do: 'dice', faces: first }), ...lines]);
  const good = nature({ do: 'dice', faces: [second[0], kept] });
  const bad = nature({ do: 'dice', faces: [(second[0] % 6) + 1, kept] });
  expect(redealt(game(again, good), deal)).toEqual({ same: 2, other: 0, left: 0 });
  expect(redealt(game(again, bad), deal)).toEqual({ same: 1, other: 1, left: 0 });
  expect(redealt(game(good), deal)).toEqual({ same: 1, other: 1, left: 0 });
  expect(redealt(game(nature({ do: 'stolen', card: 3 })), deal)).toEqual({ same: 1, other: 0, left: 1 });
});
