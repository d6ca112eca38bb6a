import { both, type Figure, line, lines, marks, one, pair } from '../../../../kit/draw/figure';
import { circle, curve, half, horn, shaggy } from '../../../../kit/draw/shapes';

export const herdhorn: Figure = {
  colours: {
    skin: '#3fa968',
    dark: '#1d6a43',
    belly: '#c9e6a4',
    horn: '#fff1cb',
    accent: '#ffb02e',
    glow: '#ff5a3c',
  },
  parts: [
    ...one(
      'accent',
      shaggy(
        [
          [22, 150],
          [18, 112],
          [28, 74],
          [54, 44],
          [100, 32],
          [146, 44],
          [172, 74],
          [182, 112],
          [178, 150],
          [150, 190],
          [50, 190],
        ],
        15,
      ),
    ),
    ...both('horn', 'M142 68Q176 70 182 42Q186 22 172 2Q204 18 202 56Q198 98 146 98Z'),
    ...lines('dark', 3, 'M172 88q-5 -10 -4 -20', 'M188 72q-8 -6 -10 -16'),
    ...both(
      'skin',
      curve([
        [140, 100],
        [170, 98],
        [182, 112],
        [164, 124],
        [140, 120],
      ]),
    ),
    ...one(
      'skin',
      half([
        [0, 52],
        [36, 56],
        [52, 90],
        [48, 130],
        [44, 168],
        [32, 196],
        [0, 202],
      ]),
    ),
    ...one('horn', horn(100, 120, 0, 54, 26)),
    ...one(
      'belly',
      half([
        [0, 138],
        [36, 140],
        [52, 160],
        [46, 190],
        [28, 202],
        [0, 204],
      ]),
    ),
    ...marks('ink', circle(120, 158, 7, 5)),
    ...line('ink', 13, 'M84 164q2 26 16 26t16 -26'),
    ...line('accent', 6, 'M84 164q2 26 16 26t16 -26'),
  ],
  eyes: [...pair(30, { y: 104, r: 14, lid: 0.55, tilt: 22 })],
};
