/** The opponents' faces, by id. */

import { eye, type Face, glare, half } from '../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon } from '../../kit/draw/shapes';
import { BONE, coat, GOLD, scarf, tricorne } from './art/draw';

const moses: Face = {
  ground: '#bfe8f2',
  parts: [
    ...one('#f4f1e8', half('0 78, 22 80, 44 92, 48 106, 0 106')),
    ...line('#2a5d8f', 4, 'M12 94q38 -10 76 0', 'M8 103q42 -10 84 0'),
    ...both('#e8b088', circle(76, 56, 7)),
    ...one('#f2c39b', half('0 26, 24 30, 28 52, 22 74, 0 84')),
    ...mark('#c8642a', curve('22 42, 26 24, 50 18, 74 24, 78 42, 66 34, 54 40, 44 33, 32 40')),
    ...eye(61, 54, 8.5, '#2f8f5b'),
    ...eye(39, 54, 8.5, '#2f8f5b'),
    ...marks('#d98a5f', circle(66, 65, 1.4), circle(71, 63, 1.4), circle(69, 68, 1.4)),
    ...line(INK, 2.4, 'M38 70q12 12 24 0'),
    ...mark('#fffdf0', box(47, 72.5, 6, 5, 1)),
    ...scarf(32, 28, '#d8342b', '#ffe9b0'),
  ],
};

const kombuese: Face = {
  ground: '#ffe1b3',
  parts: [
    ...one('#fffaf0', half('0 80, 22 82, 46 94, 50 106, 0 106')),
    ...one('#d98f62', half('0 34, 26 36, 34 58, 28 82, 0 92')),
    ...both('#f2a27a', circle(72, 68, 7, 5)),
    ...eye(60, 54, 6.5, '#5a3a20'),
    ...eye(40, 54, 6.5, '#5a3a20'),
    ...lines('#4a2d18', 4, 'M54 43q8 -4 14 2'),
    ...one('#e8784f', circle(50, 64, 8.5, 7)),
    ...both('#4a2d18', curve('50 72, 62 68, 76 74, 84 64, 80 80, 64 82, 52 78')),
    ...line(INK, 2.2, 'M45 85q5 4 10 0'),
    ...one('#fffdf5', box(26, 24, 48, 16, 5)),
    ...one('#fffdf5', curve('24 28, 16 14, 30 4, 42 8, 54 0, 66 6, 82 8, 84 22, 76 28')),
    ...lines('#d9cdb0', 1.8, 'M58 12v12', 'M68 14v10'),
  ],
};

const bootsmann: Face = {
  ground: '#cbd8e6',
  parts: [
    ...coat('#22395c', GOLD),
    ...one('#9a7a62', half('0 28, 26 32, 36 54, 34 80, 0 92')),
    ...eye(62, 50, 6.5, '#2b4b73'),
    ...eye(38, 50, 6.5, '#2b4b73'),
    ...lines('#5d4636', 4.5, 'M54 41l16 -2'),
    ...both(BONE, horn(60, 78, 176, 26, 10, 2)),
    ...both('#b89a80', circle(60, 70, 14, 12)),
    ...marks('#5d4636', circle(58, 70, 1.5), circle(64, 67, 1.5), circle(66, 73, 1.5)),
    ...lines('#5d4636', 1.6, 'M72 66l14 -4', 'M72 71h15', 'M72 76l13 5'),
    ...one(INK, curve('43 60, 50 57, 57 60, 50 67')),
    ...one('#22395c', curve('20 30, 24 14, 50 8, 76 14, 80 30, 50 24')),
    ...one('#fffdf5', box(22, 27, 56, 9, 3)),
    ...mark(GOLD, circle(50, 20, 5)),
  ],
};

const navigatorin: Face = {
  ground: '#f7d9c4',
  parts: [
    ...coat('#2f6f5e', '#f2d9a0'),
    ...both('#d2622a', horn(70, 32, 20, 28, 22, 2)),
    ...both('#3a2430', horn(72, 24, 20, 14, 10, 1)),
    ...one('#e57a35', half('0 24, 26 30, 38 54, 22 76, 0 90')),
    ...mark('#fff4e2', half('0 56, 14 58, 34 58, 20 76, 0 90')),
    ...eye(37, 52, 8, '#2f8f5b'),
    ...mark(INK, polygon('53 46, 75 43, 76 58, 64 63, 54 58')),
    ...line(INK, 2.6, 'M26 33L78 46'),
    ...mark(INK, circle(50, 84, 5, 4)),
    ...line(INK, 2.2, 'M50 80q-6 -2 -10 -6'),
    ...one('#b98545', limb('72 98, 96 76', 11, 14)),
    ...one(GOLD, circle(96, 76, 8)),
    ...mark('#bff1ff', circle(96, 76, 4.5)),
  ],
};

const admiral: Face = {
  ground: '#d8c7ee',
  parts: [
    ...coat('#6e1f2b', GOLD),
    ...both(GOLD, curve('76 84, 94 82, 98 92, 80 94')),
    ...one('#7f93a8', half('0 26, 24 30, 34 54, 28 80, 0 92')),
    ...mark('#dfe8ef', half('0 60, 26 62, 24 80, 0 92')),
    ...glare(15, 48, 8, '#5b6d80', '#c23b22', 0.5),
    ...line('#4f6072', 2.4, 'M28 62l10 6', 'M30 58l10 6'),
    ...mark(INK, 'M26 72q24 10 48 0q-6 16 -24 16t-24 -16Z'),
    ...mark(
      '#fffdf0',
      ...[30, 38, 46, 54, 62].map((x) => `M${x} ${73.5 + 2.4 * Math.sin(((x - 26) / 48) * 3.1)}h8l-4 7Z`),
    ),
    ...tricorne(50, 30, 36, '#1f2438', GOLD),
  ],
};

export const FACES: Record<string, Face> = { moses, kombuese, bootsmann, navigatorin, admiral };
