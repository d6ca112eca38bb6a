import { expect, test, vi } from 'vitest';
import type { Say } from '../../../../play/contract';
import { planOf } from '../../geometry';
import type { RampageView } from '../../types';
import type { Show } from '../show';
import { Sight } from './sight.svelte';

const plan = planOf(1);
const [FIRST, SECOND, FAR] = plan.of('meeple');
const frame = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 300 }) } as HTMLElement;
const say = ((words: { key: string; facts: { n: number } }) => `${words.key} ${words.facts.n}`) as unknown as Say;

function view(...gone: number[]): RampageView {
  const poses = plan.kinds.map((_, piece) => (gone.includes(piece) ? null : [0, 0, 1000, 100_000, 0, 0, 0]));
  return { table: { poses }, players: [] } as unknown as RampageView;
}

/** A picture with ten pixels for each centimetre. */
const show = {
  plan,
  stage: {
    pieces: { drawn: (piece: number) => ({ x: piece === FAR ? 25 : 1, y: 2, z: 3, there: true }) },
    pointing: { onScreen: (x: number, y: number) => [200 + 10 * x, 150 - 10 * y] },
  },
} as unknown as Show;

test('a meal that comes one Meeple after the other is told as one', () => {
  const sight = new Sight();
  sight.float(show, frame, say, view(), view(FIRST!));
  sight.float(show, frame, say, view(FIRST!), view(FIRST!, SECOND!));
  expect(sight.floats.map(({ text }) => text)).toEqual(['float-eaten 2']);
});

test('what is told stays at its place while the camera glides', () => {
  const sight = new Sight();
  sight.float(show, frame, say, view(), view(FIRST!));
  expect(sight.floats[0]).toMatchObject({ x: 210, y: 130 });
  const moved = { ...show.stage, pointing: { onScreen: () => [300, 200] } };
  sight.follow({ ...show, stage: moved } as unknown as Show, frame);
  expect(sight.floats[0]).toMatchObject({ x: 300, y: 200, text: 'float-eaten 1' });
});

test('nothing is told at the edge of a picture that does not show the place', () => {
  vi.useFakeTimers();
  const sight = new Sight();
  sight.float(show, frame, say, view(), view(FIRST!, FAR!));
  expect(sight.floats.map(({ seen }) => seen)).toEqual([true, false]);
  vi.advanceTimersByTime(3000);
  expect(sight.floats).toEqual([]);
  vi.useRealTimers();
});
