import { both, dots, type Figure, mark, marks, one, pair } from '../../../../kit/draw/figure';
import { box, circle, gon, limb, polygon } from '../../../../kit/draw/shapes';

/** Six sides, six lamps, and no equal. */
export const hexatitan: Figure = {
  colours: {
    skin: '#e2e6ea',
    dark: '#2d3f66',
    belly: '#9fb4d8',
    horn: '#ffcf33',
    accent: '#e0322f',
    glow: '#7df3ff',
  },
  parts: [
    ...both(
      'accent',
      polygon([
        [132, 66],
        [194, 12],
        [190, 60],
        [204, 72],
        [184, 84],
        [196, 108],
        [150, 104],
      ]),
    ),
    ...both(
      'dark',
      limb(
        [
          [150, 100],
          [178, 118],
          [180, 152],
        ],
        24,
        20,
      ),
    ),
    ...both('skin', polygon(gon(6, 180, 160, 22, 0))),
    ...both('dark', box(110, 160, 34, 30, 4)),
    ...both('skin', 'M104 182h48l6 22h-56Z'),
    ...one('skin', polygon(gon(6, 100, 118, 66, 0))),
    ...one('dark', polygon(gon(6, 100, 120, 42, 0))),
    ...mark('glow', dots(gon(6, 100, 120, 27, 0), 7)),
    ...mark('horn', circle(100, 120, 9)),
    ...both(
      'horn',
      polygon([
        [118, 40],
        [158, -4],
        [134, 56],
      ]),
    ),
    ...one(
      'skin',
      polygon([
        [72, 36],
        [100, 22],
        [128, 36],
        [126, 66],
        [100, 80],
        [74, 66],
      ]),
    ),
    ...one(
      'accent',
      polygon([
        [92, 32],
        [100, 4],
        [108, 32],
        [100, 40],
      ]),
    ),
    ...mark('dark', 'M76 46h48l-4 16h-40Z'),
    ...marks('ink', circle(146, 92, 3.5), circle(146, 146, 3.5)),
  ],
  eyes: [...pair(12, { y: 54, r: 7, look: 'lamp' })],
};
