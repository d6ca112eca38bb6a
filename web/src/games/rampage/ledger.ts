/** The table in words: each neighbourhood with what stands in it, each Building, what has left the city. */
import { words } from '../../kit/knowledge';
import type { Fact } from '../../lib/contract';
import { type Knowledge, total } from './context';
import type { Piece, Zone } from './types';

export interface Line {
  name: Fact;
  parts: Fact[];
}

export function ledger(table: Knowledge): Line[] {
  const { facts, table: lying } = table.of.view;
  if (!facts.zones.length) return [];
  const there = lying.poses.flatMap((pose, piece) => (pose && !facts.out.includes(piece) ? [piece] : []));
  const built = new Set(facts.buildings.flat());
  return [
    ...table.plan.neighborhoods.map((_, zone) => ({
      name: table.zone(zone),
      parts: inZone(table, zone, there, built),
    })),
    ...table.plan.ruins.map((_, ruin) => ({ name: table.ruin(ruin), parts: onRuin(table, ruin) })),
    ...outside(table),
  ];
}

function inZone(table: Knowledge, zone: Zone, there: Piece[], built: Set<Piece>): Fact[] {
  const { facts, players } = table.of.view;
  const { kinds } = table.plan;
  const here = there.filter((piece) => facts.zones[piece]?.includes(zone));
  const meeples = here.filter((piece) => kinds[piece] === 'meeple' && !built.has(piece));
  const edible = table.bag(meeples.filter((piece) => facts.edible.includes(piece)));
  const stuck = table.bag(meeples.filter((piece) => !facts.edible.includes(piece)));
  const monsters = players.flatMap(({ corner }, seat) =>
    here.includes(table.plan.paws(corner)) ? [{ is: 'who', seat } as const] : [],
  );
  const floors = here.filter((piece) => table.plan.isFloor(piece) && !built.has(piece)).length;
  return [
    ...monsters,
    ...(total(edible) ? [words('ui-can-be-eaten', { meeples: table.meeples(edible) })] : []),
    ...(total(stuck) ? [words('ui-out-of-reach', { meeples: table.meeples(stuck) })] : []),
    ...here.filter((piece) => kinds[piece] === 'vehicle').map(table.vehicle),
    ...(floors ? [words('ui-floors', { n: floors })] : []),
  ];
}

function onRuin(table: Knowledge, ruin: number): Fact[] {
  const pieces = table.of.view.facts.buildings[ruin] ?? [];
  if (!pieces.length) return [words('ui-no-building')];
  const floors = pieces.filter(table.plan.isFloor).length;
  const bag = table.bag(pieces.filter((piece) => table.plan.kinds[piece] === 'meeple'));
  return [words('ui-floors', { n: floors }), ...(total(bag) ? [table.meeples(bag)] : [])];
}

function outside(table: Knowledge): Line[] {
  const { facts, table: lying, players } = table.of.view;
  const monsters = players.flatMap(({ corner }, seat) => {
    const body = table.plan.body(corner);
    return lying.poses[body] && facts.out.includes(body) ? [{ is: 'who', seat } as const] : [];
  });
  return monsters.length ? [{ name: words('ui-outside'), parts: monsters }] : [];
}
