import { both, type Figure, marks, one, pair } from '../../../../kit/draw/figure';
import { grin } from '../../../../kit/draw/mouths';
import { circle, curve, half, horn } from '../../../../kit/draw/shapes';

const QUILLS: readonly (readonly [number, number, number])[] = [
  [14, 178, -74],
  [14, 146, -64],
  [22, 114, -50],
  [38, 86, -36],
  [62, 66, -20],
  [100, 58, 0],
  [138, 66, 20],
  [162, 86, 36],
  [178, 114, 50],
  [186, 146, 64],
  [186, 178, 74],
];
export const thornback: Figure = {
  colours: {
    skin: '#e0483e',
    dark: '#8f1f2b',
    belly: '#ffc9a1',
    horn: '#fff0cf',
    accent: '#ffb02e',
    glow: '#ffe14d',
  },
  parts: [
    ...one('horn', ...QUILLS.map(([x, y, a]) => horn(100 + (x - 100) * 0.72, 118 + (y - 118) * 0.72, a, 62, 30))),
    ...one(
      'accent',
      ...QUILLS.slice(1, -1).map(([x, y, a]) => horn(100 + (x - 100) * 0.6, 124 + (y - 124) * 0.6, a + 9, 50, 26)),
    ),
    ...one(
      'skin',
      half([
        [0, 74],
        [40, 80],
        [64, 108],
        [72, 152],
        [62, 200],
        [0, 204],
      ]),
    ),
    ...one(
      'belly',
      half([
        [0, 142],
        [34, 146],
        [44, 172],
        [38, 202],
        [0, 204],
      ]),
    ),
    ...marks('dark', circle(152, 150, 5), circle(146, 170, 4), circle(157, 132, 3.5)),
    ...both(
      'skin',
      curve([
        [144, 186],
        [166, 178],
        [178, 190],
        [176, 204],
        [142, 204],
      ]),
    ),
    ...marks('white', horn(152, 205, 0, 10, 8), horn(168, 205, 0, 10, 8)),
    ...grin(100, 134, 66, 7),
  ],
  eyes: [...pair(26, { y: 112, r: 15, lid: 0.62, tilt: 24, look: 'slit' })],
  front: [
    ...one(
      'dark',
      half([
        [0, 118],
        [9, 120],
        [6, 130],
        [0, 132],
      ]),
    ),
  ],
};
