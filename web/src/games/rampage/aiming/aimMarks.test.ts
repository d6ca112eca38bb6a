import { Box3, Group, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { planOf } from '../geometry';
import type { RampageView } from '../types';
import { Aim, type AimForm } from './aim.svelte';
import { AimMarks, LINES } from './aimMarks';

const plan = planOf(1);
const nothing = plan.kinds.map(() => null);
const view = { boards: 1, table: { poses: nothing }, facts: { buildings: [] } } as unknown as RampageView;

/** How far the marks of a flick at a force reach, in cm. */
function reach(line: keyof typeof LINES, strength: number): number {
  const form: AimForm = { kind: 'flick', deed: 'flick', monster: 0, piece: plan.paws(0), target: 0 };
  const aim = new Aim(form, view, () => {}, null);
  aim.set('strength', strength);
  const marks = new AimMarks(plan, aim, LINES[line]);
  marks.draw(nothing, () => 0);
  const seen = new Group().add(...marks.root.children.filter((part) => part.visible && part !== marks.zone));
  return new Box3().setFromObject(seen).getSize(new Vector3()).length();
}

it('the line of a flick is as long as the table has chosen', () => {
  const [tip, short, long] = (['tip', 'short', 'long'] as const).map((line) => reach(line, 1000));
  expect(tip).toBeLessThan(short!);
  expect(short).toBeLessThan(long!);
  expect(reach('tip', 600)).toBeCloseTo(tip!, 5);
  expect(reach('short', 600)).toBeLessThan(short!);
});
