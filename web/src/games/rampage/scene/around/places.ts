/** Where everything beside the city lies: the players' screens, what is behind them, and the Runaway board. In cm. */
import { ACROSS, CITY, type Edge, middle, type Plan, type Rect, type Spot } from '../../geometry';
import type { RampageView, RunawayRow } from '../../types';

/** A spot on the table, and the direction (degrees) in which a player looks from there. */
export interface Place {
  at: Spot;
  yaw: number;
}
/** A figure beside the city. */
export interface Extra {
  colour: number;
  at: [number, number, number];
  yaw: number;
}

const ASIDE = 8.5; // cm from the edge of the board to a screen
const BETWEEN = 11; // cm from the edge to the middle of the Runaway board
const RAISED = 0.8; // cm: the name of the Runaway board is printed below its spaces
export const SPACE = 1.8; // cm: a space of the Runaway board, and of a Stomach
const INWARDS = 5.5; // cm: along its edge, from the corner of its Monster to a screen
const LOOKS: Record<Edge, number> = { south: 90, north: 270, west: 0, east: 180 };
const HIGH = { meeple: 0.85, floor: 0.3 };
const [MEEPLES_BEHIND, FLOORS_BESIDE] = [2.2, 8.2];

/** The edge of the board at which a Monster starts; at a corner, the one that is nearer to a viewer or opposite. */
export function edgeOf(plan: Plan, start: Rect): Edge {
  const [x, y] = middle(start);
  const { west, east, south, north } = plan.board;
  const far: [Edge, number][] = [
    ['south', y - south],
    ['north', north - y],
    ['west', x - west],
    ['east', east - x],
  ];
  return far.reduce((best, one) => (one[1] < best[1] - 1 ? one : best))[0];
}

/** A spot so far outside an edge of the board. */
function beside({ west, east, south, north }: Rect, edge: Edge, along: number, far: number): Spot {
  if (edge === 'south') return [along, south - far];
  if (edge === 'north') return [along, north + far];
  return edge === 'west' ? [west - far, along] : [east + far, along];
}

/** Where the screen of a Monster stands, by its corner. */
export function screenPlace(plan: Plan, corner: number): Place {
  const start = plan.starts[corner % plan.starts.length]!;
  const edge = edgeOf(plan, start);
  const [x, y] = middle(start);
  const half = (plan.board.north + plan.board.south) / 2;
  const along = edge === 'south' || edge === 'north' ? x - Math.sign(x) * INWARDS : y + Math.sign(y - half) * INWARDS;
  return { at: beside(plan.board, edge, along, ASIDE), yaw: LOOKS[edge] };
}

/** The Runaway board lies across the city, or at its end where a long one lies before the reader, and is read from the near edge. */
export function runawayPlace(plan: Plan, near: Edge): Place {
  const lies = near === 'east' || near === 'west';
  return { at: beside(plan.board, lies ? 'north' : ACROSS[near], 0, BETWEEN), yaw: LOOKS[near] };
}

/** From so far to the right of a place and so far ahead of it to the table. */
export function seenFrom({ at: [x, y], yaw }: Place, right: number, ahead: number): Spot {
  const turn = (yaw * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x + right * sin + ahead * cos, y - right * cos + ahead * sin];
}

/** The spaces of a row of the Runaway board, from its middle: to the right, and away from the reader. */
export const spacesOf = (rows: readonly RunawayRow[], row: number): Spot[] =>
  Array.from(
    { length: rows[row]!.size },
    (_, k): Spot => [(k - (rows[row]!.size - 1) / 2) * SPACE, ((rows.length - 1) / 2 - row) * SPACE + RAISED],
  );

export function runawaysOf(view: RampageView, place: Place): Extra[] {
  return view.runaway_rows.flatMap(({ meeples }, row) => {
    const spaces = spacesOf(view.runaway_rows, row);
    return meeples.map((colour, k): Extra => {
      const [x, y] = seenFrom(place, ...spaces[k]!);
      return { colour, at: [x, y, HIGH.meeple - CITY.board.thickness], yaw: place.yaw - 90 };
    });
  });
}

/** What stands behind a screen: a column a colour. */
export const stomachOf = (meeples: readonly number[], place: Place): Extra[] =>
  meeples.flatMap((n, colour) =>
    Array.from({ length: n }, (_, k): Extra => {
      const [x, y] = seenFrom(place, (colour - 2.5) * SPACE, -MEEPLES_BEHIND - k * 1.25);
      return { colour, at: [x, y, HIGH.meeple - CITY.board.thickness], yaw: place.yaw - 90 };
    }),
  );

/** The Floors that a Monster has gobbled, as two stacks beside its screen. */
export const floorsOf = (n: number, place: Place): [number, number, number][] =>
  Array.from({ length: n }, (_, k) => [
    ...seenFrom(place, FLOORS_BESIDE + (k % 2) * 2.6, -2),
    (Math.floor(k / 2) + 0.5) * HIGH.floor - CITY.board.thickness,
  ]);
