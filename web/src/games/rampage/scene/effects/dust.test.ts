import { expect, test } from 'vitest';
import { Dust } from './dust';

test('dust flies for a moment and is gone', () => {
  const dust = new Dust();
  expect(dust.step(0.1)).toBe(false);
  dust.knock([1, 2, 0.5], 1, '#fff');
  expect(dust.flying).toBe(true);
  for (let t = 0; t < 0.9; t += 1 / 60) dust.step(1 / 60);
  expect(dust.flying).toBe(false);
});

test('a film that is cut leaves no dust', () => {
  const dust = new Dust();
  dust.puff([0, 0, 8], [40, 0, 0], 6, '#fff');
  dust.clear();
  expect(dust.flying).toBe(false);
  expect(dust.step(1)).toBe(false);
});

test('however much is stirred up, the number of motes is bounded', () => {
  const dust = new Dust();
  for (let k = 0; k < 200; k++) dust.knock([0, 0, 1], 1, '#fff');
  expect(dust.mesh.count).toBeLessThanOrEqual(320);
  expect(dust.step(0.01)).toBe(true);
});
