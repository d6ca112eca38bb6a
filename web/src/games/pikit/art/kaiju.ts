/** The Kaijū: one look for each value from 1 to 11. */

import type { Figure } from '../../../kit/draw/figure';
import { deepdigger } from './kaiju/deepdigger';
import { echofang } from './kaiju/echofang';
import { herdhorn } from './kaiju/herdhorn';
import { hushback } from './kaiju/hushback';
import { mirrormaw } from './kaiju/mirrormaw';
import { prismking } from './kaiju/prismking';
import { snatchclaw } from './kaiju/snatchclaw';
import { swarmling } from './kaiju/swarmling';
import { thornback } from './kaiju/thornback';
import { tumblemaw } from './kaiju/tumblemaw';
import { twirltail } from './kaiju/twirltail';

export const KAIJU: Record<number, Figure> = {
  1: swarmling,
  2: tumblemaw,
  3: thornback,
  4: snatchclaw,
  5: deepdigger,
  6: hushback,
  7: twirltail,
  8: herdhorn,
  9: mirrormaw,
  10: echofang,
  11: prismking,
};

/** The ground of a card by its value, and what is readable on it. */
export const GROUNDS: Record<number, readonly [string, string]> = {
  1: ['#f6ffd0', '#4c7812'],
  2: ['#fff0c2', '#b4540c'],
  3: ['#ffdccb', '#c92f32'],
  4: ['#f0e0ff', '#7a3fc4'],
  5: ['#ffedc9', '#85521f'],
  6: ['#d6f0ff', '#1f5f9f'],
  7: ['#ffe0ee', '#b82c6d'],
  8: ['#e0f5cc', '#237a4b'],
  9: ['#e6fbff', '#2f6f8c'],
  10: ['#ffe3c4', '#3d2f74'],
  11: ['#fff3c0', '#866000'],
};
