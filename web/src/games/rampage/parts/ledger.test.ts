import { expect, test } from 'vitest';
import { words } from '../../../kit/knowledge';
import type { Fact } from '../../../play/contract';
import { Knowledge } from '../context';
import { planOf, ZONES } from '../geometry';
import type { Piece, RampageView, WirePose, Zone } from '../types';
import { ledger } from './ledger';

const plan = planOf(1);
const [HARBOUR, PARK] = [0, 1];
const MEEPLE = plan.kinds.indexOf('meeple');
const BUS = plan.kinds.indexOf('vehicle');
const ruin = (name: string) => plan.ruins.findIndex(({ id }) => id === name);
const walk = (name: string) => ZONES.sidewalk + ruin(name);
const onRuin = (name: string) => ZONES.ruin + ruin(name);
const ANN: Fact = { is: 'who', seat: 0 };
const BEN: Fact = { is: 'who', seat: 1 };

/** Two Monsters, and pieces over their zones; whatever is not named is not on the table. */
function laid(where: [Piece, ...Zone[]][], more: object = {}): Knowledge {
  const poses: (WirePose | null)[] = plan.kinds.map(() => null);
  const zones = plan.kinds.map((): Zone[] => []);
  for (const [piece, ...over] of where) [poses[piece], zones[piece]] = [[0, 0, 0, 100_000, 0, 0, 0], over];
  const buildings = plan.ruins.map((): Piece[] => []);
  const facts = { zones, out: [], fallen: [], mounted: [0, 1], edible: [], buildings, ...more };
  const view = { boards: 1, table: { poses }, facts, players: [{ corner: 0 }, { corner: 1 }] };
  return new Knowledge({ view: view as unknown as RampageView } as never);
}

/** What a line tells; a Sidewalk is named by its Ruin. */
function partsOf(table: Knowledge, name: string): Fact[] | undefined {
  const nameOf = (fact: Fact): string => {
    const { key, facts } = fact as ReturnType<typeof words>;
    return key === 'at-sidewalk' ? `walk of ${nameOf(facts!.ruin!)}` : key;
  };
  return ledger(table).find((line) => nameOf(line.name) === name)?.parts;
}

const meeple = (kind: string): Fact => ({ is: 'many', of: [words('meeples', { n: 1, kind })] });

test('a neighbourhood names who can be eaten, who cannot, and what stands there', () => {
  const table = laid(
    [
      [MEEPLE, HARBOUR],
      [MEEPLE + 1, HARBOUR],
      [BUS, HARBOUR],
      [plan.paws(0), PARK],
    ],
    { edible: [MEEPLE] },
  );
  expect(partsOf(table, 'zone-harbour')).toEqual([
    words('ui-can-be-eaten', { meeples: meeple('blue') }),
    words('ui-out-of-reach', { meeples: meeple('blue') }),
    words('vehicle-bus'),
  ]);
  expect(partsOf(table, 'zone-park')).toEqual([ANN]);
});

test('a Building counts its Floors and Meeples; a Ruin without Floors tells who is left on it', () => {
  const buildings = plan.ruins.map((_, k) => (k === ruin('NW') ? [0, 1, MEEPLE + 20] : []));
  const there: [Piece, ...Zone[]][] = [0, 1, MEEPLE + 20].map((piece) => [piece, onRuin('NW')]);
  const table = laid([...there, [MEEPLE, onRuin('ST')]], { buildings });
  expect(partsOf(table, 'ruin-nw')).toEqual([words('ui-floors', { n: 2 }), meeple('green')]);
  expect(partsOf(table, 'ruin-st')).toEqual([words('ui-no-building'), meeple('blue')]);
  expect(partsOf(table, 'ruin-se')).toEqual([words('ui-no-building')]);
});

test('a Sidewalk tells the Monsters, Meeples and Vehicles that are nowhere else', () => {
  const table = laid([
    [plan.paws(0), walk('NW')],
    [MEEPLE, walk('NW')],
    [BUS, walk('ST'), onRuin('ST')],
  ]);
  expect(partsOf(table, 'walk of ruin-nw')).toEqual([ANN, meeple('blue')]);
  expect(partsOf(table, 'walk of ruin-st')).toEqual([words('vehicle-bus')]);
  expect(partsOf(table, 'walk of ruin-se')).toEqual([]);
});

test('a fallen Body is told where it lies, apart from its Paws', () => {
  const table = laid(
    [
      [plan.paws(1), HARBOUR],
      [plan.body(1), PARK],
    ],
    { fallen: [1], mounted: [0] },
  );
  expect(partsOf(table, 'zone-harbour')).toEqual([words('ui-paws-of', { who: BEN })]);
  expect(partsOf(table, 'zone-park')).toEqual([words('ui-body-down', { who: BEN })]);
});

test('what is beside the city, or in no zone of it, is told as well', () => {
  const table = laid([[plan.paws(0)], [plan.body(1)], [BUS]], { out: [plan.paws(0), plan.body(1)], mounted: [] });
  expect(partsOf(table, 'ui-outside')).toEqual([ANN, words('ui-body-of', { who: BEN })]);
  expect(partsOf(table, 'ui-nowhere')).toEqual([words('vehicle-bus')]);
});
