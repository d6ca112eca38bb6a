import { expect, it } from 'vitest';
import { Squash } from './squash';

it('flattens what lands, the harder the more, and springs back', () => {
  const squash = new Squash();
  squash.hit(3, 60);
  const soft = squash.of(3);
  squash.hit(3, 500);
  expect(squash.of(3)).toBeGreaterThan(soft);
  expect(squash.of(3)).toBeLessThan(0.35);
  expect(squash.of(4)).toBe(0);
  squash.step(0.13);
  expect(squash.of(3)).toBeLessThan(0); // stretched
  squash.step(1);
  expect(squash.of(3)).toBe(0);
});
