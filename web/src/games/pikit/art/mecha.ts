/** The six Mecha: as many wheels, heads, legs, arms, sides as their pair says. */

import { bolt, box, circle, limb, type Point, polygon } from '../../rarrr/art/shapes';
import { both, dots, type Figure, line, lines, mark, marks, one, pair } from './figure';

const gon = (sides: number, x: number, y: number, r: number, turn = -90): Point[] =>
  Array.from({ length: sides }, (_, k) => {
    const a = ((turn + (k * 360) / sides) * Math.PI) / 180;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** One wheel, one eye, one leaf. */
const ironsprout: Figure = {
  colours: {
    skin: '#b8c6cf',
    dark: '#5c6f7c',
    belly: '#e9f1f4',
    horn: '#7fd04a',
    accent: '#3f9a3a',
    glow: '#ffe14d',
  },
  parts: [
    ...line('ink', 9, 'M100 52Q98 30 104 14'),
    ...line('accent', 4, 'M100 52Q98 30 104 14'),
    ...one('horn', 'M104 18Q124 -12 158 2Q146 32 104 18Z', 'M102 24Q82 4 56 16Q66 40 102 24Z'),
    ...one('dark', circle(100, 164, 38)),
    ...one('belly', circle(100, 164, 22)),
    ...mark('dark', circle(100, 164, 7), box(97, 142, 6, 44), box(78, 161, 44, 6)),
    ...both(
      'dark',
      limb(
        [
          [148, 106],
          [178, 116],
          [184, 146],
        ],
        16,
        12,
      ),
    ),
    ...both('skin', 'M174 142h22v14l-7 12v-14h-8v14l-7 -12Z'),
    ...one('skin', 'M50 76q0 -28 28 -28h44q28 0 28 28v40q0 26 -26 26h-48q-26 0 -26 -26Z'),
    ...one('dark', box(60, 62, 80, 50, 22)),
    ...marks('ink', circle(138, 126, 3)),
    ...line('ink', 4, 'M82 127h36'),
  ],
  eyes: [{ x: 100, y: 87, r: 19, look: 'lamp' }],
};

/** Two coils, two tracks, one grudge. */
const twinbolt: Figure = {
  colours: {
    skin: '#f2b33c',
    dark: '#8a5a12',
    belly: '#ffe7a8',
    horn: '#5b6b7d',
    accent: '#2f7fd0',
    glow: '#9df6ff',
  },
  parts: [
    ...mark('glow', bolt(100, 34, 54)),
    ...both('horn', box(134, 40, 22, 56, 4)),
    ...both('glow', circle(145, 30, 17)),
    ...lines('ink', 4, 'M134 56h22', 'M134 70h22', 'M134 84h22'),
    ...both('dark', box(116, 156, 68, 46, 20)),
    ...marks(
      'belly',
      dots(
        [
          [136, 180],
          [152, 180],
          [166, 180],
        ],
        7,
      ),
    ),
    ...one('skin', 'M38 104q0 -16 16 -16h92q16 0 16 16l-8 62h-108Z'),
    ...one('belly', box(62, 102, 76, 34, 10)),
    ...mark('accent', bolt(84, 152, 24), bolt(116, 152, 24)),
    ...marks('ink', circle(150, 104, 3), circle(146, 152, 3)),
  ],
  eyes: [...pair(20, { y: 119, r: 13, look: 'lamp', lid: 0.35, tilt: 18 })],
};

/** Three legs, three lights. */
const steeltripod: Figure = {
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

/** Four arms at the corners of a square. */
const quadrivolt: Figure = {
  colours: {
    skin: '#7d62c9',
    dark: '#3f2d80',
    belly: '#d9ccff',
    horn: '#ffcf33',
    accent: '#ff5d8f',
    glow: '#8df6ff',
  },
  parts: [
    ...both(
      'dark',
      limb(
        [
          [140, 76],
          [172, 58],
          [180, 26],
        ],
        17,
        13,
      ),
      limb(
        [
          [142, 130],
          [174, 136],
          [182, 166],
        ],
        17,
        13,
      ),
    ),
    ...both('horn', 'M164 6h34v22l-8 8v-16h-18v16l-8 -8Z', 'M166 164h34v18l-8 10v-14h-18v14l-8 -10Z'),
    ...both('dark', box(108, 158, 30, 32, 5)),
    ...both('skin', 'M104 182h36l6 22h-44Z'),
    ...one('skin', box(50, 66, 100, 98, 12)),
    ...one('belly', box(66, 106, 68, 46, 8)),
    ...mark(
      'accent',
      box(72, 112, 26, 15, 3),
      box(102, 112, 26, 15, 3),
      box(72, 131, 26, 15, 3),
      box(102, 131, 26, 15, 3),
    ),
    ...one('dark', box(66, 28, 68, 44, 10)),
    ...one(
      'horn',
      polygon([
        [84, 30],
        [78, 4],
        [96, 22],
      ]),
      polygon([
        [116, 30],
        [122, 4],
        [104, 22],
      ]),
    ),
    ...mark(
      'ink',
      dots(
        [
          [58, 74],
          [142, 74],
          [58, 156],
          [142, 156],
        ],
        3.5,
      ),
    ),
    ...line('glow', 3, 'M82 64h36'),
  ],
  eyes: [...pair(16, { y: 48, r: 10, look: 'lamp', lid: 0.3, tilt: 20 })],
};

/** A furnace with five sides and a hammer. */
const pentaforge: Figure = {
  colours: {
    skin: '#6b4a42',
    dark: '#3b2622',
    belly: '#b98a6a',
    horn: '#c7ccd4',
    accent: '#ff7a1f',
    glow: '#ffd23f',
  },
  parts: [
    ...mark('horn', circle(142, 14, 12), circle(158, 2, 9), circle(128, 6, 8)),
    ...one('dark', box(126, 22, 26, 48, 4)),
    ...one('accent', box(122, 18, 34, 12, 4)),
    ...both(
      'dark',
      limb(
        [
          [126, 164],
          [132, 192],
        ],
        26,
        24,
      ),
    ),
    ...both('skin', 'M112 186h44l6 18h-54Z'),
    ...one(
      'dark',
      limb(
        [
          [154, 110],
          [182, 124],
          [184, 152],
        ],
        19,
        15,
      ),
    ),
    ...one('horn', box(160, 148, 44, 28, 6)),
    ...one(
      'dark',
      limb(
        [
          [46, 110],
          [22, 96],
          [20, 62],
        ],
        19,
        15,
      ),
    ),
    ...one('horn', 'M-2 30h44v34h-44Z'),
    ...mark('dark', box(-2, 42, 44, 6)),
    ...one('skin', polygon(gon(5, 100, 116, 78))),
    ...one('belly', polygon(gon(5, 100, 120, 52))),
    ...one('ink', polygon(gon(5, 100, 126, 36))),
    ...mark(
      'accent',
      'M74 146Q70 122 88 106Q88 120 97 116Q96 100 106 92Q106 112 118 116Q130 128 124 146Q100 158 74 146Z',
    ),
    ...mark('glow', 'M86 146Q84 132 96 122Q98 134 106 126Q118 136 112 146Q100 152 86 146Z'),
    ...mark('ink', dots(gon(5, 100, 118, 62), 4)),
  ],
  eyes: [...pair(17, { y: 79, r: 10, look: 'lamp', lid: 0.4, tilt: 22 })],
};

/** Six sides, six lamps, and no equal. */
const hexatitan: Figure = {
  colours: {
    skin: '#e2e6ea',
    dark: '#2d3f66',
    belly: '#9fb4d8',
    horn: '#ffcf33',
    accent: '#e0322f',
    glow: '#7df3ff',
  },
  parts: [
    ...both(
      'accent',
      polygon([
        [132, 66],
        [194, 12],
        [190, 60],
        [204, 72],
        [184, 84],
        [196, 108],
        [150, 104],
      ]),
    ),
    ...both(
      'dark',
      limb(
        [
          [150, 100],
          [178, 118],
          [180, 152],
        ],
        24,
        20,
      ),
    ),
    ...both('skin', polygon(gon(6, 180, 160, 22, 0))),
    ...both('dark', box(110, 160, 34, 30, 4)),
    ...both('skin', 'M104 182h48l6 22h-56Z'),
    ...one('skin', polygon(gon(6, 100, 118, 66, 0))),
    ...one('dark', polygon(gon(6, 100, 120, 42, 0))),
    ...mark('glow', dots(gon(6, 100, 120, 27, 0), 7)),
    ...mark('horn', circle(100, 120, 9)),
    ...both(
      'horn',
      polygon([
        [118, 40],
        [158, -4],
        [134, 56],
      ]),
    ),
    ...one(
      'skin',
      polygon([
        [72, 36],
        [100, 22],
        [128, 36],
        [126, 66],
        [100, 80],
        [74, 66],
      ]),
    ),
    ...one(
      'accent',
      polygon([
        [92, 32],
        [100, 4],
        [108, 32],
        [100, 40],
      ]),
    ),
    ...mark('dark', 'M76 46h48l-4 16h-40Z'),
    ...marks('ink', circle(146, 92, 3.5), circle(146, 146, 3.5)),
  ],
  eyes: [...pair(12, { y: 54, r: 7, look: 'lamp' })],
};

export const MECHA_FIGURES: Record<number, Figure> = {
  1: ironsprout,
  2: twinbolt,
  3: steeltripod,
  4: quadrivolt,
  5: pentaforge,
  6: hexatitan,
};
