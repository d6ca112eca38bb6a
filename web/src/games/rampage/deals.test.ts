import { expect, test } from 'vitest';
import { FairDice } from '../../fair/dice';
import { redealt } from '../../fair/redeal';
import { mixed, nature, record } from '../../fair/redeal.fixture';
import deal from './deals';

test('a tremor that the seed did not give is found', () => {
  const seed = Number(new FairDice(mixed, 0).bits(31));
  const fall = (one: number) => record({}, [nature({ do: 'happens', outcome: { seed: one, facts: {} } })]);
  expect(redealt(fall(seed), deal)).toEqual({ same: 1, other: 0, left: 0 });
  expect(redealt(fall(seed ^ 1), deal)).toEqual({ same: 0, other: 1, left: 0 });
});
