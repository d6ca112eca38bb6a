/** What lies in the Seven Seas: eleven places of fame, and four collections of three. */

import { type Drawing, eye, glare, half } from '../../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../../kit/draw/figure';
import { bolt, box, circle, curve, horn, limb, polygon, teeth } from '../../../kit/draw/shapes';
import { BONE, GOLD, ship, swell } from './draw';

const rocks = (fill: string): Drawing =>
  one(fill, polygon('-4 84, 8 50, 22 66, 30 84'), polygon('66 84, 80 42, 92 58, 106 84'));

const SCENES: Record<string, Drawing> = {
  'customs-cutter': [
    ...ship(50, 68, 1.15, '#2a5d8f', '#fffaf0', '#d8342b'),
    ...mark('#d8342b', box(52, 44, 10, 3.4), box(55.3, 40.7, 3.4, 10)),
    ...swell(80, '#3a9fc0'),
    ...swell(92, '#2a7fa0'),
  ],
  'siren-shoals': [
    ...rocks('#5f6f7a'),
    ...one('#2fa88a', limb('50 78, 64 88, 84 82, 92 66', 18, 5)),
    ...one('#8fe0b8', half('0 40, 12 46, 14 66, 10 84, 0 88')),
    ...one('#8fe0b8', circle(50, 32, 15)),
    ...one('#c23bd0', curve('32 34, 36 14, 52 8, 68 16, 70 40, 62 60, 62 30, 50 24, 40 32, 36 58')),
    ...eye(44, 33, 5, '#c23bd0'),
    ...eye(57, 33, 5, '#c23bd0'),
    ...mark(INK, circle(50, 42, 3, 4)),
    ...line('#fff6df', 2.6, 'M80 22v-12l8 -3v11', 'M16 30v-12l8 -3v11'),
    ...swell(84, '#3a9fc0'),
  ],
  'moonlit-regatta': [
    ...mark('#2c3a6b', box(-6, -6, 112, 112)),
    ...one('#ffeeb0', circle(72, 24, 15)),
    ...mark('#2c3a6b', circle(79, 19, 12)),
    ...mark('#fff', circle(20, 18, 1.4), circle(40, 10, 1), circle(14, 40, 1), circle(48, 26, 1.2)),
    ...ship(30, 66, 0.72, '#8c2f39', '#f3ece0', '#ffd23f'),
    ...ship(72, 76, 0.66, '#275c4d', '#f3ece0', '#e06a26'),
    ...swell(84, '#3d5aa0', '#a8c0f0'),
  ],
  'hanging-judge': [
    ...line('#6b4a2e', 7, 'M20 98V10H66'),
    ...line('#d9b98a', 3, 'M62 10v16'),
    ...one('#3a2b52', half('0 58, 30 64, 40 104, 0 104')),
    ...one('#4d4a5a', half('0 30, 16 32, 20 48, 12 62, 0 66')),
    ...both('#f3ece0', curve('58 28, 70 30, 74 50, 70 66, 62 62, 64 44')),
    ...one('#f3ece0', curve('30 34, 36 22, 50 18, 64 22, 70 34, 50 28')),
    ...glare(8, 44, 5, '#3a3748', '#d8342b', 0.6),
    ...one('#f2a53c', polygon('44 50, 56 50, 50 63')),
    ...mark('#fff', polygon('44 68, 56 68, 52 84, 48 84')),
  ],
  'ghost-ship': [
    ...mark('#24304a', box(-6, -6, 112, 112)),
    ...ship(50, 66, 1.15, '#4f7f78', '#bff5e0', '#7dffb0'),
    ...mark(
      '#24304a',
      circle(44, 45, 4),
      circle(53, 47, 3),
      polygon('40 56, 46 58, 42 66'),
      polygon('68 52, 74 54, 70 60'),
    ),
    ...mark('#7dffb088', curve('-6 78, 30 70, 60 80, 106 72, 106 90, -6 90')),
    ...swell(86, '#2f5a66', '#7dffb0'),
  ],
  'fort-thunderhead': [
    ...one('#5f6b80', curve('4 26, 18 8, 46 4, 76 8, 96 24, 70 30, 30 30')),
    ...one('#ffd23f', bolt(30, 42, 26), bolt(74, 40, 24)),
    ...one('#8f8a80', 'M18 92V48h8v8h10v-8h10v8h8v-8h10v8h10v-8h8V92Z'),
    ...one('#6f6a60', box(42, 68, 16, 24, 7)),
    ...one('#3f4b55', box(4, 64, 18, 8, 3), box(78, 64, 18, 8, 3)),
    ...swell(90, '#3a9fc0'),
  ],
  'whirling-gullet': [
    ...mark('#1f6f94', box(-6, -6, 112, 112)),
    ...one('#2a8fb8', circle(50, 58, 46, 36)),
    ...one('#1f6f94', circle(50, 62, 33, 25)),
    ...one('#14506e', circle(50, 66, 20, 15)),
    ...mark(INK, circle(50, 69, 10, 7)),
    ...mark('#fff', teeth(34, 66, 60, 6, 7, -5), teeth(36, 64, 76, 6, -7, 4)),
    ...line('#e8f8fb', 3, 'M10 48q16 -26 44 -24', 'M88 70q-12 22 -40 22', 'M24 58q8 -18 28 -18'),
    ...ship(76, 28, 0.42, '#6b2d2d', '#fff6df', '#d8342b'),
  ],
  'governors-masquerade': [
    ...both('#7b2b6b', curve('52 52, 66 40, 88 40, 94 56, 80 72, 60 70')),
    ...marks('#f3ece0', curve('60 56, 72 48, 82 54, 74 62, 64 62')),
    ...marks(INK, circle(73, 55, 3.4)),
    ...both('#35c2c9', horn(66, 42, 26, 30, 12, 8), horn(80, 44, 46, 26, 11, 6)),
    ...one(GOLD, horn(50, 44, 0, 38, 12)),
    ...one('#d8342b', circle(50, 48, 6)),
    ...line(GOLD, 2.4, 'M14 46Q30 34 50 50T86 46'),
    ...line('#8a5b38', 4, 'M88 66L74 100'),
  ],
  'great-cthulhu': [
    ...mark('#1f3a3a', box(-6, -6, 112, 112)),
    ...both('#2f6f4a', curve('66 52, 84 18, 100 6, 104 50, 92 76')),
    ...one('#4f9a5a', half('0 12, 22 16, 30 36, 26 54, 0 62')),
    ...glare(12, 38, 7, '#37753f', '#ff5a3c', 0.6),
    ...marks('#7fc878', circle(58, 22, 2.6), circle(66, 30, 2)),
    ...both('#5fae66', limb('64 54, 78 66, 72 84, 84 96', 11, 4), limb('58 56, 64 74, 56 90, 62 104', 11, 4)),
    ...one('#5fae66', limb('50 56, 46 76, 54 90, 48 106', 12, 5)),
    ...swell(92, '#2a5f66', '#8fd8b0'),
  ],
  'smugglers-cove': [
    ...one('#7a6a58', 'M-6 106V30Q10 4 50 4T106 30V106H84Q88 44 50 42T16 106Z'),
    ...mark('#1d2733', 'M20 106Q18 48 50 46T80 106Z'),
    ...swell(88, '#2a7fa0'),
    ...one('#8a5230', box(34, 66, 18, 16, 2), box(52, 70, 16, 13, 2)),
    ...one('#ffd23f', circle(62, 60, 5)),
    ...line('#ffeeb0', 2, 'M62 48v5', 'M72 60h-4', 'M70 52l-3 3'),
  ],
  'race-round-the-horn': [
    ...one('#6f7f8c', polygon('56 92, 70 34, 78 20, 92 40, 106 92')),
    ...mark('#eef4f8', polygon('70 34, 78 20, 88 34, 80 40, 76 34')),
    ...ship(32, 74, 0.86, '#8c2f39', '#ffe08a', '#3c6fd1'),
    ...line('#ffffff', 3, 'M2 30h22', 'M8 40h14', 'M0 52h10'),
    ...swell(86, '#3a9fc0'),
    ...swell(94, '#2a7fa0'),
  ],
};

