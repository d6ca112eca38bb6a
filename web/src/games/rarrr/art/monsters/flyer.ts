import { both, lines, marks, one } from '../../../../kit/draw/figure';
import { half, horn, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** A terror from the air with a crest like a blade. */
export const flyer: Look = {
  colours: {
    skin: '#e87b35',
    dark: '#b2521d',
    belly: '#ffd9a0',
    horn: '#fbe6a2',
    accent: '#3553a4',
    glow: '#9dff7a',
  },
  back: [
    ...both('accent', 'M112 116L138 56L158 50L198 14Q188 56 196 84Q176 84 178 114Q160 110 158 138Q142 130 130 150Z'),
    ...lines('ink', 3, 'M140 60Q170 70 194 84', 'M136 68Q160 84 177 113', 'M132 78Q148 100 157 137'),
    ...both('skin', limb('116 112, 138 58, 158 50, 196 16', 14, 4)),
    ...both('horn', horn(150, 54, -20, 16, 8)),
  ],
  body: [
    ...one('skin', half('0 92, 30 102, 38 132, 30 166, 12 188, 0 190')),
    ...one('belly', half('0 116, 18 122, 24 144, 18 168, 0 178')),
    ...both('horn', horn(116, 184, 168, 22, 10), horn(126, 180, 150, 20, 9), horn(108, 188, 184, 18, 9)),
    ...one('accent', 'M86 54Q84 22 120 -6Q114 20 126 30Q112 34 114 54Z'),
    ...one('skin', half('0 38, 24 42, 34 62, 26 86, 12 96, 0 98')),
    ...marks('dark', 'M108 42q14 4 18 14l-9 0q-3 -6 -9 -8Z'),
  ],
  eyes: [{ x: 17, y: 64, r: 9, pupil: 'slit' }],
  mouth: { y: 82, w: 34, kind: 'beak' },
  front: [],
};
