/** The nine Captains: beasts, birds and worse. */

import { type Drawing, eye, glare, half } from '../../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon, teeth } from '../../../kit/draw/shapes';
import { BONE, coat, GOLD, tricorne } from './draw';

const crane: Drawing = [
  ...coat('#8c2f39', '#f2d9a0'),
  ...one('#f4f1e8', limb('50 92, 44 74, 54 60, 46 44', 20, 15)),
  ...mark('#1a1226', 'M42 90q8 6 16 0v10h-16Z'),
  ...one('#e0a526', horn(56, 44, 112, 46, 11, -2)),
  ...line(INK, 1.6, 'M60 46L95 61'),
  ...one('#f4f1e8', circle(47, 42, 15)),
  ...mark('#d8342b', 'M36 34q10 -9 22 0q-4 6 -11 5q-7 1 -11 -5Z'),
  ...eye(53, 42, 5.5, '#d08a00', 1),
  ...one('#ffffff', horn(26, 24, -30, 24, 9, 7)),
  ...tricorne(47, 29, 24, '#2a5d8f', GOLD),
];

const crab: Drawing = [
  ...both('#6d7f92', limb('78 78, 92 72, 92 56', 11, 9)),
  ...both('#93a8bd', curve('82 58, 76 40, 86 22, 97 30, 92 42, 100 34, 102 50, 96 62')),
  ...lines('#6d7f92', 4, 'M74 88q14 2 20 12', 'M68 94q10 4 12 10'),
  ...one('#7e93a8', half('0 40, 26 42, 38 56, 36 78, 20 92, 0 95')),
  ...one('#a9bccd', half('0 38, 24 40, 34 52, 0 58')),
  ...marks(INK, circle(62, 46, 1.8), circle(72, 50, 1.8)),
  ...lines('#6d7f92', 6, 'M60 44V30'),
  ...eye(60, 28, 7.5, '#c23b22'),
  ...eye(40, 28, 7.5, '#c23b22'),
  ...mark(INK, 'M30 72q20 12 40 0q-4 16 -20 16t-20 -16Z'),
  ...mark('#eef4f8', teeth(33, 67, 75, 6, 6, 4)),
  ...one('#4d5c6b', half('0 4, 14 8, 20 20, 0 22')),
  ...one(GOLD, horn(50, 6, 0, 12, 6)),
];

const octopus: Drawing = [
  ...both('#7b53b8', limb('64 70, 84 74, 94 58, 88 44', 14, 4), limb('60 78, 78 92, 96 88, 98 74', 14, 4)),
  ...both('#7b53b8', limb('54 80, 62 96, 76 104', 14, 6)),
  ...both('#f58ea8', horn(62, 16, 24, 18, 7), horn(72, 24, 44, 14, 6)),
  ...one('#f58ea8', horn(50, 14, 0, 20, 8)),
  ...one('#9a6fd8', half('0 12, 20 17, 29 38, 24 60, 16 78, 0 84')),
  ...marks('#c6a4f2', circle(60, 24, 3), circle(67, 34, 2.2), circle(54, 18, 2)),
  ...marks('#f3c9e6', circle(84, 73, 2), circle(91, 66, 2), circle(80, 91, 2), circle(89, 89, 2)),
  ...glare(12, 48, 9.5, '#7b53b8', '#19a7a0', 0.35),
  ...line(INK, 2.6, 'M41 66q9 7 18 0'),
  ...one('#2bb5a5', circle(50, 77, 4)),
];

const bones: Drawing = [
  ...coat('#2c2c3a', '#b23a48'),
  ...both(BONE, horn(70, 40, 78, 26, 11, -10)),
  ...one(BONE, half('0 24, 20 27, 30 42, 26 58, 15 64, 15 80, 0 84')),
  ...marks(INK, curve('58 44, 70 42, 73 52, 64 57, 56 53')),
  ...marks('#7dffb0', circle(65, 50, 3.6)),
  ...marks(INK, 'M51.500 58l5 8h-5Z'),
  ...mark(INK, box(37, 70, 26, 8, 3)),
  ...mark(BONE, ...[38, 43.5, 49, 54.5, 60].map((x) => box(x - 0.5, 68.5, 4, 10.5, 1.4))),
  ...line('#c9b68c', 2, 'M36 32l8 6l-3 5'),
  ...tricorne(50, 30, 31, '#3a2b52', '#7dffb0'),
];

const puffer: Drawing = [
  ...both(
    '#d99014',
    ...[15, 45, 75, 105, 135].map((a) =>
      horn(50 + Math.sin((a * Math.PI) / 180) * 31, 56 - Math.cos((a * Math.PI) / 180) * 31, a, 12, 10),
    ),
  ),
  ...both('#f07f3c', curve('78 58, 97 46, 101 62, 94 72, 80 68')),
  ...one('#ffc93c', circle(50, 56, 33)),
  ...mark('#fff2c4', curve('24 66, 50 60, 76 66, 66 84, 50 88, 34 84')),
  ...marks('#d99014', circle(70, 38, 2.6), circle(76, 48, 2.2), circle(62, 30, 2.2)),
  ...glare(15, 48, 9, '#e0a526', '#3c6fd1', 0.2),
  ...line(GOLD, 2.4, circle(65, 48, 12)),
  ...line(GOLD, 1.6, 'M77 50q6 12 2 24'),
  ...one('#e2574c', curve('41 68, 50 63, 59 68, 57 78, 50 81, 43 78')),
  ...one(GOLD, circle(50, 72, 6)),
  ...mark('#a9700a', box(48.8, 68.5, 2.4, 7)),
  ...one('#3d2a5c', box(30, 21, 40, 5, 2.5), box(37, 3, 26, 19, 3)),
  ...mark('#c23bd0', box(37, 15, 26, 5)),
];

