import { type Figure, one, type Part } from '../../../../kit/draw/figure';
import { grin } from '../../../../kit/draw/mouths';
import { circle, curve, limb, type Point } from '../../../../kit/draw/shapes';

/** One of the swarm, standing at (x, y). */
function imp(x: number, y: number, s: number): Part[] {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return [
    ...one('dark', limb([at(-14, -66), at(-24, -88)], 6 * s, 3 * s), limb([at(14, -66), at(24, -88)], 6 * s, 3 * s)),
    ...one('accent', circle(...at(-25, -91), 7 * s), circle(...at(25, -91), 7 * s)),
    ...one('dark', limb([at(-14, -12), at(-16, 2)], 15 * s, 13 * s), limb([at(14, -12), at(16, 2)], 15 * s, 13 * s)),
    ...one(
      'skin',
      curve([at(0, -76), at(27, -66), at(37, -38), at(28, -12), at(0, -4), at(-28, -12), at(-37, -38), at(-27, -66)]),
    ),
    ...one(
      'skin',
      limb([at(31, -30), at(46, -38)], 11 * s, 9 * s),
      limb([at(-31, -30), at(-46, -38)], 11 * s, 9 * s),
    ),
    ...grin(x, y - 24 * s, 34 * s, 4),
  ];
}
export const swarmling: Figure = {
  colours: {
    skin: '#b9e64c',
    dark: '#5f9a25',
    belly: '#eaffb0',
    horn: '#fff6cf',
    accent: '#ff5d8f',
    glow: '#ffd23f',
  },
  parts: [...imp(44, 146, 1.12), ...imp(156, 146, 1.12), ...imp(100, 202, 1.5)],
  eyes: [
    { x: 44, y: 84, r: 18 },
    { x: 156, y: 84, r: 18 },
    { x: 100, y: 121, r: 26, look: 'slit' },
  ],
};
