/** What a Monster is made of. All are drawn on 200 × 200 with the ground at the bottom. */

import type { Colours, Part } from '../../../kit/draw/figure';

export type Mood = 'calm' | 'roar' | 'angry' | 'sleep';

/** Given for the right side, as a distance from the middle; drawn on both. */
export interface Eye {
  x: number;
  y: number;
  r: number;
  pupil?: 'round' | 'slit' | 'glow';
}

export interface Mouth {
  y: number;
  w: number;
  kind: 'jaws' | 'fangs' | 'beak' | 'grill';
  x?: number;
}

export interface Look {
  colours: Colours;
  back: Part[];
  body: Part[];
  eyes: Eye[];
  mouth: Mouth;
  front: Part[];
}
