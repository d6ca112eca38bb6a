import { expect, test, vi } from 'vitest';
import { HANDS, planOf, SHAPES } from '../../geometry';
import type { Breath } from '../../types';
import type { Stage } from '../stage';
import { Effects } from './effects';

const BREATH: Breath = { type: 'breath', monster: 0, yaw: 0, pitch: 0, sweep: 900, strength: 500 };
const LASTS = HANDS.lungful / 0.5;

function effects() {
  const pieces = { drawn: () => ({ x: 10, y: 20, z: 3.5, there: true }) };
  const made = new Effects({ pieces } as unknown as Stage, planOf(1), () => true);
  return { made, puff: vi.spyOn(made.dust, 'puff') };
}

test('a breath is seen from above the head, along the turn of it, as long as the lungful lasts', () => {
  const { made, puff } = effects();
  made.blow(BREATH, 0, 1 / 60);
  const [mouth, way] = puff.mock.lastCall!;
  expect(mouth).toEqual([10 + HANDS.mouthForward, 20, 3.5 + SHAPES.body.half[2]! + HANDS.mouthUp]);
  expect([way[0] > 0, Math.abs(way[1]) < 0.01]).toEqual([true, true]);
  made.blow(BREATH, LASTS, 1 / 60);
  expect(puff.mock.lastCall![1][0]).toBeCloseTo(0);
  expect(puff.mock.lastCall![1][1]).toBeGreaterThan(0);
  const seen = puff.mock.calls.length;
  made.blow(BREATH, LASTS + 0.01, 1 / 60);
  made.blow(BREATH, -0.1, 1 / 60);
  expect(puff.mock.calls).toHaveLength(seen);
});

test('a Body that rests is drawn again as long as a gulp makes it wobble, and once more as it was', () => {
  const { made } = effects();
  const redraw = vi.fn();
  made.squash.hit(7, 70);
  let frames = 0;
  while (made.step(1 / 60, redraw)) frames += 1;
  expect(frames).toBeGreaterThan(10);
  expect(redraw).toHaveBeenCalledTimes(frames);
  expect(redraw).toHaveBeenLastCalledWith(7);
  expect(made.squash.of(7)).toBe(0);
});
