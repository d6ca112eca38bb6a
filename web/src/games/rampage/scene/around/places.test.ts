import { describe, expect, it } from 'vitest';
import { holds, planOf } from '../../geometry';
import type { RampageView } from '../../types';
import { edgeOf, floorsOf, runawayPlace, runawaysOf, screenPlace, seenFrom, stomachOf } from './places';

const TABLE = [62, 92]; // cm: the radius of the table

describe.each([1, 2])('beside %i board(s)', (boards) => {
  const plan = planOf(boards);
  const corners = plan.starts.map((_, corner) => corner);
  const middle = (plan.board.north + plan.board.south) / 2;

  it('every screen and what is behind it lies on the table and off the board', () => {
    for (const corner of corners) {
      const place = screenPlace(plan, corner);
      const behind = [...stomachOf([3, 3, 3, 3, 3, 3], place).map(({ at }) => at), ...floorsOf(9, place)];
      for (const [x, y] of [place.at, ...behind]) {
        expect(holds(plan.board, x!, y!)).toBe(false);
        expect(Math.hypot(x!, y! - middle)).toBeLessThan(TABLE[boards - 1]!);
      }
    }
  });

  it('no two screens stand in the same place, and each looks at the city', () => {
    const places = corners.map((corner) => screenPlace(plan, corner));
    for (const [k, { at, yaw }] of places.entries()) {
      for (const other of places.slice(k + 1))
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(14);
      const [x, y] = seenFrom({ at, yaw }, 0, 12);
      expect(holds(plan.board, x, y)).toBe(true);
    }
  });
});

it('a corner belongs to the south or the north edge, so that it is seen on a narrow screen', () => {
  const plan = planOf(1);
  expect(plan.starts.map((start) => edgeOf(plan, start)).sort()).toEqual(['north', 'north', 'south', 'south']);
});

it('runaways stand in the rows of their board, which lies across from its reader', () => {
  const plan = planOf(1);
  const rows = [
    { zone: 0, size: 5, meeples: [1, 4], full: false, next: true, rule: '' },
    { zone: 1, size: 6, meeples: [], full: false, next: false, rule: '' },
  ];
  for (const near of ['south', 'north'] as const) {
    const place = runawayPlace(plan, near);
    const [first, second] = runawaysOf({ runaway_rows: rows } as unknown as RampageView, place);
    expect([first!.colour, second!.colour]).toEqual([1, 4]);
    expect(first!.at[1] > 0).toBe(near === 'south');
    expect(second!.at[0] > first!.at[0]).toBe(near === 'south'); // from left to right, as read from there
  }
});

it('where a long city lies before its reader the Runaway board is at its end, and read from the same side', () => {
  const plan = planOf(2);
  for (const near of ['east', 'west'] as const) {
    const place = runawayPlace(plan, near);
    expect(place.at[1]).toBeGreaterThan(plan.board.north);
    const [right] = seenFrom(place, 1, 0)
      .map((one, k) => one - place.at[k]!)
      .slice(1);
    expect(Math.round(right!)).toBe(near === 'east' ? 1 : -1); // to the right is north from the east
  }
});