const walrus: Drawing = [
  ...coat('#275c4d', '#f2d9a0'),
  ...one('#9a7462', half('0 20, 26 26, 35 48, 30 72, 0 84')),
  ...one('#e06a26', curve('50 62, 62 60, 80 64, 84 78, 76 92, 66 88, 60 98, 54 90, 50 94')),
  ...line('#a8450f', 1.8, 'M60 72q3 8 1 14', 'M69 70q4 7 2 12'),
  ...one('#c9a592', curve('28 60, 38 52, 50 56, 62 52, 72 60, 66 72, 50 68, 34 72')),
  ...mark(INK, curve('44 52, 50 50, 56 52, 50 58')),
  ...one(BONE, horn(38, 68, 182, 26, 8, 2)),
  ...one(BONE, horn(62, 68, 178, 13, 8)),
  ...line('#6d4e40', 1.4, 'M32 62h-12', 'M33 66l-11 4', 'M68 62h12', 'M67 66l11 4'),
  ...glare(15, 42, 6.5, '#86604f', '#3c6fd1'),
  ...tricorne(50, 28, 32, '#7b2b2b', GOLD),
];

const toucan: Drawing = [
  ...coat('#b5532a', '#ffe08a'),
  ...one('#1f2a3a', half('0 24, 22 28, 28 48, 24 70, 28 88, 0 92')),
  ...one('#f8f3e0', curve('40 48, 58 44, 70 54, 66 74, 50 80, 42 68')),
  ...one('#ff9d2e', curve('46 46, 30 36, 12 40, 2 56, 4 72, 12 62, 30 62, 46 62')),
  ...mark('#2fb38a', 'M44 48Q26 40 14 46q14 -4 30 8Z'),
  ...mark('#d8342b', 'M3 60q2 8 2 11l6 -7q-6 0 -8 -4Z'),
  ...line(INK, 1.8, 'M46 57Q24 54 8 63'),
  ...one('#4bb0e6', circle(56, 46, 9.5)),
  ...eye(56, 46, 6, '#e0a526', -1),
  ...one('#e8463c', curve('28 30, 34 12, 54 4, 74 14, 76 32, 52 26')),
  ...line('#ffd76a', 2.6, 'M31 24q22 -12 44 2', 'M37 15q16 -8 32 2'),
  ...one('#35c2c9', circle(52, 19, 4.6)),
  ...one('#fff', horn(53, 12, 12, 20, 9, 6)),
];

const vixen: Drawing = [
  ...coat('#3b3f8f', '#f3ece0'),
  ...both('#d9622b', curve('58 36, 66 8, 84 22, 80 46')),
  ...both('#3a2030', curve('65 34, 68 18, 77 26, 75 40')),
  ...one('#ee7b33', half('0 26, 24 30, 36 50, 26 66, 10 82, 0 85')),
  ...both('#fff4e2', curve('52 84, 58 72, 70 58, 84 52, 76 66, 62 80')),
  ...mark('#fff4e2', polygon('44 84, 50 66, 56 84')),
  ...eye(37, 50, 7, '#2f8f5b'),
  ...one('#ee7b33', 'M28 41l17 5l-1 -8Z'),
  ...line(INK, 3, 'M30 36Q52 40 84 58'),
  ...one(INK, curve('55 44, 71 44, 72 54, 63 60, 55 54')),
  ...mark(INK, curve('45 79, 50 76, 55 79, 50 85')),
  ...one('#fff', horn(76, 28, 40, 30, 10, -8)),
  ...tricorne(50, 30, 30, '#6b1f3a', '#e9c46a'),
];

const shark: Drawing = [
  ...coat('#1d2733', '#8d99a6'),
  ...one('#5f7386', horn(50, 22, 4, 24, 26, 6)),
  ...one('#6f8699', half('0 14, 20 20, 34 44, 38 66, 30 88, 0 94')),
  ...mark('#e6eef2', curve('22 62, 50 52, 78 62, 74 84, 50 92, 26 84')),
  ...lines('#4b5d6d', 2.4, 'M80 52q4 8 1 15', 'M75 53q4 8 2 14'),
  ...glare(17, 42, 5.5, '#5f7386', '#f2c53d', 0.7),
  ...mark(INK, curve('24 64, 50 56, 76 64, 68 82, 50 86, 32 82')),
  ...mark('#c23b4b', curve('36 78, 50 72, 64 78, 50 85')),
  ...mark('#ffffff', teeth(27, 73, 63, 8, 9, -5), teeth(34, 66, 83, 6, -8, 2)),
  ...line('#3e4d5a', 2, 'M28 26l10 14', 'M29 34l6 -4', 'M33 39l5 -4'),
  ...marks(INK, circle(54, 50, 1.4)),
  ...one(GOLD, circle(86, 62, 4)),
];

export const CAPTAINS: Record<string, Drawing> = {
  'calico-crane': crane,
  'iron-ysolde': crab,
  'morwenna-tidecaller': octopus,
  'baltasar-bones': bones,
  'prudence-pinchpurse': puffer,
  'hector-half-beard': walrus,
  'zanzibar-zeke': toucan,
  'araminta-vane': vixen,
  'grim-ogden': shark,
};

/** The colour behind each of them. */
export const CAPTAIN_GROUNDS: Record<string, string> = {
  'calico-crane': '#7fb7d8',
  'iron-ysolde': '#e39b6a',
  'morwenna-tidecaller': '#7fd0c0',
  'baltasar-bones': '#7a5f9e',
  'prudence-pinchpurse': '#7cc6e0',
  'hector-half-beard': '#b9d48a',
  'zanzibar-zeke': '#8fd6a4',
  'araminta-vane': '#f0c27a',
  'grim-ogden': '#b9ccd6',
};
