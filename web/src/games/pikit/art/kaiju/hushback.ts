import { both, type Figure, line, mark, marks, one, pair } from '../../../../kit/draw/figure';
import { circle, curve, half, horn, limb, polygon } from '../../../../kit/draw/shapes';

export const hushback: Figure = {
  colours: {
    skin: '#5fb6d6',
    dark: '#1d4f86',
    belly: '#d9f2ee',
    horn: '#fff3d6',
    accent: '#2f74bd',
    glow: '#ffe27a',
  },
  parts: [
    ...one(
      'accent',
      half([
        [0, 14],
        [44, 20],
        [78, 58],
        [92, 116],
        [90, 176],
        [76, 194],
        [0, 198],
      ]),
    ),
    ...mark(
      'dark',
      polygon([
        [100, 26],
        [126, 44],
        [118, 76],
        [82, 76],
        [74, 44],
      ]),
      polygon([
        [134, 50],
        [158, 76],
        [152, 108],
        [126, 82],
      ]),
      polygon([
        [66, 50],
        [42, 76],
        [48, 108],
        [74, 82],
      ]),
      polygon([
        [166, 96],
        [180, 138],
        [166, 152],
        [154, 118],
      ]),
      polygon([
        [34, 96],
        [20, 138],
        [34, 152],
        [46, 118],
      ]),
    ),
    ...both(
      'skin',
      curve([
        [136, 172],
        [168, 164],
        [184, 184],
        [180, 204],
        [132, 204],
      ]),
    ),
    ...one(
      'skin',
      half([
        [0, 84],
        [40, 88],
        [58, 118],
        [54, 152],
        [34, 176],
        [0, 182],
      ]),
    ),
    ...one(
      'belly',
      half([
        [0, 136],
        [34, 138],
        [40, 158],
        [24, 174],
        [0, 178],
      ]),
    ),
    ...marks('accent', circle(142, 148, 5), circle(134, 162, 4)),
    ...line('ink', 4.5, 'M80 152q20 8 40 0'),
    ...marks('white', horn(146, 205, 0, 10, 9), horn(164, 205, 0, 10, 9)),
  ],
  eyes: [...pair(24, { y: 120, r: 17, lid: 0.62, tilt: 4 })],
  front: [
    ...one(
      'skin',
      limb(
        [
          [44, 194],
          [64, 178],
          [90, 170],
        ],
        30,
        24,
      ),
      limb(
        [
          [92, 172],
          [98, 152],
          [100, 138],
        ],
        16,
        13,
      ),
    ),
  ],
};
