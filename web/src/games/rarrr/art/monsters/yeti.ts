import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { bolt, half, polygon, shaggy } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** All fur, and all of it charged. */
export const yeti: Look = {
  colours: {
    skin: '#eaf4ff',
    dark: '#a9c6ea',
    belly: '#7fb6f0',
    horn: '#ffd23f',
    accent: '#5b8def',
    glow: '#fff07a',
  },
  back: [
    ...both('horn', polygon('128 62, 148 40, 140 36, 166 4, 156 36, 166 38, 146 72')),
    ...both('skin', shaggy('158 100, 180 116, 192 144, 192 172, 180 192, 160 186, 150 160', 9)),
  ],
  body: [
    ...one(
      'skin',
      shaggy(
        '32 202, 26 176, 30 150, 34 122, 44 96, 58 74, 76 58, 100 50, ' +
          '124 58, 142 74, 156 96, 166 122, 170 150, 174 176, 168 202',
        11,
      ),
    ),
    ...one('belly', half('0 78, 30 76, 46 94, 44 120, 28 138, 0 142')),
    ...marks(
      'dark',
      'M118 156q6 12 2 20q-8 -6 -8 -16Z',
      'M140 146q8 12 4 22q-8 -6 -10 -18Z',
      'M134 176q6 10 2 18q-8 -6 -8 -14Z',
      'M152 164q6 10 3 18q-7 -5 -8 -14Z',
    ),
  ],
  eyes: [{ x: 18, y: 98, r: 12, pupil: 'round' }],
  mouth: { y: 120, w: 44, kind: 'jaws' },
  front: [
    ...one('skin', shaggy('70 82, 84 66, 100 62, 116 66, 130 82, 118 84, 100 86, 82 84', 6)),
    ...mark('horn', bolt(100, 172, 34)),
  ],
};
