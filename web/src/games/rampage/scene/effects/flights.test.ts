import { expect, it, vi } from 'vitest';
import type { Pose } from '../../geometry';
import { Flights } from './flights';

const at = (x: number, y: number, z: number): Pose => new Float32Array([x, y, z, 0, 0, 0, 1]);

it('carries Meeples to the mouth one after the other, and is gone', () => {
  const screen = { put: vi.fn() };
  const flights = new Flights(screen, () => at(10, 0, 3));
  flights.swallowed = vi.fn();
  flights.begin(
    [
      { piece: 40, from: at(0, 0, 1) },
      { piece: 41, from: at(1, 0, 1) },
    ],
    2,
  );
  flights.step(0.3);
  const [, pose] = screen.put.mock.calls[0]!;
  expect(pose[0]).toBeGreaterThan(2);
  expect(pose[2]).toBeGreaterThan(3);
  for (let k = 0; k < 60; k++) flights.step(1 / 30);
  expect(flights.flying).toBe(false);
  expect(flights.swallowed).toHaveBeenCalledTimes(2);
  expect(screen.put).toHaveBeenLastCalledWith(41, null);
});
