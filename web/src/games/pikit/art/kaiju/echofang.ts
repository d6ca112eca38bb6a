import { both, type Figure, lines, marks, one, pair } from '../../../../kit/draw/figure';
import { gape } from '../../../../kit/draw/mouths';
import { curve, half, horn, shaggy } from '../../../../kit/draw/shapes';

export const echofang: Figure = {
  colours: {
    skin: '#5a4a9c',
    dark: '#2c2258',
    belly: '#c9b6ff',
    horn: '#fff0d8',
    accent: '#ff7a3c',
    glow: '#ffd23f',
  },
  parts: [
    ...lines('accent', 5, 'M172 14q18 18 14 44', 'M156 22q12 12 10 30'),
    ...both('dark', 'M118 92Q150 44 202 52Q190 84 204 116Q180 112 178 140Q160 130 150 158Q138 144 120 156Z'),
    ...lines('skin', 5, 'M124 100Q156 66 196 60', 'M126 112Q160 96 196 112', 'M126 128Q150 122 174 138'),
    ...both(
      'skin',
      curve([
        [112, 62],
        [118, 22],
        [146, -4],
        [152, 34],
        [136, 74],
      ]),
    ),
    ...marks(
      'accent',
      curve([
        [122, 58],
        [126, 30],
        [141, 12],
        [143, 36],
        [132, 64],
      ]),
    ),
    ...one(
      'skin',
      half([
        [0, 46],
        [32, 52],
        [48, 82],
        [46, 118],
        [40, 156],
        [24, 186],
        [0, 192],
      ]),
    ),
    ...one(
      'belly',
      shaggy(
        [
          [72, 138],
          [84, 128],
          [100, 126],
          [116, 128],
          [128, 138],
          [122, 162],
          [100, 182],
          [78, 162],
        ],
        7,
      ),
    ),
    ...both('horn', horn(112, 188, 172, 18, 10), horn(124, 182, 160, 18, 10)),
    ...one(
      'dark',
      half([
        [0, 88],
        [10, 90],
        [6, 100],
        [0, 102],
      ]),
    ),
    ...gape(100, 116, 50, 30, 3),
    ...one('white', horn(84, 106, 180, 26, 11), horn(116, 106, 180, 26, 11)),
  ],
  eyes: [...pair(22, { y: 78, r: 15, look: 'lamp', lid: 0.34, tilt: 18 })],
};
