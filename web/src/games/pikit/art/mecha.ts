/** The six Mecha: as many wheels, heads, legs, arms, sides as their pair says. */

import type { Figure } from '../../../kit/draw/figure';
import { hexatitan } from './mecha/hexatitan';
import { ironsprout } from './mecha/ironsprout';
import { pentaforge } from './mecha/pentaforge';
import { quadrivolt } from './mecha/quadrivolt';
import { steeltripod } from './mecha/steeltripod';
import { twinbolt } from './mecha/twinbolt';

export const MECHA_FIGURES: Record<number, Figure> = {
  1: ironsprout,
  2: twinbolt,
  3: steeltripod,
  4: quadrivolt,
  5: pentaforge,
  6: hexatitan,
};
