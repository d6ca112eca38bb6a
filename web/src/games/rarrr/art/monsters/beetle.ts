import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { circle, half, horn, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Armour, and a horn to open cities with. */
export const beetle: Look = {
  colours: {
    skin: '#7a2e4d',
    dark: '#4b1730',
    belly: '#c75b7a',
    horn: '#2c2440',
    accent: '#3fd68a',
    glow: '#c8ff5e',
  },
  back: [
    ...both(
      'horn',
      limb('146 110, 180 92, 196 62', 13, 4),
      limb('160 146, 186 140, 198 172', 13, 4),
      limb('150 176, 174 180, 180 204', 13, 5),
    ),
    ...one('skin', half('0 78, 46 82, 70 112, 76 154, 58 200, 0 206')),
    ...mark('ink', 'M98 128h4v80h-4Z'),
    ...marks('accent', circle(136, 150, 8), circle(128, 178, 6), circle(152, 172, 5), circle(150, 132, 5)),
  ],
  body: [
    ...one('skin', half('0 88, 50 92, 60 112, 44 130, 0 136')),
    ...one('belly', half('0 78, 28 80, 42 98, 36 122, 18 136, 0 138')),
    ...one('horn', half('0 36, 5 34, 10 26, 30 4, 34 8, 24 30, 11 48, 10 84, 0 88')),
  ],
  eyes: [{ x: 26, y: 104, r: 11, pupil: 'glow' }],
  mouth: { y: 122, w: 34, kind: 'jaws' },
  front: [...both('horn', horn(130, 128, 168, 24, 12, 9))],
};
