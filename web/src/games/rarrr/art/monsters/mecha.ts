import { both, mark, marks, one } from '../../../../kit/draw/figure';
import { bolt, box, circle, polygon } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Built to stop the others; nobody can stop it. */
export const mecha: Look = {
  colours: {
    skin: '#9fb4c7',
    dark: '#5d7690',
    belly: '#d7e3ee',
    horn: '#ffcf33',
    accent: '#e8432e',
    glow: '#7df3ff',
  },
  back: [
    ...both('horn', polygon('128 46, 136 40, 166 4, 158 46, 140 60')),
    ...both('dark', box(150, 92, 40, 46, 12)),
    ...both('skin', box(158, 132, 28, 54, 8)),
    ...both('accent', 'M156 184h32l4 20h-40Z'),
  ],
  body: [
    ...one('skin', 'M46 112q0 -16 16 -16h76q16 0 16 16l6 92h-120Z'),
    ...one('belly', 'M66 114h68l4 54q-38 16 -76 0Z'),
    ...one('dark', circle(100, 142, 19)),
    ...mark('glow', circle(100, 142, 13)),
    ...mark('white', bolt(100, 142, 20)),
    ...marks(
      'ink',
      circle(146, 118, 2.6),
      circle(148, 150, 2.6),
      circle(150, 182, 2.6),
      circle(170, 104, 2.6),
      circle(170, 126, 2.6),
    ),
    ...one('skin', 'M58 46q0 -16 16 -16h52q16 0 16 16v32q0 22 -22 24h-40q-22 -2 -22 -24Z'),
    ...one('ink', 'M66 50h68l-6 22h-56Z'),
    ...one('accent', polygon('92 34, 108 34, 104 8, 96 8')),
  ],
  eyes: [{ x: 18, y: 61, r: 8, pupil: 'glow' }],
  mouth: { y: 86, w: 46, kind: 'grill' },
  front: [...marks('accent', 'M142 62h12v18h-12Z')],
};