// -- collections: one shape, three materials ---------------------------------------------------------------------

const idol = (fill: string, dark: string, glow: string): Drawing => [
  ...one('#8a7a68', box(24, 82, 52, 12, 3)),
  ...both(dark, horn(70, 30, 40, 24, 14, -6)),
  ...one(fill, half('0 14, 20 16, 24 42, 28 82, 0 84')),
  ...marks(glow, curve('54 36, 66 32, 68 42, 58 44')),
  ...mark(INK, box(36, 54, 28, 13, 3)),
  ...mark(BONE, teeth(37, 63, 54.5, 5, 6), teeth(37, 63, 66.5, 5, -6)),
  ...mark(dark, polygon('46 40, 54 40, 56 50, 44 50')),
  ...lines(dark, 2.4, 'M56 22q8 0 12 4', 'M54 74h18'),
];
const chart = (fill: string, sea: string, land: string): Drawing => [
  ...one(fill, 'M16 20Q34 12 50 20T84 20V80Q66 88 50 80T16 80Z'),
  ...one('#d9b98a', box(10, 14, 9, 72, 4), box(81, 14, 9, 72, 4)),
  ...mark(sea, curve('24 30, 50 26, 76 32, 74 58, 48 54, 26 60')),
  ...mark(land, curve('36 38, 46 34, 52 42, 44 50, 36 46'), curve('60 42, 68 40, 70 50, 62 52')),
  ...line('#d8342b', 2.4, 'M28 72q12 -14 22 -6t18 -8'),
  ...line('#d8342b', 3.6, 'M66 54l8 8M74 54l-8 8'),
];
const plaque: Drawing = one('#6b4428', 'M50 6L86 16V54Q82 84 50 96Q18 84 14 54V16Z');
const TROPHIES: Record<string, Drawing> = {
  'fang-of-the-reef-wyrm': [
    ...plaque,
    ...one('#e58a94', curve('30 24, 50 20, 70 24, 66 34, 50 32, 34 34')),
    ...one(BONE, horn(42, 32, 178, 54, 20, 10)),
    ...one(BONE, horn(64, 32, 180, 24, 14)),
  ],
  'horn-of-the-iron-whale': [
    ...plaque,
    ...one('#8d9dab', limb('34 76, 44 66, 62 34, 76 6', 22, 3)),
    ...line('#4d5c6b', 2.4, 'M34 62q12 4 18 10', 'M46 48q10 4 14 8', 'M55 34q8 2 11 6'),
    ...one(GOLD, circle(34, 76, 12)),
  ],
  'eye-of-the-storm-roc': [
    ...plaque,
    ...one('#fff8e6', circle(50, 48, 26)),
    ...mark('#f2a53c', circle(50, 48, 18)),
    ...mark('#d8342b', circle(50, 48, 12)),
    ...mark(INK, circle(50, 48, 6)),
    ...mark('#fff', circle(44, 42, 3)),
    ...one('#ffd23f', bolt(50, 82, 22)),
  ],
};
const letter = (fill: string, ink: string, seal: string): Drawing => [
  ...one(fill, polygon('16 14, 78 8, 86 84, 24 92')),
  ...line(ink, 2.4, 'M28 28q8 -6 14 0t14 -1t14 -2', 'M30 42q8 -6 14 0t14 -1t14 -2', 'M31 56q8 -6 14 0t10 -1'),
  ...one(seal, circle(66, 70, 11)),
  ...mark('#fff8', polygon('66 62, 68 68, 74 68, 69 72, 71 78, 66 74, 61 78, 63 72, 58 68, 64 68')),
];

