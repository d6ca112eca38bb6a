import { both, lines, marks, one } from '../../../../kit/draw/figure';
import { circle, curve, half, horn } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** A toad that swells before it spits. */
export const toad: Look = {
  colours: {
    skin: '#8fcf4e',
    dark: '#5a9a34',
    belly: '#f6efb0',
    horn: '#f2e6c4',
    accent: '#b264d8',
    glow: '#e6ff7a',
  },
  back: [...both('accent', horn(150, 92, 48, 34, 22), horn(166, 124, 68, 32, 22), horn(132, 66, 24, 26, 18))],
  body: [
    ...one('skin', half('0 62, 34 58, 66 78, 86 116, 92 162, 80 204, 0 206')),
    ...both('skin', circle(141, 50, 27)),
    ...one('belly', half('0 124, 44 126, 64 148, 58 178, 34 196, 0 200')),
    ...marks('dark', circle(172, 150, 6), circle(160, 170, 4.5), circle(163, 128, 4.5)),
    ...marks('accent', circle(112, 72, 5), circle(126, 84, 3.5)),
    ...lines('dark', 3.5, 'M104 150q14 6 34 1', 'M104 168q14 6 30 1'),
  ],
  eyes: [{ x: 41, y: 48, r: 17, pupil: 'slit' }],
  mouth: { y: 104, w: 112, kind: 'jaws' },
  front: [
    ...both('skin', curve('150 186, 176 172, 192 184, 194 204, 146 204')),
    ...marks('white', horn(158, 204, 0, 10, 8), horn(172, 204, 0, 11, 8), horn(186, 204, 0, 10, 8)),
  ],
};
