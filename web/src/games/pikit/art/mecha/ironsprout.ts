import { both, type Figure, line, mark, marks, one } from '../../../../kit/draw/figure';
import { box, circle, limb } from '../../../../kit/draw/shapes';

/** One wheel, one eye, one leaf. */
export const ironsprout: Figure = {
  colours: {
    skin: '#b8c6cf',
    dark: '#5c6f7c',
    belly: '#e9f1f4',
    horn: '#7fd04a',
    accent: '#3f9a3a',
    glow: '#ffe14d',
  },
  parts: [
    ...line('ink', 9, 'M100 52Q98 30 104 14'),
    ...line('accent', 4, 'M100 52Q98 30 104 14'),
    ...one('horn', 'M104 18Q124 -12 158 2Q146 32 104 18Z', 'M102 24Q82 4 56 16Q66 40 102 24Z'),
    ...one('dark', circle(100, 164, 38)),
    ...one('belly', circle(100, 164, 22)),
    ...mark('dark', circle(100, 164, 7), box(97, 142, 6, 44), box(78, 161, 44, 6)),
    ...both(
      'dark',
      limb(
        [
          [148, 106],
          [178, 116],
          [184, 146],
        ],
        16,
        12,
      ),
    ),
    ...both('skin', 'M174 142h22v14l-7 12v-14h-8v14l-7 -12Z'),
    ...one('skin', 'M50 76q0 -28 28 -28h44q28 0 28 28v40q0 26 -26 26h-48q-26 0 -26 -26Z'),
    ...one('dark', box(60, 62, 80, 50, 22)),
    ...marks('ink', circle(138, 126, 3)),
    ...line('ink', 4, 'M82 127h36'),
  ],
  eyes: [{ x: 100, y: 87, r: 19, look: 'lamp' }],
};
