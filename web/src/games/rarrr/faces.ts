/** The opponents' faces, by id. */

import { eye, type Face, glare, half } from '../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../kit/draw/figure';
import { circle, curve, gon, horn, polygon, shaggy, teeth } from '../../kit/draw/shapes';

const pebbles: Face = {
  ground: '#ffe3a8',
  parts: [
    ...both('#8d8797', circle(80, 92, 12, 9)),
    ...one('#a9a3b3', half('0 22, 22 25, 38 42, 42 68, 32 90, 0 96')),
    ...marks('#c9c4d1', circle(72, 38, 5, 4), circle(80, 60, 3)),
    ...marks('#8d8797', circle(66, 84, 4, 3), circle(86, 74, 3, 2)),
    ...one('#8fbf5a', curve('42 24, 36 12, 46 14, 50 4, 55 14, 65 11, 59 24')),
    ...eye(64, 54, 12, '#4c9bd6'),
    ...eye(36, 54, 12, '#4c9bd6'),
    ...mark(INK, 'M40 74q10 11 20 0q-3 13 -10 13t-10 -13Z'),
    ...mark('#f58ea8', circle(50, 82, 5, 3)),
  ],
};

const mopsy: Face = {
  ground: '#ffd6df',
  parts: [
    ...both('#b5651d', shaggy('92 30, 98 50, 94 70, 86 92, 66 98, 60 60', 6)),
    ...one('#d98a3a', half('0 14, 28 20, 42 44, 40 76, 26 96, 0 100')),
    ...mark('#f3b562', shaggy('22 34, 36 26, 50 24, 64 26, 78 34, 74 46, 62 42, 50 48, 38 42, 26 46', 5)),
    ...eye(63, 54, 9, '#6a3fa0'),
    ...eye(37, 54, 9, '#6a3fa0'),
    ...one('#f9e0bd', half('0 62, 18 66, 22 80, 10 90, 0 91')),
    ...mark(INK, curve('42 64, 50 61, 58 64, 50 73')),
    ...line(INK, 2.4, 'M50 72v6M38 80q6 6 12 -2q6 8 12 2'),
    ...one('#e2574c', curve('46 82, 50 80, 55 82, 54 93, 48 94')),
  ],
};

const groll: Face = {
  ground: '#cfe6c0',
  parts: [
    ...both('#5b7a3a', horn(86, 52, 78, 18, 16, -6)),
    ...one('#7aa04e', half('0 16, 26 20, 36 40, 42 70, 30 94, 0 98')),
    ...mark('#5b7a3a', half('0 14, 22 17, 30 30, 0 36')),
    ...marks('#97bb69', circle(80, 62, 4, 6)),
    ...glare(15, 48, 9, '#4f6b32', '#d08a00', 0.55),
    ...lines('#3b5223', 5, 'M54 38l20 -6'),
    ...one('#97bb69', half('0 54, 9 60, 8 68, 0 70')),
    ...mark(INK, 'M28 78q22 -12 44 0q-22 8 -44 0Z'),
    ...both('#fff7df', horn(64, 82, 4, 20, 9, 2)),
    ...line('#3b5223', 2, 'M34 92q16 5 32 0'),
  ],
};

const stratos: Face = {
  ground: '#cdeaf7',
  parts: [
    ...both('#2f5f8f', horn(78, 34, 38, 30, 18, 6), horn(84, 52, 66, 24, 16, 6)),
    ...one('#4f86bd', half('0 18, 24 20, 34 40, 34 66, 22 88, 0 98')),
    ...mark('#e8f3fb', half('0 44, 28 46, 28 64, 14 84, 0 90')),
    ...one('#e0a526', curve('36 62, 50 56, 64 62, 58 76, 50 92, 42 76')),
    ...line(INK, 2, 'M38 66q12 6 24 0'),
    ...line('#4a3a2a', 8, 'M14 42q36 -10 72 0'),
    ...both('#caa15a', circle(66, 46, 15)),
    ...both('#bff1ff', circle(66, 46, 10.5)),
    ...marks('#ffffff', circle(62, 42, 3)),
    ...marks(INK, circle(64, 48, 4)),
    ...one('#2f5f8f', horn(50, 22, 0, 22, 14, 5)),
  ],
};

const imperatrix: Face = {
  ground: '#f3c7e8',
  parts: [
    ...both('#8b2f6b', horn(80, 60, 100, 22, 16, -8), horn(80, 44, 70, 22, 14, -6)),
    ...one('#b3478d', half('0 26, 24 28, 34 46, 32 72, 18 92, 0 98')),
    ...mark('#f1b9dc', half('0 62, 16 66, 16 84, 0 94')),
    ...marks('#8b2f6b', ...[66, 74, 78].map((x, k) => polygon(gon(4, x, 60 + 8 * k, 4)))),
    ...glare(14, 52, 9.5, '#7a2660', '#2bb59a', 0.4),
    ...lines('#f6d33c', 3, 'M52 64q2 4 0 6'),
    ...mark(INK, 'M32 78q18 14 36 0q-4 12 -18 12t-18 -12Z'),
    ...mark('#fffdf0', teeth(35, 65, 80, 6, 6, 5)),
    ...one('#f6c23c', polygon('22 34, 18 8, 34 20, 50 2, 66 20, 82 8, 78 34')),
    ...mark('#d8342b', polygon(gon(4, 50, 24, 6))),
    ...marks('#3aa7d8', circle(68, 26, 3.2)),
  ],
};

export const FACES: Record<string, Face> = { pebbles, mopsy, groll, stratos, imperatrix };
