import { both, lines, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, curve, half, limb, shaggy } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** A moth whose wings stare back. */
export const moth: Look = {
  colours: {
    skin: '#f3d9b1',
    dark: '#c79d66',
    belly: '#fff3d6',
    horn: '#7b4bd1',
    accent: '#ff8fb1',
    glow: '#ffe14d',
  },
  back: [
    ...both('accent', curve('108 92, 132 46, 172 12, 197 22, 193 66, 176 104, 136 118')),
    ...both('horn', curve('110 116, 150 112, 184 134, 184 168, 160 184, 134 172, 114 148')),
    ...marks('white', circle(166, 58, 20)),
    ...marks('horn', circle(167, 58, 14)),
    ...marks('glow', circle(168, 57, 8)),
    ...marks('ink', circle(168, 57, 4)),
    ...marks('glow', circle(158, 148, 10)),
    ...marks('ink', circle(158, 148, 5)),
    ...lines('ink', 2.5, 'M118 98Q150 82 190 40', 'M122 126Q150 124 178 142'),
  ],
  body: [
    ...one('dark', half('0 108, 24 112, 30 140, 24 172, 10 196, 0 201')),
    ...mark(
      'skin',
      'M77 132q23 10 46 0v9q-23 10 -46 0Z',
      'M78 154q22 10 44 0v9q-22 10 -44 0Z',
      'M84 176q16 8 32 0l-4 9q-12 5 -24 0Z',
    ),
    ...one(
      'belly',
      shaggy('64 104, 72 86, 100 78, 128 86, 136 104, 128 122, 114 130, 100 134, 86 130, 72 122, 64 104', 9),
    ),
    ...one('skin', half('0 46, 22 50, 32 70, 28 92, 12 104, 0 106')),
  ],
  eyes: [{ x: 17, y: 70, r: 15, pupil: 'glow' }],
  mouth: { y: 92, w: 20, kind: 'fangs' },
  front: [
    ...both('horn', limb('108 50, 118 28, 136 12', 7, 3)),
    ...lines('horn', 4, 'M114 36l12 4M119 27l13 4M126 18l12 4M112 38l-3 -10M118 27l-2 -11M127 18l-1 -11'),
  ],
};
