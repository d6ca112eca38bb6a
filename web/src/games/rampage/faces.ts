/** The opponents' faces, by id. */

import { eye, type Face, glare, half } from '../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../kit/draw/figure';
import { box, circle, curve, horn, polygon, teeth } from '../../kit/draw/shapes';

const tapsi: Face = {
  ground: '#fff0c2',
  parts: [
    ...both('#3f8fc4', circle(80, 40, 10)),
    ...both('#f7b6c6', circle(80, 40, 5)),
    ...one('#5fb4e6', half('0 20, 26 24, 40 50, 36 80, 20 96, 0 99')),
    ...mark('#cdeefc', half('0 60, 22 64, 24 84, 0 96')),
    ...eye(63, 48, 12, '#2f8f5b', 1),
    ...eye(37, 48, 12, '#2f8f5b', 1),
    ...marks('#3f8fc4', circle(53, 66, 1.8)),
    ...line(INK, 2.6, 'M36 76q14 10 28 0'),
    ...one('#f58ea8', curve('54 80, 62 77, 66 88, 60 94, 54 90')),
    ...one('#fff7df', polygon('26 26, 46 16, 50 24, 30 34')),
    ...line('#d9cdb0', 1.6, 'M34 23l6 7', 'M40 20l5 8'),
  ],
};

const happs: Face = {
  ground: '#d9f2d0',
  parts: [
    ...both('#2f7d3a', horn(74, 26, 34, 16, 12, 4)),
    ...one('#4fae4a', half('0 16, 30 20, 44 48, 44 80, 28 97, 0 100')),
    ...both('#4fae4a', circle(66, 26, 14)),
    ...eye(66, 26, 10, '#d1701a'),
    ...eye(34, 26, 10, '#d1701a'),
    ...one('#5a0f1c', half('0 46, 30 44, 36 58, 30 84, 0 92')),
    ...mark('#e2574c', curve('30 80, 50 72, 70 80, 60 90, 50 91, 40 90')),
    ...mark('#fffdf0', teeth(20, 80, 46, 6, 12, 0), teeth(30, 70, 88, 4, -10, 0)),
    ...one('#f2c39b', circle(50, 66, 6)),
    ...one('#d8342b', box(44, 70, 12, 12, 4)),
  ],
};

const brocken: Face = {
  ground: '#ffd9c2',
  parts: [
    ...one('#7b6a5c', polygon('26 24, 42 12, 66 14, 84 28, 92 56, 86 84, 64 98, 34 98, 12 82, 8 52')),
    ...one('#978676', polygon('30 30, 48 20, 68 24, 78 44, 62 52, 38 50, 22 46')),
    ...one('#8a796a', polygon('20 62, 44 58, 76 60, 80 82, 60 92, 34 90')),
    ...mark(INK, polygon('24 46, 44 52, 42 60, 26 58'), polygon('76 46, 56 52, 58 60, 74 58')),
    ...marks('#ffb02e', circle(66, 54, 4)),
    ...line(INK, 3, 'M32 76l8 -4l8 5l8 -5l12 4'),
    ...line('#5a4c41', 2, 'M52 22l4 12l-6 8', 'M16 66l10 4', 'M84 40l-8 2'),
    ...mark('#7fae4e', curve('40 13, 52 8, 66 13, 58 20, 48 18')),
  ],
};

const zirkel: Face = {
  ground: '#d3e7ef',
  parts: [
    ...line('#5a6675', 4, 'M50 20V8'),
    ...one('#e8452f', circle(50, 8, 5)),
    ...both('#7c8896', box(84, 44, 12, 22, 4)),
    ...one('#b7c2ce', box(16, 20, 68, 74, 16)),
    ...mark('#d6dee6', box(24, 27, 52, 8, 4)),
    ...one('#29343f', circle(50, 52, 20)),
    ...one('#64d4ff', circle(50, 52, 13)),
    ...line('#0f3f55', 1.8, 'M50 36v32', 'M34 52h32', circle(50, 52, 8)),
    ...mark('#fff', circle(45, 47, 3)),
    ...one('#29343f', box(30, 78, 40, 10, 4)),
    ...lines('#8fe388', 3, 'M54 83h4', 'M62 83h3'),
    ...marks('#7c8896', circle(76, 28, 2), circle(76, 87, 2)),
  ],
};

const kolossa: Face = {
  ground: '#ffc7b8',
  parts: [
    ...both('#3a1f2b', horn(72, 30, 42, 34, 16, -12), horn(80, 50, 74, 24, 14, -8)),
    ...one('#b9262c', half('0 18, 26 22, 38 46, 36 74, 22 96, 0 100')),
    ...mark('#e2574c', half('0 16, 14 20, 18 38, 0 44')),
    ...one('#7d151d', horn(50, 24, 0, 20, 14)),
    ...glare(15, 52, 10, '#7d151d', '#f6c23c', 0.5),
    ...marks('#7d151d', circle(55, 66, 2.2)),
    ...mark('#2a0a10', 'M24 74q26 12 52 0q-4 22 -26 22t-26 -22Z'),
    ...mark('#fffdf0', teeth(27, 73, 75.5, 7, 8, 5)),
    ...mark('#ffb02e', curve('40 92, 50 84, 60 92, 50 95')),
    ...lines('#7d151d', 2, 'M76 62q6 4 6 10', 'M74 70q4 4 4 8'),
  ],
};

export const FACES: Record<string, Face> = { tapsi, happs, brocken, zirkel, kolossa };
