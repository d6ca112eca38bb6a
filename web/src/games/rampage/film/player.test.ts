import { expect, test, vi } from 'vitest';
import type { RampageView } from '../types';
import { filmPlayer } from './player';

const view = (film: string, boards = 1) => ({ boards, shot: film ? { film } : null }) as RampageView;

function someShow() {
  return { motion: true, film: vi.fn(async () => {}), cut: vi.fn(), projector: { hold: vi.fn() } };
}

test('a film leads to a view that carries one, on the same boards', () => {
  const player = filmPlayer(someShow(), () => {});
  expect(player.hasFilm(view('abc'), view(''))).toBe(true);
  expect(player.hasFilm(view(''), view('abc'))).toBe(false);
  expect(player.hasFilm(view('abc', 2), view('', 1))).toBe(false);
});

test('without motion there is no film', () => {
  const show = someShow();
  const player = filmPlayer(show, () => {});
  show.motion = false;
  expect(player.hasFilm(view('abc'), view(''))).toBe(false);
});

test('the city learns which view a film leads to, and from which, before it starts; held and cut, it obeys', async () => {
  const show = someShow();
  const begun: RampageView[] = [];
  const player = filmPlayer(show, (next, previous) => {
    expect(show.film).not.toHaveBeenCalled();
    begun.push(previous, next);
  });
  const [before, next] = [view(''), view('abc')];
  await player.play(next, before, 4);
  player.hold(true);
  player.cut();
  expect(begun).toEqual([before, next]);
  expect(show.film).toHaveBeenCalledWith(next, before, 4);
  expect(show.projector.hold).toHaveBeenCalledWith(true);
  expect(show.cut).toHaveBeenCalledOnce();
});
