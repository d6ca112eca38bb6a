/** The table in words: each neighbourhood, Ruin and Sidewalk with what is there, and what has left the city. */
import { words } from '../../../kit/knowledge';
import type { Fact } from '../../../play/contract';
import { type Knowledge, total } from '../context';
import { ZONES } from '../geometry';
import type { Piece, Zone } from '../types';

export interface Line {
  name: Fact;
  parts: Fact[];
}

export function ledger(table: Knowledge): Line[] {
  const { facts, table: lying } = table.of.view;
  if (!facts.zones.length) return [];
  const all = lying.poses.flatMap((pose, piece) => (pose ? [piece] : []));
  const built = new Set(facts.buildings.flat());
  const out = all.filter((piece) => facts.out.includes(piece));
  const free = all.filter((piece) => !facts.out.includes(piece) && !built.has(piece));
  const within = (zone: Zone) => free.filter((piece) => facts.zones[piece]?.includes(zone));
  return [
    ...table.plan.neighborhoods.map((_, zone) => ({ name: table.zone(zone), parts: inZone(table, within(zone)) })),
    ...table.plan.ruins.flatMap((_, ruin) => [
      {
        name: table.ruin(ruin),
        parts: [...building(table, ruin), ...onPavement(table, within(ZONES.ruin + ruin))],
      },
      {
        name: words('at-sidewalk', { ruin: table.ruin(ruin) }),
        parts: onPavement(table, within(ZONES.sidewalk + ruin)),
      },
    ]),
    ...rest(
      table,
      'ui-nowhere',
      free.filter((piece) => !facts.zones[piece]?.length),
    ),
    ...rest(table, 'ui-outside', out),
  ];
}

function rest(table: Knowledge, key: string, pieces: Piece[]): Line[] {
  const parts = onPavement(table, pieces);
  return parts.length ? [{ name: words(key), parts }] : [];
}

/** Meeples can be eaten here, or not. */
function inZone(table: Knowledge, here: Piece[]): Fact[] {
  const { edible } = table.of.view.facts;
  const meeples = here.filter((piece) => table.plan.kinds[piece] === 'meeple');
  return [
    ...monsters(table, here),
    ...some(
      table,
      'ui-can-be-eaten',
      meeples.filter((piece) => edible.includes(piece)),
    ),
    ...some(
      table,
      'ui-out-of-reach',
      meeples.filter((piece) => !edible.includes(piece)),
    ),
    ...things(table, here),
  ];
}

/** Where no Monster eats. */
function onPavement(table: Knowledge, here: Piece[]): Fact[] {
  const meeples = table.bag(here.filter((piece) => table.plan.kinds[piece] === 'meeple'));
  return [...monsters(table, here), ...(total(meeples) ? [table.meeples(meeples)] : []), ...things(table, here)];
}

function some(table: Knowledge, key: string, meeples: Piece[]): Fact[] {
  return meeples.length ? [words(key, { meeples: table.meeples(table.bag(meeples)) })] : [];
}

/** A Monster is where its Paws are; a Body that is not on them is told for itself. */
function monsters(table: Knowledge, here: Piece[]): Fact[] {
  const { facts, players, table: lying } = table.of.view;
  return players.flatMap(({ corner }, seat): Fact[] => {
    const who = { is: 'who', seat } as const;
    const body = table.plan.body(corner);
    const apart = lying.poses[body] !== null && !facts.mounted.includes(corner);
    const paws = here.includes(table.plan.paws(corner)) ? [apart ? words('ui-paws-of', { who }) : who] : [];
    const down = facts.fallen.includes(corner) ? 'ui-body-down' : 'ui-body-of';
    return apart && here.includes(body) ? [...paws, words(down, { who })] : paws;
  });
}

function things(table: Knowledge, here: Piece[]): Fact[] {
  const floors = here.filter(table.plan.isFloor).length;
  const vehicles = here.filter((piece) => table.plan.kinds[piece] === 'vehicle').map(table.vehicle);
  return floors ? [...vehicles, words('ui-floors', { n: floors })] : vehicles;
}

function building(table: Knowledge, ruin: number): Fact[] {
  const pieces = table.of.view.facts.buildings[ruin] ?? [];
  if (!pieces.length) return [words('ui-no-building')];
  const floors = pieces.filter(table.plan.isFloor).length;
  const bag = table.bag(pieces.filter((piece) => table.plan.kinds[piece] === 'meeple'));
  return [words('ui-floors', { n: floors }), ...(total(bag) ? [table.meeples(bag)] : [])];
}
