import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, curve, half, horn, polygon } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Slow, old, and erupting. */
export const turtle: Look = {
  colours: {
    skin: '#6fae8a',
    dark: '#3f7a5b',
    belly: '#a97446',
    horn: '#fff0c9',
    accent: '#6b4a35',
    glow: '#ff8a1f',
  },
  back: [
    ...one('white', circle(82, 14, 13), circle(120, 12, 14), circle(101, 4, 15)),
    ...one('accent', half('0 24, 26 22, 38 48, 58 78, 84 120, 94 164, 86 198, 0 202')),
    ...mark(
      'belly',
      polygon('70 70, 92 62, 90 92, 62 98'),
      polygon('110 62, 132 72, 140 98, 112 92'),
      polygon('56 106, 88 100, 84 150, 34 146'),
      polygon('114 100, 144 106, 166 146, 118 150'),
    ),
    ...one(
      'glow',
      `M70 36Q100 12 130 36Q134 54 126 62Q120 66 118 52Q112 44 108 56Q106 78 99 78Q92 78 92 58Q88 44 82 54
          Q80 66 74 58Q66 50 70 36Z`,
    ),
    ...mark('horn', circle(90, 34, 3), circle(104, 30, 4), circle(114, 36, 2.5)),
  ],
  body: [
    ...both('skin', curve('142 158, 174 154, 190 178, 186 204, 136 204, 132 178')),
    ...both('horn', horn(146, 204, 0, 11, 9), horn(162, 204, 0, 12, 9), horn(178, 204, 0, 11, 9)),
    ...one('skin', half('0 94, 34 96, 50 118, 48 146, 30 168, 0 174')),
    ...marks('dark', 'M108 98q16 2 24 10l-10 1q-8 -5 -14 -5Z', circle(136, 148, 3.5), circle(128, 158, 3)),
    ...one('skin', half('0 168, 40 172, 46 206, 0 206')),
  ],
  eyes: [{ x: 22, y: 122, r: 11, pupil: 'round' }],
  mouth: { y: 144, w: 46, kind: 'beak' },
  front: [],
};
