import { expect, test } from 'vitest';
import { words } from '../../kit/knowledge';
import type { Fact } from '../../lib/contract';
import { Knowledge } from './context';
import { planOf } from './geometry';
import { ledger } from './ledger';
import type { RampageView, WirePose } from './types';

const plan = planOf(1);
const [HARBOUR, PARK] = [0, 1];
const MEEPLE = plan.kinds.indexOf('meeple');
const BUS = plan.kinds.indexOf('vehicle');
const NORTH_WEST = plan.ruins.findIndex(({ id }) => id === 'NW');

function table(): Knowledge {
  const poses: (WirePose | null)[] = plan.kinds.map(() => [0, 0, 0]);
  poses[MEEPLE + 2] = null; // eaten
  const zones = plan.kinds.map((): number[] => []);
  zones[MEEPLE] = zones[MEEPLE + 1] = zones[MEEPLE + 2] = zones[BUS] = [HARBOUR];
  zones[plan.paws(0)] = [PARK];
  const buildings = plan.ruins.map((_, ruin) => (ruin === NORTH_WEST ? [0, 1, MEEPLE + 20] : []));
  const facts = { zones, out: [plan.body(1)], edible: [MEEPLE], buildings };
  const view = { boards: 1, table: { poses }, facts, players: [{ corner: 0 }, { corner: 1 }] };
  return new Knowledge({ view: view as unknown as RampageView } as never);
}

const partsOf = (name: string): Fact[] | undefined =>
  ledger(table()).find((line) => (line.name as { key: string }).key === name)?.parts;

test('a neighbourhood names who can be eaten, who cannot, and what stands there', () => {
  const one = { is: 'many', of: [words('meeples', { n: 1, kind: 'blue' })] } as Fact;
  expect(partsOf('zone-harbour')).toEqual([
    words('ui-can-be-eaten', { meeples: one }),
    words('ui-out-of-reach', { meeples: one }),
    words('vehicle-bus'),
  ]);
  expect(partsOf('zone-park')).toEqual([{ is: 'who', seat: 0 }]);
});

test('a Building counts its Floors and Meeples, a Ruin without Floors is none', () => {
  expect(partsOf('ruin-nw')?.[0]).toEqual(words('ui-floors', { n: 2 }));
  expect(partsOf('ruin-st')).toEqual([words('ui-no-building')]);
});

test('a Body beside the city is told', () => {
  expect(partsOf('ui-outside')).toEqual([{ is: 'who', seat: 1 }]);
});
