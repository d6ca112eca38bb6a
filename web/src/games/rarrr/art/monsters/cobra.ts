import { lines, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, curve, half, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** A snake under a hood. */
export const cobra: Look = {
  colours: {
    skin: '#2fb7a8',
    dark: '#17806f',
    belly: '#ffe9a8',
    horn: '#f5e7c8',
    accent: '#c23bd0',
    glow: '#f9ff6b',
  },
  back: [
    ...one('skin', limb('150 186, 182 172, 190 140, 178 112, 186 92', 20, 5)),
    ...one('dark', limb('36 186, 100 174, 164 186', 30, 30)),
  ],
  body: [
    ...one('skin', half('0 34, 36 36, 66 62, 76 100, 58 134, 32 156, 26 186, 0 190')),
    ...one('accent', curve('128 54, 152 70, 162 98, 148 122, 130 132, 136 98')),
    ...one('accent', curve('72 54, 48 70, 38 98, 52 122, 70 132, 64 98')),
    ...one('belly', half('0 96, 24 100, 28 130, 22 160, 20 186, 0 190')),
    ...lines('dark', 3, 'M100 122h25', 'M100 138h23', 'M100 154h21', 'M100 170h20'),
    ...one('skin', half('0 16, 26 20, 40 42, 38 66, 26 92, 0 100')),
    ...marks('dark', 'M104 18q16 4 22 20q-12 -6 -22 -4Z', circle(105.5, 68, 2.2)),
  ],
  eyes: [{ x: 19, y: 50, r: 11, pupil: 'slit' }],
  mouth: { y: 78, w: 40, kind: 'fangs' },
  front: [
    ...one('skin', limb('34 194, 70 186, 130 188, 166 196', 30, 26)),
    ...mark('dark', 'M60 178l14 0l-4 9l-8 1Z', 'M92 176l14 0l-4 9l-7 0Z', 'M124 178l14 2l-6 8l-6 -1Z'),
  ],
};
