import { describe, expect, it } from 'vitest';
import { type Pose, planOf, SHAPES } from '../geometry';
import { flight, meets, speedTo } from './flight';

const start = { from: [-28, 28] as [number, number], yaw: 0, foot: 1, half: 0.7 };
const rad = (degrees: number) => (degrees * Math.PI) / 180;

describe('the flight of a toss', () => {
  it('comes down where it was meant to, on the ground and on a roof', () => {
    for (const tilt of [0, 10, 35].map(rad))
      for (const [far, top] of [
        [12, 0],
        [25, 0],
        [12, 2.5],
      ] as const) {
        const speed = speedTo(far, top, { ...start, tilt })!;
        const { at, until } = flight({ ...start, tilt, speed });
        const moments = Array.from({ length: 4001 }, (_, k) => at((until * k) / 4000));
        const down = moments.filter(([x], k) => k > 0 && x > -28 + far - 0.05 && x < -28 + far + 0.05);
        expect(Math.min(...down.map(([, , z]) => Math.abs(z - top - 0.7)))).toBeLessThan(0.1);
      }
  });

  it('goes as far as the engine throws', () => {
    // from `world.simulate` without tremor, the bus to the east: tilt in degrees, strength, cm to where it comes down
    for (const [tilt, strength, far] of [
      [20, 0.3, 11.7],
      [30, 0.5, 27.6],
      [30, 1, 97.6],
      [35, 0.7, 53],
    ] as const) {
      const { at, until } = flight({ ...start, tilt: rad(tilt), speed: 320 * strength });
      expect(Math.abs(at(until)[0] + 28 - far)).toBeLessThan(3);
    }
  });

  it('never reaches what is higher than the head of a Body that stands straight', () => {
    expect(speedTo(12, 9, { ...start, tilt: 0 })).toBeNull();
    expect(speedTo(12, 9, { ...start, tilt: rad(30) })).not.toBeNull();
  });

  it('ends at what stands in its way', () => {
    const plan = planOf(1);
    const poses: (Pose | null)[] = plan.kinds.map(() => null);
    const thrown = { ...start, tilt: 0, speed: 200 };
    const free = meets(plan, poses, thrown, []);
    expect(free).toBe(flight(thrown).until);
    const floor = plan.of('large')[0]!;
    poses[floor] = new Float32Array([-16, 28, 4, 0, 0, 0, 1]);
    const [x] = flight(thrown).at(meets(plan, poses, thrown, []));
    expect(x).toBeGreaterThan(-17 - SHAPES.large.half[0]!);
    expect(x).toBeLessThan(-16 + SHAPES.large.half[0]!);
    expect(meets(plan, poses, thrown, [floor])).toBe(free);
  });
});
