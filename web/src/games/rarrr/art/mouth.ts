/** Mouths: jaws, fangs, beaks and grills, in each mood. */

import { mark, one, type Part } from '../../../kit/draw/figure';
import { gape, grin } from '../../../kit/draw/mouths';
import { box, circle, curve, horn } from '../../../kit/draw/shapes';
import type { Mood, Mouth } from './look';

/** A mouth is drawn by its kind and by the mood. */
export function mouthParts({ x = 100, y, w, kind }: Mouth, mood: Mood): Part[] {
  const [l, r] = [x - w / 2, x + w / 2];
  if (mood === 'sleep') {
    const d = kind === 'beak' ? beak(x, y, w, 0) : `M${x - w / 4} ${y}q${w / 8} 6 ${w / 4} 0t${w / 4} 0`;
    return kind === 'beak' ? one('horn', d) : [{ d, tone: 'ink', line: 4 }];
  }
  const open = mood === 'roar';
  switch (kind) {
    case 'beak':
      return [
        ...(open
          ? [
              ...one('ink', `M${l + 4} ${y + 4}L${x} ${y + w * 1.1}L${r - 4} ${y + 4}Z`),
              ...mark('accent', circle(x, y + w * 0.5, w * 0.16, w * 0.26)),
            ]
          : []),
        ...one('horn', beak(x, y, w, open ? -6 : 0)),
        ...(open
          ? one('horn', `M${l + 6} ${y + w * 0.6}Q${x} ${y + w * 1.5} ${r - 6} ${y + w * 0.6}L${x} ${y + w * 0.98}Z`)
          : []),
      ];
    case 'grill':
      return [
        ...one(open ? 'glow' : 'dark', box(l, y - 8, w, open ? 20 : 15, 5)),
        ...Array.from(
          { length: 5 },
          (_, k): Part => ({ d: `M${l + (w * (k + 1)) / 6} ${y - 7}v${open ? 18 : 13}`, tone: 'ink', line: 3 }),
        ),
      ];
    case 'fangs':
      return open
        ? gape(x, y + w * 0.17, w * 1.15, w * 0.85, 2)
        : [
            {
              d: `M${l} ${y}q${w / 4} ${w / 6} ${w / 2} ${w / 10}q${w / 4} ${w / 20} ${w / 2} ${-w / 10}`,
              tone: 'ink',
              line: 4,
            },
            ...one(
              'white',
              horn(x - w * 0.25, y + 3, 182, w * 0.34 + 4, w * 0.16 + 3),
              horn(x + w * 0.25, y + 3, 178, w * 0.34 + 4, w * 0.16 + 3),
            ),
          ];
    default:
      return open
        ? gape(x, y + w * 0.1 + 2, w, w * 0.5 + 8, Math.max(4, Math.round(w / 13)))
        : grin(x, y, w, Math.max(4, Math.round(w / 11)));
  }
}

const beak = (x: number, y: number, w: number, up: number) =>
  curve([
    [x - w / 2, y - 6 + up],
    [x, y - 14 + up],
    [x + w / 2, y - 6 + up],
    [x + w * 0.22, y + w * 0.42 + up],
    [x, y + w * 0.78 + up],
    [x - w * 0.22, y + w * 0.42 + up],
  ]);
