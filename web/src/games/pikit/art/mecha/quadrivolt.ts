import { both, dots, type Figure, line, mark, one, pair } from '../../../../kit/draw/figure';
import { box, limb, polygon } from '../../../../kit/draw/shapes';

/** Four arms at the corners of a square. */
export const quadrivolt: Figure = {
  colours: {
    skin: '#7d62c9',
    dark: '#3f2d80',
    belly: '#d9ccff',
    horn: '#ffcf33',
    accent: '#ff5d8f',
    glow: '#8df6ff',
  },
  parts: [
    ...both(
      'dark',
      limb(
        [
          [140, 76],
          [172, 58],
          [180, 26],
        ],
        17,
        13,
      ),
      limb(
        [
          [142, 130],
          [174, 136],
          [182, 166],
        ],
        17,
        13,
      ),
    ),
    ...both('horn', 'M164 6h34v22l-8 8v-16h-18v16l-8 -8Z', 'M166 164h34v18l-8 10v-14h-18v14l-8 -10Z'),
    ...both('dark', box(108, 158, 30, 32, 5)),
    ...both('skin', 'M104 182h36l6 22h-44Z'),
    ...one('skin', box(50, 66, 100, 98, 12)),
    ...one('belly', box(66, 106, 68, 46, 8)),
    ...mark(
      'accent',
      box(72, 112, 26, 15, 3),
      box(102, 112, 26, 15, 3),
      box(72, 131, 26, 15, 3),
      box(102, 131, 26, 15, 3),
    ),
    ...one('dark', box(66, 28, 68, 44, 10)),
    ...one(
      'horn',
      polygon([
        [84, 30],
        [78, 4],
        [96, 22],
      ]),
      polygon([
        [116, 30],
        [122, 4],
        [104, 22],
      ]),
    ),
    ...mark(
      'ink',
      dots(
        [
          [58, 74],
          [142, 74],
          [58, 156],
          [142, 156],
        ],
        3.5,
      ),
    ),
    ...line('glow', 3, 'M82 64h36'),
  ],
  eyes: [...pair(16, { y: 48, r: 10, look: 'lamp', lid: 0.3, tilt: 20 })],
};
