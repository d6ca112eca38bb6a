import { describe, expect, it } from 'vitest';
import { planOf, poseOf, upright } from './geometry';

describe('the plan of the city', () => {
  it.each([1, 2])('knows every piece of %i box(es)', (boards) => {
    const plan = planOf(boards);
    const counts = (['small', 'rectangle', 'large', 'vehicle', 'paws', 'body', 'meeple'] as const).map(
      (kind) => plan.of(kind).length / boards,
    );
    expect(counts).toEqual([12, 6, 1, 4, 4, 4, 90]);
    for (let colour = 0; colour < 6; colour++)
      expect(plan.of('meeple').filter((piece) => plan.colour(piece) === colour)).toHaveLength(15 * boards);
  });

  it.each([1, 2])('has a roof on every building of %i board(s)', (boards) => {
    const plan = planOf(boards);
    const storeys = [...plan.of('small'), ...plan.of('rectangle')].map(plan.storey);
    for (const storey of [0, 1, 2]) expect(storeys.filter((one) => one === storey)).toHaveLength(6 * boards);
    // on both boards the first building is carried by its ground floor
    const perBoard = plan.of('vehicle')[0]! / boards;
    for (let board = 0; board < boards; board++)
      expect([0, 1, 2].map((k) => plan.storey(board * perBoard + k))).toEqual([0, 1, 2]);
    expect(plan.of('large').map(plan.storey)).toEqual(plan.of('large').map(() => 0));
  });

  it('finds neighborhoods and ruins under a spot', () => {
    const plan = planOf(1);
    expect(plan.neighborhoods[plan.zoneAt(-25, 9)]?.id).toBe('harbour');
    expect(plan.ruins[plan.ruinAt(-13, 18)]?.id).toBe('NW');
    expect(plan.ruinAt(0, 12)).toBe(-1);
  });

  it('reads poses of the wire', () => {
    const pose = poseOf([1000, -2500, 500, 70_711, 70_711, 0, 0])!;
    expect([...pose.slice(0, 3)]).toEqual([1, -2.5, 0.5]);
    expect(upright(pose)).toBeCloseTo(0, 3);
    expect(poseOf(null)).toBeNull();
  });
});
