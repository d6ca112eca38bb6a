import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, half, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Eight arms out of a burning sea. */
export const octopus: Look = {
  colours: {
    skin: '#d8344a',
    dark: '#931d36',
    belly: '#ffb37a',
    horn: '#fff0c9',
    accent: '#ff7b1c',
    glow: '#ffd23f',
  },
  back: [
    ...both(
      'skin',
      limb('134 112, 168 108, 186 78, 170 56, 158 70', 26, 6),
      limb('136 130, 176 138, 196 118, 190 98', 26, 6),
    ),
    ...marks('belly', circle(176, 94, 4.5), circle(183, 82, 3.5), circle(186, 124, 4), circle(170, 106, 5)),
  ],
  body: [
    ...one('skin', half('0 12, 40 18, 64 46, 66 82, 50 112, 40 140, 0 146')),
    ...mark('accent', 'M84 18l6 14l-8 10l10 12l-4 -14l8 -10l-6 -12Z', 'M132 30l-2 14l10 8l-6 12l12 -14l-8 -8l2 -8Z'),
    ...marks('belly', circle(146, 78, 5), circle(154, 66, 3.5), circle(128, 30, 4)),
  ],
  eyes: [{ x: 25, y: 80, r: 16, pupil: 'slit' }],
  mouth: { y: 110, w: 46, kind: 'jaws' },
  front: [
    ...both(
      'skin',
      limb('128 134, 158 156, 186 158, 190 184, 172 190', 26, 6),
      limb('114 138, 122 172, 150 184, 158 202', 26, 8),
    ),
    ...one('skin', limb('100 140, 98 172, 84 190, 96 206', 26, 12)),
    ...marks('belly', circle(150, 160, 4), circle(164, 166, 3.5), circle(128, 176, 4.5), circle(140, 186, 3.5)),
  ],
};
