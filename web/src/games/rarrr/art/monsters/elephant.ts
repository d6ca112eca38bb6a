import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, curve, half, horn, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Never forgets a city. */
export const elephant: Look = {
  colours: {
    skin: '#8d86a8',
    dark: '#5f5880',
    belly: '#d8a9bd',
    horn: '#fff3d6',
    accent: '#ff5a36',
    glow: '#ffd23f',
  },
  back: [
    ...one(
      'accent',
      `M58 52Q44 26 60 12Q62 28 72 28Q68 6 88 -4Q86 14 100 16Q114 14 112 -4Q132 6 128 28Q138 28 140 12
          Q156 26 142 52Z`,
    ),
    ...mark('glow', 'M72 52Q66 38 74 32Q78 40 84 38Q84 22 100 14Q116 22 116 38Q122 40 126 32Q134 38 128 52Z'),
    ...one('skin', half('0 108, 56 112, 78 146, 82 206, 0 206')),
    ...both('skin', curve('136 56, 168 40, 194 56, 198 96, 184 132, 158 142, 134 116')),
    ...both('belly', curve('148 68, 170 56, 184 70, 186 98, 174 122, 158 126, 148 102')),
  ],
  body: [
    ...one('skin', half('0 40, 38 44, 54 72, 48 104, 36 128, 0 134')),
    ...marks('dark', 'M110 46q22 4 30 18l-11 0q-8 -8 -19 -10Z'),
    ...both('horn', horn(128, 128, 124, 50, 17, -24)),
  ],
  eyes: [{ x: 27, y: 82, r: 10, pupil: 'round' }],
  mouth: { y: 144, w: 48, kind: 'jaws', x: 92 },
  front: [
    ...one('skin', limb('98 82, 97 108, 110 128, 138 134, 166 120, 176 92', 34, 15)),
    ...mark('ink', circle(178, 86, 6, 3.5)),
    ...mark(
      'dark',
      'M82 98q14 6 30 0v4q-15 6 -30 0Z',
      'M112 113l-13 19l4 3l12 -19Z',
      'M131 118l-1 26h4l1 -26Z',
      'M149 114l10 19l4 -2l-10 -19Z',
    ),
  ],
};
