/** What the drawings of Arrr!!! have in common. They are drawn on 100 × 100. */

import { type Drawing, half } from '../../../kit/draw/face';
import { both, INK, line, mark, one } from '../../../kit/draw/figure';
import { circle, curve, horn, type Point, polygon } from '../../../kit/draw/shapes';

export const GOLD = '#f6b93b';
export const BONE = '#f7ecd0';

/** A coat with lapels, at the bottom. */
export const coat = (fill: string, trim: string): Drawing => [
  ...one(fill, half('0 76, 18 77, 38 85, 48 106, 0 106')),
  ...both(trim, polygon('50 88, 58 76, 66 84, 55 106, 50 106')),
  ...mark(GOLD, circle(50, 97, 2.2)),
];

/** A hat with three corners whose brim lies at y. */
export function tricorne(x: number, y: number, w: number, fill: string, trim: string): Drawing {
  const at = (points: readonly Point[]): Point[] => points.map(([a, b]) => [x + a * w, y + b * w]);
  const crown = at([
    [-0.62, -0.08],
    [-0.5, -0.62],
    [0, -0.8],
    [0.5, -0.62],
    [0.62, -0.08],
  ]);
  const brim = at([
    [-1.06, -0.3],
    [-0.62, -0.24],
    [0, -0.52],
    [0.62, -0.24],
    [1.06, -0.3],
    [0.74, 0.14],
    [0, 0.06],
    [-0.74, 0.14],
  ]);
  const [sx, sy] = [x, y - w * 0.2];
  return [
    ...one(fill, curve(crown), curve(brim)),
    ...line(trim, 2, curve(at(BRIM_TRIM), false)),
    ...mark(
      BONE,
      circle(sx, sy, w * 0.12),
      `M${sx - w * 0.07} ${sy + w * 0.06}h${w * 0.14}v${w * 0.1}h${-w * 0.14}Z`,
    ),
    ...mark(INK, circle(sx - w * 0.05, sy, w * 0.03), circle(sx + w * 0.05, sy, w * 0.03)),
  ];
}
const BRIM_TRIM: readonly Point[] = [
  [-0.86, -0.16],
  [-0.5, -0.08],
  [0, -0.3],
  [0.5, -0.08],
  [0.86, -0.16],
];

/** A scarf around the head, knotted at the right. */
export const scarf = (y: number, w: number, fill: string, dot: string): Drawing => [
  ...one(fill, horn(50 + w * 0.92, y - 2, 125, 15, 8, 3), horn(50 + w * 0.92, y - 2, 95, 13, 7, -3)),
  ...one(
    fill,
    curve(
      `${50 - w} ${y}, ${50 - w * 0.8} ${y - w * 0.7}, 50 ${y - w}, ` +
        `${50 + w * 0.8} ${y - w * 0.7}, ${50 + w} ${y}, 50 ${y - 4}`,
    ),
  ),
  ...mark(
    dot,
    circle(50, y - w * 0.62, 2.2),
    circle(50 - w * 0.5, y - w * 0.42, 2.2),
    circle(50 + w * 0.5, y - w * 0.42, 2.2),
  ),
];

/** Waves across the bottom. */
export function swell(y: number, fill: string, foam = '#e8f8fb'): Drawing {
  let top = `M-6 ${y}`;
  for (let x = -6; x < 106; x += 14) top += `q7 -6 14 0`;
  return [
    { d: `${top}V110H-6Z`, tone: fill },
    { d: top, tone: foam, line: 2 },
  ];
}

/** A ship: hull at the water line, masts and sails. */
export function ship(x: number, y: number, s: number, hull: string, sail: string, flag: string): Drawing {
  const at = (points: string) =>
    points.split(', ').map((pair): Point => {
      const [a, b] = pair.split(' ').map(Number) as [number, number];
      return [x + a * s, y + b * s];
    });
  return [
    ...line(INK, 2.6, `M${x - 8 * s} ${y}V${y - 44 * s}`, `M${x + 14 * s} ${y}V${y - 34 * s}`),
    ...one(flag, polygon(at('-8 -46, -8 -38, -22 -42'))),
    ...one(
      sail,
      curve(at('-7 -36, 8 -32, 10 -20, 6 -10, -7 -8, -2 -22')),
      curve(at('15 -30, 26 -26, 28 -16, 24 -8, 15 -8, 19 -18')),
    ),
    ...one(sail, curve(at('-9 -34, -22 -20, -24 -10, -9 -9'))),
    ...one(hull, curve(at('-34 -12, -24 -5, 20 -5, 34 -14, 30 4, 20 12, -20 12, -28 4'))),
    ...line(GOLD, 2, curve(at('-27 1, 0 3, 29 0'), false)),
    ...mark(
      INK,
      circle(x - 12 * s, y + 7 * s, 1.8 * s),
      circle(x, y + 7 * s, 1.8 * s),
      circle(x + 12 * s, y + 7 * s, 1.8 * s),
    ),
  ];
}
