import { describe, expect, it } from 'vitest';
import { planOf } from '../geometry';
import { firstContact } from './contact';

describe('the first contact of sliding paws', () => {
  const plan = planOf(1);
  const nothing = plan.kinds.map(() => null);
  it('is the curb of a ruin', () => {
    // from the west towards the north-west tower: its edge is at -16, the paws reach 2 cm ahead
    expect(firstContact(plan, nothing, plan.paws(0), [-26, 18], 0, 20)!.far).toBeCloseTo(8, 0);
    expect(firstContact(plan, nothing, plan.paws(0), [-26, 18], 0, 5)).toBeNull();
  });
  it('is a vehicle in the way, but nothing that hangs above', () => {
    const bus = plan.of('vehicle')[0]!;
    const poses = (z: number) =>
      nothing.map((_, piece) => (piece === bus ? new Float32Array([-26, 10, z, 0, 0, 0, 1]) : null));
    expect(firstContact(plan, poses(0.7), plan.paws(0), [-26, 20], -Math.PI / 2, 12)!.far).toBeGreaterThan(6);
    expect(firstContact(plan, poses(9), plan.paws(0), [-26, 20], -Math.PI / 2, 12)).toBeNull();
  });
  it('throws the paws back from a curb as they came, and pushes a piece on', () => {
    const off = (away: number) => [Math.cos(away), Math.sin(away)].map((one) => Math.round(one * 100) / 100);
    const slanted = firstContact(plan, nothing, plan.paws(0), [-22, 22], -Math.PI / 4, 20)!;
    expect([slanted.pushes, ...off(slanted.away)]).toEqual([false, -0.71, -0.71]);
    const bus = plan.of('vehicle')[0]!;
    const poses = nothing.map((_, piece) => (piece === bus ? new Float32Array([-25, 10, 0.7, 0, 0, 0, 1]) : null));
    const pushed = firstContact(plan, poses, plan.paws(0), [-26, 20], -Math.PI / 2, 12)!;
    expect(pushed.pushes).toBe(true);
    expect(off(pushed.away)[0]).toBeGreaterThan(0.2); // it stands a little to the east: that way it goes
  });
});
