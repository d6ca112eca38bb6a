import { both, dots, type Figure, mark, one, pair } from '../../../../kit/draw/figure';
import { box, circle, gon, limb, polygon } from '../../../../kit/draw/shapes';

/** A furnace with five sides and a hammer. */
export const pentaforge: Figure = {
  colours: {
    skin: '#6b4a42',
    dark: '#3b2622',
    belly: '#b98a6a',
    horn: '#c7ccd4',
    accent: '#ff7a1f',
    glow: '#ffd23f',
  },
  parts: [
    ...mark('horn', circle(142, 14, 12), circle(158, 2, 9), circle(128, 6, 8)),
    ...one('dark', box(126, 22, 26, 48, 4)),
    ...one('accent', box(122, 18, 34, 12, 4)),
    ...both(
      'dark',
      limb(
        [
          [126, 164],
          [132, 192],
        ],
        26,
        24,
      ),
    ),
    ...both('skin', 'M112 186h44l6 18h-54Z'),
    ...one(
      'dark',
      limb(
        [
          [154, 110],
          [182, 124],
          [184, 152],
        ],
        19,
        15,
      ),
    ),
    ...one('horn', box(160, 148, 44, 28, 6)),
    ...one(
      'dark',
      limb(
        [
          [46, 110],
          [22, 96],
          [20, 62],
        ],
        19,
        15,
      ),
    ),
    ...one('horn', 'M-2 30h44v34h-44Z'),
    ...mark('dark', box(-2, 42, 44, 6)),
    ...one('skin', polygon(gon(5, 100, 116, 78))),
    ...one('belly', polygon(gon(5, 100, 120, 52))),
    ...one('ink', polygon(gon(5, 100, 126, 36))),
    ...mark(
      'accent',
      'M74 146Q70 122 88 106Q88 120 97 116Q96 100 106 92Q106 112 118 116Q130 128 124 146Q100 158 74 146Z',
    ),
    ...mark('glow', 'M86 146Q84 132 96 122Q98 134 106 126Q118 136 112 146Q100 152 86 146Z'),
    ...mark('ink', dots(gon(5, 100, 118, 62), 4)),
  ],
  eyes: [...pair(17, { y: 79, r: 10, look: 'lamp', lid: 0.4, tilt: 22 })],
};
