import { beforeEach, describe, expect, it } from 'vitest';
import { planOf } from '../geometry';
import { Marks } from './marks';

const WAY: [number, number, number][] = [
  [0, 0, 0],
  [5, 0, 1],
  [9, 2, 0],
];

let marks: Marks;
beforeEach(() => {
  marks = new Marks(planOf(1));
});

describe('traces', () => {
  it('are left by the last three shots', () => {
    for (const shot of [1, 2, 3, 4]) marks.trace(shot, WAY, '#fff');
    expect(marks.traces).toBe(3);
  });

  it('are not doubled by a film that is seen once more', () => {
    for (const shot of [1, 2, 2, 2]) marks.trace(shot, WAY, '#fff');
    expect(marks.traces).toBe(2);
  });

  it('are gone after a jump', () => {
    marks.trace(1, WAY, '#fff');
    marks.forget();
    expect(marks.traces).toBe(0);
  });
});
