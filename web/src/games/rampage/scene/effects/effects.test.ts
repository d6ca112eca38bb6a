import { PerspectiveCamera } from 'three';
import { expect, test, vi } from 'vitest';
import { HANDS, planOf, SHAPES } from '../../geometry';
import type { Act, Breath } from '../../types';
import type { Stage } from '../stage';
import { Effects, staged } from './effects';

const BREATH: Breath = { type: 'breath', monster: 0, yaw: 0, pitch: 0, sweep: 900, strength: 500 };
const LASTS = HANDS.lungful / 0.5;

function effects(motion = true) {
  const pieces = { drawn: () => ({ x: 10, y: 20, z: 3.5, turn: [0, 0, 0, 1], there: true }) };
  const camera = { lens: new PerspectiveCamera(), shake: vi.fn() };
  const made = new Effects({ pieces, camera } as unknown as Stage, planOf(1), () => motion);
  return { made, shake: camera.shake, puff: vi.spyOn(made.dust, 'puff'), knock: vi.spyOn(made.dust, 'knock') };
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

test('a breath reaches from the mouth without gaps, however few pictures a second are drawn', () => {
  const { made, puff } = effects();
  made.blow({ ...BREATH, sweep: 0 }, 0, 0.1);
  const [mouth, way] = puff.mock.lastCall!;
  const starts = puff.mock.calls.map(([[x]]) => x - mouth[0]).sort((a, b) => a - b);
  const gaps = starts.slice(1).map((far, k) => far - starts[k]!);
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)!).toBeGreaterThan(way[0] * 0.09);
  expect(Math.max(...gaps)).toBeLessThan(0.4);
});

test('a Vehicle is over its Building within a tenth of a second: a toss is shown at half of real time', () => {
  const toss = { type: 'toss', piece: 19, monster: 0, yaw: 0, tilt: 0, side: 0, height: 500, strength: 600 } as Act;
  expect(staged(toss, plan).pace).toBe(0.5);
  expect(staged({ ...BREATH }, plan).pace).toBe(0.6);
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

const plan = planOf(1);
const [FLOOR, BODY, MEEPLE, PAWS] = [plan.of('small')[0]!, plan.body(0), plan.of('meeple')[0]!, plan.paws(0)];

test('card, Bodies and Paws stir up dust, the more the harder; a Meeple does not', () => {
  const { made, knock } = effects();
  made.impact({ frame: 1, piece: FLOOR, force: 66 }, false);
  made.impact({ frame: 1, piece: BODY, force: 220 }, false);
  made.impact({ frame: 1, piece: PAWS, force: 110 }, false);
  made.impact({ frame: 1, piece: MEEPLE, force: 220 }, false);
  expect(knock.mock.calls.map(([{ half }, share]) => [half, share])).toEqual([
    [SHAPES.small.half, 0.3],
    [SHAPES.body.half, 1],
    [SHAPES.paws.half, 0.5],
  ]);
});

test('the picture trembles by the impulse: at any blow of a Body, of what is light only at hard ones', () => {
  const { made, shake } = effects();
  for (const [piece, force] of [
    [BODY, 22],
    [BODY, 440],
    [FLOOR, 66],
    [FLOOR, 176],
  ] as const)
    made.impact({ frame: 1, piece, force }, false);
  expect(shake.mock.calls).toEqual([[0.1], [1], [0.8]]);
});

test('with reduced motion there is no dust, no squash, no tremor and no breath to be seen', () => {
  const { made, shake, knock, puff } = effects(false);
  made.impact({ frame: 1, piece: BODY, force: 220 }, false);
  made.blow(BREATH, 0, 1 / 60);
  expect([shake, knock, puff].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(made.squash.of(BODY)).toBe(0);
});
