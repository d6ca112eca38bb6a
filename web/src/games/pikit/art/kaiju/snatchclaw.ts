import { both, type Figure, line, marks, one, pair } from '../../../../kit/draw/figure';
import { fangs } from '../../../../kit/draw/mouths';
import { circle, half, limb } from '../../../../kit/draw/shapes';

const pincer = 'M150 92Q128 58 146 26Q160 4 184 6Q166 22 170 44Q182 28 198 26Q204 62 184 84Q174 96 162 98Z';
export const snatchclaw: Figure = {
  colours: {
    skin: '#9a5be0',
    dark: '#5b2a9c',
    belly: '#e3c7ff',
    horn: '#fff0d8',
    accent: '#ff5d8f',
    glow: '#6dffb4',
  },
  parts: [
    ...both(
      'dark',
      limb(
        [
          [150, 150],
          [178, 148],
          [192, 172],
        ],
        13,
        5,
      ),
      limb(
        [
          [146, 166],
          [174, 172],
          [184, 198],
        ],
        13,
        5,
      ),
      limb(
        [
          [136, 178],
          [154, 190],
          [158, 204],
        ],
        13,
        5,
      ),
    ),
    ...both(
      'skin',
      limb(
        [
          [146, 136],
          [172, 122],
          [166, 96],
        ],
        22,
        18,
      ),
    ),
    ...both('skin', pincer),
    ...marks('belly', 'M156 84Q140 58 153 34Q146 62 164 84Z'),
    ...both(
      'dark',
      limb(
        [
          [122, 110],
          [126, 78],
        ],
        13,
        11,
      ),
    ),
    ...one(
      'skin',
      half([
        [0, 98],
        [46, 102],
        [68, 130],
        [66, 164],
        [42, 190],
        [0, 196],
      ]),
    ),
    ...one(
      'belly',
      half([
        [0, 152],
        [34, 154],
        [40, 172],
        [24, 186],
        [0, 190],
      ]),
    ),
    ...marks('dark', circle(146, 126, 5), circle(154, 142, 4), circle(134, 114, 4)),
    ...line('dark', 3.5, 'M72 170q28 8 56 0'),
    ...fangs(100, 134, 48),
  ],
  eyes: [...pair(27, { y: 70, r: 20, lid: 0.42, tilt: 16, look: 'slit' })],
};
