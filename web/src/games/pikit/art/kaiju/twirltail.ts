import { dots, type Figure, line, mark, one } from '../../../../kit/draw/figure';
import { grin } from '../../../../kit/draw/mouths';
import { curve, horn, limb, type Point, shaggy } from '../../../../kit/draw/shapes';

const SPIRAL: Point[] = Array.from({ length: 15 }, (_, k) => {
  const [a, r] = [k * 0.62, 46 - k * 2.9];
  return [150 + Math.cos(a) * r, 76 - Math.sin(a) * r];
});
export const twirltail: Figure = {
  colours: {
    skin: '#f2619f',
    dark: '#a82a6b',
    belly: '#ffe0c4',
    horn: '#ffe38a',
    accent: '#6a3fd0',
    glow: '#8dffd6',
  },
  parts: [
    ...one('skin', limb([[96, 182], [142, 190], [182, 168], [194, 120], ...SPIRAL], 34, 7)),
    ...mark(
      'dark',
      dots(
        [
          [136, 183],
          [160, 174],
          [177, 152],
          [184, 128],
        ],
        6,
      ),
    ),
    ...one(
      'accent',
      shaggy(
        [
          [42, 60],
          [34, 84],
          [30, 110],
          [32, 136],
          [40, 160],
          [60, 140],
          [60, 90],
        ],
        -16,
      ),
    ),
    ...one(
      'skin',
      curve([
        [60, 30],
        [92, 24],
        [116, 40],
        [126, 66],
        [120, 92],
        [112, 120],
        [118, 158],
        [120, 204],
        [40, 204],
        [38, 158],
        [34, 116],
        [36, 60],
      ]),
    ),
    ...one(
      'belly',
      curve([
        [84, 124],
        [106, 126],
        [112, 160],
        [110, 204],
        [72, 204],
        [72, 160],
      ]),
    ),
    ...line('dark', 3.5, 'M76 146h33', 'M74 164h37', 'M74 182h37'),
    ...one('horn', horn(58, 36, -26, 38, 20, -5), horn(92, 28, 12, 34, 20, 5)),
    ...one(
      'skin',
      limb(
        [
          [112, 134],
          [136, 138],
          [140, 120],
        ],
        18,
        12,
      ),
    ),
    ...grin(84, 98, 58, 6),
  ],
  eyes: [
    { x: 62, y: 68, r: 19, look: 'slit', lid: 0.3, tilt: -8 },
    { x: 104, y: 66, r: 17, look: 'slit', lid: 0.3, tilt: 12 },
  ],
};
