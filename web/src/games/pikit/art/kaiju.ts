/** The Kaijū: one look for each value from 1 to 11. */

import { box, circle, curve, half, horn, limb, type Point, polygon, shaggy } from '../../rarrr/art/shapes';
import {
  both,
  dots,
  type Eye,
  type Figure,
  fangs,
  gape,
  grin,
  line,
  lines,
  mark,
  marks,
  one,
  type Part,
  pair,
} from './figure';

/** One of the swarm, standing at (x, y). */
function imp(x: number, y: number, s: number): Part[] {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return [
    ...one('dark', limb([at(-14, -66), at(-24, -88)], 6 * s, 3 * s), limb([at(14, -66), at(24, -88)], 6 * s, 3 * s)),
    ...one('accent', circle(...at(-25, -91), 7 * s), circle(...at(25, -91), 7 * s)),
    ...one('dark', limb([at(-14, -12), at(-16, 2)], 15 * s, 13 * s), limb([at(14, -12), at(16, 2)], 15 * s, 13 * s)),
    ...one(
      'skin',
      curve([at(0, -76), at(27, -66), at(37, -38), at(28, -12), at(0, -4), at(-28, -12), at(-37, -38), at(-27, -66)]),
    ),
    ...one(
      'skin',
      limb([at(31, -30), at(46, -38)], 11 * s, 9 * s),
      limb([at(-31, -30), at(-46, -38)], 11 * s, 9 * s),
    ),
    ...grin(x, y - 24 * s, 34 * s, 4),
  ];
}
const swarmling: Figure = {
  colours: {
    skin: '#b9e64c',
    dark: '#5f9a25',
    belly: '#eaffb0',
    horn: '#fff6cf',
    accent: '#ff5d8f',
    glow: '#ffd23f',
  },
  parts: [...imp(44, 146, 1.12), ...imp(156, 146, 1.12), ...imp(100, 202, 1.5)],
  eyes: [
    { x: 44, y: 84, r: 18 },
    { x: 156, y: 84, r: 18 },
    { x: 100, y: 121, r: 26, look: 'slit' },
  ],
};

const tumblemaw: Figure = {
  colours: {
    skin: '#ff9a2e',
    dark: '#c9601a',
    belly: '#ffe0a3',
    horn: '#fff3d0',
    accent: '#e8345a',
    glow: '#7df36b',
  },
  parts: [
    ...both(
      'dark',
      limb(
        [
          [136, 176],
          [148, 196],
        ],
        26,
        30,
      ),
    ),
    ...one('horn', horn(100, 32, 0, 30, 26), horn(62, 42, -28, 30, 24), horn(138, 42, 28, 30, 24)),
    ...one('skin', circle(100, 108, 84)),
    ...lines('dark', 6, 'M176 84q-14 -4 -22 4', 'M182 108q-14 -6 -24 0', 'M176 134q-12 -8 -22 -4'),
    ...both(
      'skin',
      limb(
        [
          [172, 132],
          [192, 142],
          [196, 124],
        ],
        22,
        14,
      ),
    ),
    ...gape(100, 134, 128, 82, 7),
  ],
  eyes: [...pair(31, { y: 68, r: 22, lid: 0.34, tilt: 18 })],
};

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
const thornback: Figure = {
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

const pincer = 'M150 92Q128 58 146 26Q160 4 184 6Q166 22 170 44Q182 28 198 26Q204 62 184 84Q174 96 162 98Z';
const snatchclaw: Figure = {
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

const deepdigger: Figure = {
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

const hushback: Figure = {
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

const SPIRAL: Point[] = Array.from({ length: 15 }, (_, k) => {
  const [a, r] = [k * 0.62, 46 - k * 2.9];
  return [150 + Math.cos(a) * r, 76 - Math.sin(a) * r];
});
const twirltail: Figure = {
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

const herdhorn: Figure = {
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

const mirrormaw: Figure = {
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

const echofang: Figure = {
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

const facet = (...points: Point[]) => polygon(points);
const prismking: Figure = {
  colours: {
    skin: '#7fd4ff',
    dark: '#5b6fe0',
    belly: '#d9fff2',
    horn: '#ffd23f',
    accent: '#ff7ac6',
    glow: '#8dffb0',
  },
  parts: [
    ...both('dark', facet([146, 112], [186, 60], [200, 108], [196, 178], [160, 170])),
    ...marks('skin', facet([152, 112], [184, 72], [178, 124])),
    ...marks('accent', facet([180, 128], [194, 112], [190, 172])),
    ...one('skin', facet([52, 102], [100, 88], [148, 102], [164, 150], [150, 204], [50, 204], [36, 150])),
    ...mark('accent', facet([56, 106], [98, 94], [84, 132], [42, 148])),
    ...mark('glow', facet([144, 106], [102, 94], [116, 132], [158, 148])),
    ...mark('belly', facet([88, 134], [100, 112], [112, 134], [100, 186])),
    ...mark(
      'dark',
      facet([42, 154], [82, 138], [94, 186], [60, 200]),
      facet([158, 154], [118, 138], [106, 186], [140, 200]),
    ),
    ...one(
      'horn',
      polygon([
        [54, 48],
        [46, -2],
        [74, 22],
        [100, -10],
        [126, 22],
        [154, -2],
        [146, 48],
      ]),
    ),
    ...one('accent', circle(100, 26, 8)),
    ...marks('skin', circle(134, 30, 5)),
    ...one('belly', facet([56, 46], [144, 46], [152, 78], [130, 112], [100, 122], [70, 112], [48, 78])),
    ...mark('skin', facet([60, 50], [90, 50], [76, 76], [54, 76]), facet([130, 106], [148, 80], [124, 84])),
    ...mark('accent', facet([140, 50], [112, 50], [124, 74], [146, 76])),
    ...grin(100, 94, 48, 5),
  ],
  eyes: [...pair(22, { y: 72, r: 12, look: 'lamp', lid: 0.4, tilt: 22 })],
  front: [...one('dark', box(62, 45, 76, 8, 2))],
};

export const KAIJU: Record<number, Figure> = {
  1: swarmling,
  2: tumblemaw,
  3: thornback,
  4: snatchclaw,
  5: deepdigger,
  6: hushback,
  7: twirltail,
  8: herdhorn,
  9: mirrormaw,
  10: echofang,
  11: prismking,
};

/** The ground of a card by its value, and what is readable on it. */
export const GROUNDS: Record<number, readonly [string, string]> = {
  1: ['#f6ffd0', '#4c7812'],
  2: ['#fff0c2', '#b4540c'],
  3: ['#ffdccb', '#c92f32'],
  4: ['#f0e0ff', '#7a3fc4'],
  5: ['#ffedc9', '#85521f'],
  6: ['#d6f0ff', '#1f5f9f'],
  7: ['#ffe0ee', '#b82c6d'],
  8: ['#e0f5cc', '#237a4b'],
  9: ['#e6fbff', '#2f6f8c'],
  10: ['#ffe3c4', '#3d2f74'],
  11: ['#fff3c0', '#866000'],
};

export type { Eye };
