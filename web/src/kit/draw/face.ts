/** Faces and other small drawings on 100 × 100, in colours instead of tones. */

import { both, INK, mark, one, type Part } from './figure';
import { circle, half as halfAround, type Points, polygon } from './shapes';

/** Here a tone is a colour. */
export type Drawing = Part<string>[];

/** The face of an opponent, before a ground. */
export interface Face {
  ground: string;
  parts: Drawing;
}

/** A symmetrical outline from its right half: distances from the middle, top to bottom. */
export const half = (points: Points) => halfAround(points, 50);

/** An eye that looks a little inwards. */
export function eye(x: number, y: number, r: number, iris = '#2f8f5b', inward = x > 50 ? -1 : 1): Drawing {
  const [px, py] = [x + inward * r * 0.18, y + r * 0.12];
  return [
    ...one('#fffdf0', circle(x, y, r)),
    ...mark(iris, circle(px, py, r * 0.66)),
    ...mark(INK, circle(px, py, r * 0.38)),
    ...mark('#fff', circle(px - r * 0.25, py - r * 0.3, r * 0.2)),
  ];
}

/** Two eyes and the grim lids over them. */
export function glare(dx: number, y: number, r: number, lid: string, iris?: string, tilt = 0.5): Drawing {
  const x = 50 + dx;
  const lidded = polygon([
    [x - r * 1.25, y - r * 1.2],
    [x + r * 1.25, y - r * 1.2],
    [x + r * 1.25, y - r * (0.3 + tilt)],
    [x - r * 1.25, y - r * (0.3 - tilt)],
  ]);
  return [...eye(x, y, r, iris), ...eye(50 - dx, y, r, iris), ...both(lid, lidded)];
}
