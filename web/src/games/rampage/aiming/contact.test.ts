import { describe, expect, it } from 'vitest';
import { planOf } from '../geometry';
import { besideWall, firstContact, restZone } from './contact';

describe('the first contact of sliding paws', () => {
  const plan = planOf(1);
  const nothing = plan.kinds.map(() => null);
  it('is the curb of a ruin', () => {
    // from the west towards the north-west tower: its edge is at -16, the paws reach 2 cm ahead
    expect(firstContact(plan, nothing, plan.paws(0), [-26, 18], 0, 20, true)!.far).toBeCloseTo(8, 0);
    expect(firstContact(plan, nothing, plan.paws(0), [-26, 18], 0, 5, true)).toBeNull();
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
    const slanted = firstContact(plan, nothing, plan.paws(0), [-22, 22], -Math.PI / 4, 20, true)!;
    expect([slanted.pushes, ...off(slanted.away)]).toEqual([false, -0.71, -0.71]);
    const bus = plan.of('vehicle')[0]!;
    const poses = nothing.map((_, piece) => (piece === bus ? new Float32Array([-25, 10, 0.7, 0, 0, 0, 1]) : null));
    const pushed = firstContact(plan, poses, plan.paws(0), [-26, 20], -Math.PI / 2, 12)!;
    expect(pushed.pushes).toBe(true);
    expect(off(pushed.away)[0]).toBeGreaterThan(0.2); // it stands a little to the east: that way it goes
  });
  it('lets Paws pass over a printed ruin', () => {
    expect(firstContact(plan, nothing, plan.paws(0), [-26, 18], 0, 20)).toBeNull();
  });
});

describe('where sliding paws stop', () => {
  it('is as far as they slide, or soon after what they meet; the sooner they meet it, the wider', () => {
    const free = restZone([0, 0], 0, 20, null);
    expect(free.at[0]).toBeCloseTo(20);
    const [late, soon] = [18, 5].map((far) => restZone([0, 0], 0, 20, { far, away: 1, pushes: true }));
    expect(soon!.at[0]).toBeLessThan(late!.at[0]);
    expect(soon!.at[0]).toBeGreaterThan(5);
    expect(soon!.size).toBeGreaterThan(late!.size);
    expect(late!.size).toBeGreaterThan(0);
  });
  it('is beside a wall, if they are to stop there', () => {
    const { outline } = planOf(1).ruins[3]!;
    expect(besideWall(outline, [-26, 18], 0)).toBeCloseTo(outline.west + 26 - 2.35, 0);
  });
});
