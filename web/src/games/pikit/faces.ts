/** The opponents' faces, by id. */

import { eye, type Face, glare, half } from '../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon, shaggy, teeth } from '../../kit/draw/shapes';

const knirps: Face = {
  ground: '#f6ffd0',
  parts: [
    ...one('#e8722c', horn(50, 24, 0, 20, 14), horn(38, 27, -16, 14, 11), horn(62, 27, 16, 14, 11)),
    ...one('#8ccf3f', half('0 22, 26 27, 38 48, 36 74, 22 94, 0 98')),
    ...mark('#e6f7b5', half('0 64, 24 68, 22 86, 0 96')),
    ...eye(64, 48, 12.5, '#7a3fc4'),
    ...eye(36, 48, 12.5, '#7a3fc4'),
    ...mark(INK, 'M26 68q24 12 48 0q-4 22 -24 22t-24 -22Z'),
    ...mark('#fffdf0', box(43, 71.5, 6.5, 8, 1.5), box(51, 71.5, 6.5, 8, 1.5)),
    ...mark('#f58ea8', circle(50, 86, 9, 4)),
    ...marks('#5d9c22', circle(78, 60, 3), circle(72, 34, 2.4)),
  ],
};

const wuschel: Face = {
  ground: '#d6f0ff',
  parts: [
    ...one('#e9eef6', shaggy('50 98, 22 94, 8 74, 8 46, 22 22, 50 12, 78 22, 92 46, 92 74, 78 94, 50 98', -7)),
    ...both('#9fb4cf', horn(74, 22, 32, 18, 12, 5)),
    ...mark('#8fc6e8', half('0 40, 24 42, 28 60, 18 78, 0 82')),
    ...eye(61, 52, 8.5, '#c0392b'),
    ...eye(39, 52, 8.5, '#c0392b'),
    ...lines('#e9eef6', 6, 'M52 38q8 -8 18 0'),
    ...mark(INK, curve('45 60, 50 58, 55 60, 50 66')),
    ...line(INK, 2.4, 'M40 72q10 8 20 0'),
    ...one('#fffdf0', horn(58, 74, 180, 8, 5)),
  ],
};

const raffke: Face = {
  ground: '#f0e0ff',
  parts: [
    ...both('#6f6a7a', horn(70, 28, 24, 24, 22, 2)),
    ...both('#e7a1b0', horn(70, 28, 24, 13, 10, 1)),
    ...one('#8f8a9c', half('0 26, 26 28, 40 50, 44 72, 20 90, 0 94')),
    ...mark('#f4f1f8', half('0 36, 16 38, 46 72, 20 84, 0 90')),
    ...marks('#3a3346', curve('54 46, 74 40, 86 56, 76 66, 58 62')),
    ...eye(65, 53, 8, '#e0a526'),
    ...eye(35, 53, 8, '#e0a526'),
    ...mark(INK, curve('42 68, 50 64, 58 68, 50 78')),
    ...line(INK, 2.4, 'M50 77v4M38 82q6 6 12 -1q10 10 20 -4'),
    ...one('#f6c23c', circle(84, 88, 10)),
    ...mark(
      '#b9821a',
      'M84 82l1.800 4 4.200 .4-3.200 2.800 1 4.200-3.800-2.200-3.800 2.200 1-4.200-3.200-2.800 4.200-.4Z',
    ),
  ],
};

const orakel: Face = {
  ground: '#e0f5cc',
  parts: [
    ...one('#27406b', half('0 6, 30 16, 44 46, 46 100, 0 104')),
    ...mark('#3d5f99', half('0 12, 24 20, 36 48, 36 100, 0 104')),
    ...both('#7a5a3a', horn(66, 34, 34, 20, 14, 3)),
    ...one('#a37b4f', half('0 28, 22 32, 32 52, 28 80, 0 92')),
    ...both('#f3e3c3', circle(63, 54, 14)),
    ...eye(63, 54, 10, '#e8a21a', 0),
    ...eye(37, 54, 10, '#e8a21a', 0),
    ...one('#f6c23c', polygon('44 62, 56 62, 50 78')),
    ...marks('#7a5a3a', circle(58, 82, 2.4), circle(64, 76, 2.4)),
    ...one('#9b6fe0', circle(50, 34, 7)),
    ...mark('#ffffff', circle(50, 34, 3.2)),
    ...lines('#f6e58d', 2, 'M62 22l4 -6M72 30l6 -4'),
  ],
};

const grossmeisterin: Face = {
  ground: '#ffe0ee',
  parts: [
    ...one('#241c30', half('0 2, 32 12, 46 44, 50 104, 0 104')),
    ...one('#fffaf0', half('0 16, 24 20, 34 44, 32 74, 20 100, 0 104')),
    ...one('#5fa98a', half('0 30, 22 34, 26 54, 18 78, 0 86')),
    ...mark('#86c9ab', half('0 62, 12 66, 8 80, 0 84')),
    ...glare(12, 52, 8, '#3f8068', '#d4a017', 0.28),
    ...line(INK, 1.8, circle(62, 52, 11), circle(38, 52, 11), 'M49 50h2'),
    ...marks('#2e6350', circle(53, 67, 1.4)),
    ...line(INK, 2.2, 'M40 75q10 5 20 0'),
    ...one('#f6c23c', limb('50 86, 50 98', 5, 5), limb('43 91, 57 91', 5, 5)),
    ...mark('#fffdf0', teeth(44, 56, 76, 2, 4, 0)),
  ],
};

export const FACES: Record<string, Face> = { knirps, wuschel, raffke, orakel, grossmeisterin };
