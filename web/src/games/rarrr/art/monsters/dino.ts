import { both, lines, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, half, horn, limb, polygon } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** A lizard from the deep, with crystals that hum. */
export const dino: Look = {
  colours: {
    skin: '#4f9d69',
    dark: '#2f6b47',
    belly: '#d8e8a0',
    horn: '#f7f3df',
    accent: '#3ddad7',
    glow: '#b9fff4',
  },
  back: [
    ...one('skin', limb('140 188, 172 186, 188 160, 184 130', 34, 5)),
    ...one('accent', polygon('180 186, 198 176, 190 164'), polygon('190 158, 204 144, 191 138')),
    ...both(
      'accent',
      polygon('132 84, 174 60, 150 104'),
      polygon('126 58, 160 22, 140 76'),
      polygon('142 108, 178 102, 152 130'),
    ),
    ...one('accent', polygon('84 42, 100 -2, 116 42')),
    ...marks('glow', polygon('136 82, 160 68, 146 88'), polygon('130 58, 150 36, 138 62')),
    ...mark('glow', polygon('93 36, 100 12, 103 36')),
  ],
  body: [
    ...one('skin', half('0 92, 40 96, 58 116, 66 152, 78 206, 0 206')),
    ...one('belly', half('0 122, 28 126, 40 156, 44 206, 0 206')),
    ...lines('dark', 3, 'M100 144h33', 'M100 162h39', 'M100 180h42'),
    ...one('skin', half('0 34, 28 36, 44 56, 42 78, 46 96, 34 118, 0 124')),
    ...one('skin', half('0 72, 20 74, 30 86, 24 96, 0 98')),
    ...marks('ink', circle(110, 83, 2.8)),
    ...marks('dark', 'M116 40q18 4 24 16l-8 -2q-8 -8 -16 -10Z'),
  ],
  eyes: [{ x: 25, y: 61, r: 10, pupil: 'slit' }],
  mouth: { y: 102, w: 62, kind: 'jaws' },
  front: [
    ...both('skin', limb('150 132, 162 148, 146 160', 18, 12)),
    ...both('horn', horn(142, 162, 214, 12, 7), horn(149, 165, 190, 12, 7)),
  ],
};
