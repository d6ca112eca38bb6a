import { expect, it } from 'vitest';
import { planOf } from '../geometry';
import type { RampageView } from '../types';
import { Turns, told } from './turn.svelte';

const plan = planOf(1);
const player = (teeth: number) => ({ teeth });
/** So many Meeples are gone. */
const city = (gone: number) => {
  const meeples = plan.of('meeple').slice(0, gone);
  return plan.kinds.map((_, piece) => (meeples.includes(piece) ? null : [0, 0, 0]));
};
const view = (more: object) =>
  ({
    seat: 0,
    turns: 3,
    party: 1,
    parties: [[0], [1]],
    runaway: [0, 0, 0, 0, 0, 0],
    floors_left: 19,
    floors_boxed: 0,
    estimated: 4,
    boards: 1,
    boxed: [0, 0, 0, 0, 0, 0],
    table: { poses: city(0) },
    players: [player(6), player(6)],
    ...more,
  }) as unknown as RampageView;

const AFTER = { runaway: [1, 0, 1, 0, 0, 0], floors_left: 16, floors_boxed: 1, players: [player(5), player(4)] };

it('tells what a turn of another came to, without points', () => {
  const last = view({ ...AFTER, turns: 4, party: 0, table: { poses: city(5) } });
  expect(told(view({}), last)).toEqual({
    turn: 3,
    seats: [1],
    eaten: 3,
    fled: 2,
    floors: 2,
    broken: 1,
    lost: 2,
    points: null,
  });
});

it('tells the own points, and by how much they have grown', () => {
  const own = told(view({ party: 0 }), view({ turns: 4, estimated: 9 }));
  expect(own.points).toEqual({ now: 9, more: 5 });
});

it('shows a card at the end of a turn that was seen from its beginning, and not in replays', () => {
  const turns = new Turns();
  turns.see(view({}), true);
  turns.see(view({ floors_left: 18 }), true);
  expect(turns.card).toBeNull();
  turns.see(view({ turns: 4, floors_left: 18 }), true);
  expect(turns.card?.floors).toBe(1);
  turns.close();
  turns.see(view({ turns: 9 }), true); // others were not seen
  turns.see(view({ turns: 10 }), false);
  expect(turns.card).toBeNull();
});
