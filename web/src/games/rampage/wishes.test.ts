import { expect, test } from 'vitest';
import { planOf } from './geometry';
import type { RampageView } from './types';
import { thingOf, thingsIn, wishes, wishOf } from './wishes';

const plan = planOf(1);
const [bus, meeple] = [plan.of('vehicle')[0]!, plan.of('meeple')[0]!];

/** Monster 0 stands beside the first ruin, a vehicle is far away, floor 0 rests on the second ruin. */
function view(phase = 'action'): RampageView {
  const poses = plan.kinds.map(() => null as number[] | null);
  const { west, south } = plan.ruins[0]!.outline;
  poses[plan.paws(0)] = [west * 1000, south * 1000, 500];
  poses[bus] = [30_000, 30_000, 500];
  const buildings = plan.ruins.map((_, k) => (k === 1 ? [0] : []));
  return { boards: 1, phase, table: { poses }, facts: { buildings } } as unknown as RampageView;
}

test('what could be chosen in a family begins with the nearest', () => {
  const { demolish, toss, move, put } = wishes(view(), plan, 0);
  expect(demolish[0]).toEqual({ do: 'demolish', ruin: 0 });
  expect(demolish).toHaveLength(plan.ruins.length);
  expect(toss[0]).toEqual({ do: 'tossit', piece: bus });
  expect([move.length, put.length]).toEqual([1, 0]);
});

test('a piece is tried as what it is', () => {
  expect(wishOf(view(), plan, 0, bus)).toEqual({ do: 'tossit', piece: bus });
  expect(wishOf(view(), plan, 0, plan.paws(0))).toEqual({ do: 'move', jump: false });
  expect(wishOf(view(), plan, 0, plan.body(1))).toEqual({ do: 'breathe', monster: 1 });
  expect(wishOf(view(), plan, 0, 0)).toEqual({ do: 'demolish', ruin: 1 });
  expect(wishOf(view(), plan, 0, meeple)).toBeNull();
  expect(wishOf(view('chow'), plan, 0, meeple)).toEqual({ do: 'eat', meeple });
});

test('things are named for an explanation', () => {
  const some = [0, bus, meeple, plan.body(2), plan.paws(2)];
  expect(some.map((piece) => thingOf(plan, piece))).toEqual([
    'floor:0',
    `vehicle:${bus}`,
    'meeple:0',
    'monster:2',
    'monster:2',
  ]);
});

test('everything in the city is listed once, with its part', () => {
  const things = thingsIn(view(), plan).split(' ');
  expect(things.slice(0, 2)).toEqual([`vehicle:${bus}=piece:${bus}`, `monster:0=piece:${plan.paws(0)}`]);
  expect(things).toHaveLength(2 + plan.ruins.length + plan.neighborhoods.length);
});
