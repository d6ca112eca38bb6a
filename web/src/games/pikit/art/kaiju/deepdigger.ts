import { both, dots, type Figure, mark, one, pair } from '../../../../kit/draw/figure';
import { fangs } from '../../../../kit/draw/mouths';
import { circle, curve, half, horn, type Point, polygon } from '../../../../kit/draw/shapes';

export const deepdigger: Figure = {
  colours: {
    skin: '#a8744a',
    dark: '#6a4326',
    belly: '#e7bd8c',
    horn: '#f4ead0',
    accent: '#ff6f91',
    glow: '#ffe14d',
  },
  parts: [
    ...mark('glow', 'M100 20L58 -4L40 28ZM100 20L142 -4L160 28Z'),
    ...one(
      'skin',
      half([
        [0, 42],
        [38, 48],
        [58, 82],
        [66, 130],
        [70, 204],
        [0, 206],
      ]),
    ),
    ...one(
      'glow',
      half([
        [0, 16],
        [34, 22],
        [48, 54],
        [0, 60],
      ]),
    ),
    ...one('dark', 'M44 52q56 -16 112 0v13q-56 -15 -112 0Z'),
    ...one('white', circle(100, 34, 14)),
    ...mark('glow', circle(100, 34, 8)),
    ...one(
      'belly',
      half([
        [0, 92],
        [30, 94],
        [40, 116],
        [26, 140],
        [0, 144],
      ]),
    ),
    ...one(
      'accent',
      polygon(
        Array.from(
          { length: 16 },
          (_, k): Point => [
            100 + Math.cos((k * Math.PI) / 8) * (k % 2 ? 13 : 25),
            108 + Math.sin((k * Math.PI) / 8) * (k % 2 ? 12 : 21),
          ],
        ),
      ),
    ),
    ...mark('ink', circle(94, 107, 3.2), circle(106, 107, 3.2)),
    ...fangs(100, 134, 28),
    ...one(
      'dark',
      curve([
        [-4, 206],
        [10, 182],
        [34, 178],
        [56, 186],
        [78, 176],
        [100, 184],
        [124, 176],
        [146, 186],
        [168, 178],
        [190, 182],
        [204, 206],
      ]),
    ),
    ...mark(
      'belly',
      dots(
        [
          [30, 192],
          [88, 192],
          [126, 190],
          [172, 194],
        ],
        3,
      ),
    ),
    ...both(
      'skin',
      curve([
        [138, 132],
        [164, 118],
        [186, 132],
        [188, 164],
        [162, 176],
        [140, 162],
      ]),
    ),
    ...both('horn', horn(148, 166, 196, 34, 15), horn(165, 172, 180, 36, 16), horn(182, 164, 164, 34, 15)),
  ],
  eyes: [...pair(27, { y: 84, r: 10, lid: 0.4, tilt: 12 })],
};