const COLLECTED: Record<string, Drawing> = {
  'idol-of-salt': idol('#e8eef2', '#a8b8c4', '#35c2c9'),
  'idol-of-ash': idol('#6f6a70', '#46424a', '#ff7a3c'),
  'idol-of-bone': idol('#f2e2bc', '#c9ad78', '#d8342b'),
  'chart-of-the-low-tide': chart('#f7ecd0', '#8fd0e0', '#c9b46a'),
  'chart-of-the-blind-coast': chart('#dcd8e6', '#6f7f9a', '#3f4b5a'),
  'chart-of-the-worlds-rim': chart('#e9c88a', '#2c3a6b', '#ffd23f'),
  ...TROPHIES,
  'letter-in-lemon-ink': letter('#fffbe0', '#e0c22e', '#f2d53c'),
  'letter-in-blood': letter('#f2dcc0', '#b81f1a', '#8c1f1f'),
  'letter-no-one-wrote': letter('#e6e6f0', '#b8b8cc', '#7b53b8'),
};

export const SEAS: Record<string, Drawing> = { ...SCENES, ...COLLECTED };

/** The colour behind: the sky of a scene, the cloth under a collection. */
export const GROUNDS: Record<string, string> = {
  idols: '#c98a4a',
  charts: '#5fae9a',
  trophies: '#b5564a',
  letters: '#8a78b8',
};
