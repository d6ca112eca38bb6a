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

it('hurries while a film waits for it, and lets it wait no longer once it is cleared', async () => {
  const flights = new Flights({ put: vi.fn() }, () => at(10, 0, 3));
  const landed = vi.fn();
  await flights.landed().then(landed);
  expect(landed).toHaveBeenCalledTimes(1); // nothing flies
  const meal = [40, 41, 42].map((piece) => ({ piece, from: at(0, 0, 1) }));
  flights.begin(meal, 2);
  const waiting = flights.landed().then(landed);
  for (let k = 0; k < 10; k++) flights.step(1 / 30);
  await waiting;
  expect(flights.flying).toBe(false);
  flights.begin(meal, 2);
  const cut = flights.landed().then(landed);
  flights.clear();
  await cut;
  expect(landed).toHaveBeenCalledTimes(3);
});
