import { both, dots, type Figure, mark, one } from '../../../../kit/draw/figure';
import { circle, limb, polygon } from '../../../../kit/draw/shapes';

/** Three legs, three lights. */
export const steeltripod: Figure = {
  colours: {
    skin: '#8aa0b8',
    dark: '#445a73',
    belly: '#d8e4ee',
    horn: '#e8432e',
    accent: '#e8432e',
    glow: '#7dffcf',
  },
  parts: [
    ...one(
      'dark',
      limb(
        [
          [100, 96],
          [96, 140],
          [100, 178],
        ],
        16,
        12,
      ),
    ),
    ...one('skin', 'M86 176h28l8 26h-44Z'),
    ...both(
      'dark',
      limb(
        [
          [132, 92],
          [176, 108],
          [168, 176],
        ],
        17,
        12,
      ),
    ),
    ...both('skin', 'M156 172h26l10 30h-42Z'),
    ...both('accent', circle(174, 112, 12)),
    ...one(
      'accent',
      polygon([
        [92, 22],
        [100, -8],
        [108, 22],
      ]),
    ),
    ...one('skin', 'M30 76Q34 18 100 16Q166 18 170 76Q166 96 100 98Q34 96 30 76Z'),
    ...one('dark', 'M30 72Q100 92 170 72Q170 92 150 102Q100 116 50 102Q30 92 30 72Z'),
    ...mark('belly', 'M48 58Q56 32 90 26Q66 40 60 60Z'),
    ...mark(
      'ink',
      dots(
        [
          [56, 94],
          [78, 100],
          [122, 100],
          [144, 94],
        ],
        3.5,
      ),
    ),
  ],
  eyes: [
    { x: 64, y: 60, r: 11, look: 'lamp' },
    { x: 100, y: 54, r: 14, look: 'lamp' },
    { x: 136, y: 60, r: 11, look: 'lamp' },
  ],
};
