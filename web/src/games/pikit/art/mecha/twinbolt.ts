import { both, dots, type Figure, lines, mark, marks, one, pair } from '../../../../kit/draw/figure';
import { bolt, box, circle } from '../../../../kit/draw/shapes';

/** Two coils, two tracks, one grudge. */
export const twinbolt: Figure = {
  colours: {
    skin: '#f2b33c',
    dark: '#8a5a12',
    belly: '#ffe7a8',
    horn: '#5b6b7d',
    accent: '#2f7fd0',
    glow: '#9df6ff',
  },
  parts: [
    ...mark('glow', bolt(100, 34, 54)),
    ...both('horn', box(134, 40, 22, 56, 4)),
    ...both('glow', circle(145, 30, 17)),
    ...lines('ink', 4, 'M134 56h22', 'M134 70h22', 'M134 84h22'),
    ...both('dark', box(116, 156, 68, 46, 20)),
    ...marks(
      'belly',
      dots(
        [
          [136, 180],
          [152, 180],
          [166, 180],
        ],
        7,
      ),
    ),
    ...one('skin', 'M38 104q0 -16 16 -16h92q16 0 16 16l-8 62h-108Z'),
    ...one('belly', box(62, 102, 76, 34, 10)),
    ...mark('accent', bolt(84, 152, 24), bolt(116, 152, 24)),
    ...marks('ink', circle(150, 104, 3), circle(146, 152, 3)),
  ],
  eyes: [...pair(20, { y: 119, r: 13, look: 'lamp', lid: 0.35, tilt: 18 })],
};
