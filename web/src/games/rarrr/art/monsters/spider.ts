import { both, lines, mark, one } from '../../../../kit/draw/figure';
import { bolt, curve, half, horn, limb } from '../../../../kit/draw/shapes';
import type { Look } from '../look';

/** Eight legs, six eyes, one storm. */
export const spider: Look = {
  colours: {
    skin: '#4a3f8f',
    dark: '#2e2663',
    belly: '#8f7fe0',
    horn: '#d9d2ff',
    accent: '#ffd23f',
    glow: '#7df3ff',
  },
  back: [
    ...both(
      'skin',
      limb('140 110, 170 60, 190 24', 15, 4),
      limb('146 124, 184 92, 197 128', 15, 4),
      limb('146 138, 178 130, 190 198', 15, 4),
      limb('134 152, 156 158, 160 202', 14, 4),
    ),
    ...one('dark', half('0 22, 42 28, 64 62, 62 96, 40 122, 0 128')),
    ...mark('accent', bolt(100, 62, 58)),
    ...lines('accent', 3, 'M130 50l14 -4', 'M138 76l16 2'),
  ],
  body: [
    ...one('skin', half('0 98, 34 100, 54 122, 54 152, 36 176, 0 184')),
    ...both('belly', curve('108 162, 122 164, 124 182, 112 190, 104 180')),
    ...both('horn', horn(114, 184, 186, 20, 11, 4)),
  ],
  eyes: [
    { x: 20, y: 128, r: 14, pupil: 'round' },
    { x: 41, y: 118, r: 7, pupil: 'glow' },
    { x: 12, y: 108, r: 6, pupil: 'glow' },
  ],
  mouth: { y: 154, w: 34, kind: 'fangs' },
  front: [],
};
