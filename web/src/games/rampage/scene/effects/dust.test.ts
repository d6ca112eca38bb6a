import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { Dust } from './dust';

const slab = (x: number, y: number, z: number) => ({
  half: [3, 4, 0.1],
  at: new Vector3(x, y, z),
  turn: new Quaternion(),
});
const puffs = ({ mesh }: Dust): Vector3[] =>
  Array.from({ length: mesh.count }, (_, k) => new Vector3().fromArray(mesh.instanceMatrix.array, 16 * k + 12));

test('dust flies for a moment and is gone', () => {
  const dust = new Dust();
  expect(dust.step(0.1)).toBe(false);
  dust.knock(slab(1, 2, 0.5), 1, '#fff');
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
  for (let k = 0; k < 200; k++) dust.knock(slab(0, 0, 1), 1, '#fff');
  expect(dust.mesh.count).toBeLessThanOrEqual(320);
  expect(dust.step(0.01)).toBe(true);
});

test('the dust of a slab comes out at its edges, where it is seen', () => {
  const dust = new Dust();
  dust.knock(slab(10, 20, 5), 0.5, '#fff');
  dust.step(0.001);
  const all = puffs(dust);
  expect(all.length).toBeGreaterThan(10);
  for (const { x, y, z } of all) {
    expect(Math.max(Math.abs(x - 10) / 3, Math.abs(y - 20) / 4)).toBeCloseTo(1, 1);
    expect(z).toBeLessThan(5.05);
  }
});

test('the harder the knock, the more dust', () => {
  const [soft, hard] = [new Dust(), new Dust()];
  soft.knock(slab(0, 0, 1), 0.1, '#fff');
  hard.knock(slab(0, 0, 1), 1, '#fff');
  expect(hard.mesh.count).toBeGreaterThan(2 * soft.mesh.count);
});
