import { both, type Figure, lines, one, pair } from '../../../../kit/draw/figure';
import { gape } from '../../../../kit/draw/mouths';
import { circle, horn, limb } from '../../../../kit/draw/shapes';

export const tumblemaw: Figure = {
  colours: {
    skin: '#ff9a2e',
    dark: '#c9601a',
    belly: '#ffe0a3',
    horn: '#fff3d0',
    accent: '#e8345a',
    glow: '#7df36b',
  },
  parts: [
    ...both(
      'dark',
      limb(
        [
          [136, 176],
          [148, 196],
        ],
        26,
        30,
      ),
    ),
    ...one('horn', horn(100, 32, 0, 30, 26), horn(62, 42, -28, 30, 24), horn(138, 42, 28, 30, 24)),
    ...one('skin', circle(100, 108, 84)),
    ...lines('dark', 6, 'M176 84q-14 -4 -22 4', 'M182 108q-14 -6 -24 0', 'M176 134q-12 -8 -22 -4'),
    ...both(
      'skin',
      limb(
        [
          [172, 132],
          [192, 142],
          [196, 124],
        ],
        22,
        14,
      ),
    ),
    ...gape(100, 134, 128, 82, 7),
  ],
  eyes: [...pair(31, { y: 68, r: 22, lid: 0.34, tilt: 18 })],
};
