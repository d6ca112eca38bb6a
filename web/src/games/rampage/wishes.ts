/** What a thing of the city is, and what would be done with it, wherever the Monster stands: the server says whether it can be done now. */
import { middle, type Plan } from './geometry';
import type { Monster, Piece, RampageChoice, RampageView } from './types';

export type Family = 'move' | 'demolish' | 'toss' | 'breathe' | 'put';
type Spot = [number, number];

const NOWHERE: Spot = [999, 999];

const spotOf = (view: RampageView, piece: Piece): Spot => {
  const pose = view.table.poses[piece];
  return pose ? [pose[0]! / 1000, pose[1]! / 1000] : NOWHERE;
};

/** All that could be chosen in a family, the nearest first. */
export function wishes(view: RampageView, plan: Plan, monster: Monster): Record<Family, RampageChoice[]> {
  const [x, y] = spotOf(view, plan.paws(monster));
  const away = ([u, v]: Spot) => Math.hypot(u - x, v - y);
  return {
    move: [{ do: 'move', jump: false }],
    demolish: plan.ruins
      .map((_, k) => k)
      .sort((a, b) => away(middle(plan.ruins[a]!.outline)) - away(middle(plan.ruins[b]!.outline)))
      .map((ruin) => ({ do: 'demolish', ruin })),
    toss: plan
      .of('vehicle')
      .sort((a, b) => away(spotOf(view, a)) - away(spotOf(view, b)))
      .map((piece) => ({ do: 'tossit', piece })),
    breathe: [{ do: 'breathe', monster }],
    put: [],
  };
}

/** How a piece is named for an explanation: Meeples by their kind, Monsters by their corner. */
export function thingOf(plan: Plan, piece: Piece): string {
  const kind = plan.kinds[piece];
  if (kind === 'meeple') return `meeple:${plan.colour(piece)}`;
  if (kind === 'vehicle') return `vehicle:${piece}`;
  return plan.isFloor(piece) ? `floor:${piece}` : `monster:${plan.monster(piece)}`;
}

/** Vehicles are tossed, Buildings demolished, Paws moved, Bodies breathe, Meeples are eaten. */
export function wishOf(view: RampageView, plan: Plan, monster: Monster, piece: Piece): RampageChoice | null {
  const kind = plan.kinds[piece];
  const ruin = view.facts.buildings.findIndex((pieces) => pieces.includes(piece));
  if (kind === 'meeple' && view.phase === 'chow') return { do: 'eat', meeple: piece };
  if (kind === 'vehicle') return { do: 'tossit', piece };
  if (kind === 'body') return { do: 'breathe', monster: plan.monster(piece) };
  if (piece === plan.paws(monster)) return { do: 'move', jump: false };
  return ruin >= 0 ? { do: 'demolish', ruin } : null;
}

/** Everything in the city that has an explanation of its own, each with its part: what a pointer could rest on. */
export function thingsIn(view: RampageView, plan: Plan): string {
  const alike = (piece: Piece) => thingOf(plan, piece).replace(/^floor:.*/, 'floor');
  const there = plan.kinds.map((_, piece) => piece).filter((piece) => view.table.poses[piece]);
  const firsts = there.filter((piece, k) => there.findIndex((one) => alike(one) === alike(piece)) === k);
  const places = [...plan.ruins.map((_, k) => `ruin:${k}`), ...plan.neighborhoods.map((_, k) => `zone:${k}`)];
  return [
    ...firsts.map((piece) => `${thingOf(plan, piece)}=piece:${piece}`),
    ...places.map((place) => `${place}=${place}`),
  ].join(' ');
}
