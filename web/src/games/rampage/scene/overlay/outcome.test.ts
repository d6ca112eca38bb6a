import { expect, test } from 'vitest';
import { planOf } from '../../geometry';
import type { RampageView } from '../../types';
import { outcome } from './outcome';

const plan = planOf(1);
const [FLOOR, OTHER] = plan.of('small');
const [MEEPLE, RUNNER] = plan.of('meeple');

/** A table on which everything stands at the same spot, but for what is gone. */
function view(gone: number[] = [], teeth = 6): RampageView {
  const poses = plan.kinds.map((_, piece) => (gone.includes(piece) ? null : [0, 0, 1000, 100_000, 0, 0, 0]));
  return { table: { poses }, players: [{ corner: 0, teeth }] } as unknown as RampageView;
}

test('floors that are gone near one another are one note', () => {
  const notes = outcome(view(), view([FLOOR!, OTHER!]), plan, () => [3, 4, 5]);
  expect(notes).toEqual([{ key: 'float-floors', n: 2, at: [3, 4, 5] }]);
});

test('a Meeple that is gone was eaten in the city, and ran away outside it', () => {
  const notes = outcome(view(), view([MEEPLE!, RUNNER!]), plan, (piece) =>
    piece === RUNNER ? [plan.board.east + 4, 0, 0] : [1, 1, 1],
  );
  expect(notes.map(({ key, n }) => [key, n])).toEqual([
    ['float-eaten', 1],
    ['float-ran', 1],
  ]);
});

test('a lost tooth is told at its Monster, and an idle act tells nothing', () => {
  expect(outcome(view(), view([], 5), plan, () => null)).toMatchObject([{ key: 'float-teeth', n: 1 }]);
  expect(outcome(view(), view(), plan, () => null)).toEqual([]);
});
