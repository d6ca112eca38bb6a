import { both, type Figure, mark, marks, one, pair } from '../../../../kit/draw/figure';
import { gape } from '../../../../kit/draw/mouths';
import { polygon } from '../../../../kit/draw/shapes';

export const mirrormaw: Figure = {
  colours: {
    skin: '#a9dbe8',
    dark: '#4b8ba6',
    belly: '#e9fbff',
    horn: '#ffffff',
    accent: '#ff5d8f',
    glow: '#ffe14d',
  },
  parts: [
    ...both(
      'dark',
      polygon([
        [148, 70],
        [198, 34],
        [186, 88],
        [204, 118],
        [176, 130],
        [190, 170],
        [150, 150],
      ]),
    ),
    ...marks(
      'belly',
      polygon([
        [156, 76],
        [186, 52],
        [176, 88],
      ]),
      polygon([
        [160, 122],
        [182, 120],
        [162, 132],
      ]),
    ),
    ...one(
      'dark',
      polygon([
        [82, 34],
        [100, -4],
        [118, 34],
      ]),
    ),
    ...one(
      'skin',
      polygon([
        [100, 18],
        [142, 32],
        [170, 74],
        [174, 124],
        [154, 172],
        [100, 202],
        [46, 172],
        [26, 124],
        [30, 74],
        [58, 32],
      ]),
    ),
    ...mark(
      'belly',
      polygon([
        [100, 22],
        [58, 36],
        [72, 62],
        [100, 52],
      ]),
      polygon([
        [34, 78],
        [58, 40],
        [70, 66],
        [50, 92],
      ]),
      polygon([
        [138, 36],
        [166, 76],
        [150, 92],
        [130, 66],
      ]),
    ),
    ...mark(
      'dark',
      polygon([
        [54, 168],
        [100, 196],
        [100, 182],
        [70, 170],
      ]),
      polygon([
        [170, 124],
        [152, 168],
        [136, 168],
        [156, 130],
      ]),
    ),
    ...gape(100, 134, 116, 76, 6),
  ],
  eyes: [...pair(30, { y: 74, r: 18, look: 'lamp', lid: 0.36, tilt: 20 })],
};
