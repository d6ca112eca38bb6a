/** A film as the show plays it: what happened, how everything stood before and after, and what the camera has to see. */
import { collapse, collapsesAt, develop, type Film, falling, sample } from '../film/film';
import type { Poses, Reel } from '../film/projector';
import { type Plan, type Pose, planOf, poseOf, SHAPES, type Spot } from '../geometry';
import type { Act, Piece, RampageView, Shot } from '../types';
import type { Scene } from './camera/director';
import { sentOff, staged } from './effects/effects';

const HALF = SHAPES.body.half[2] ?? 2.5; // cm

export interface Played extends Reel {
  act: Act | null;
}

export const posesOf = (view: RampageView): Poses => view.table.poses.map(poseOf);

/** A shot ready to be shown; who comes late has no view before it. */
export function developed(shot: Shot, previous: RampageView | null, view: RampageView): Played {
  const film = develop(shot.film);
  const after = posesOf(view);
  const before = previous ? posesOf(previous) : rewound(film, after);
  const { number, act } = shot;
  return { number, act, film, before, after, ...(act && { staging: staged(act, planOf(view.boards)) }) };
}

/** Who comes late has not seen how everything stood: what moves starts where its track does. */
function rewound(film: Film, after: Poses): Poses {
  const before = [...after];
  for (const { piece, poses } of film.tracks) before[piece] = poses.slice(0, 7);
  return before;
}

/** How everything stands as a film begins whose shot was aimed here: the lifted Body is where the hand has it, if anywhere. */
export function fromHand({ act, before }: Played, lifted: Piece | null, held: Pose | null): Poses {
  if (!act || lifted === null) return before;
  return before.map((pose, piece) => (piece === lifted ? held : pose));
}

/** What a film shows: which act, where it begins, where to, and how high the building is that it is about. */
export function sceneOf({ act, film, before }: Played, plan: Plan, roofAt: (spot: Spot) => number): Scene | null {
  if (!act) return null;
  if (act.type === 'drop') {
    const from: Spot = [act.x / 100, act.y / 100];
    const body = film.tracks.find(({ piece }) => piece === plan.body(act.monster));
    return { kind: 'drop', from, yaw: 0, high: roofAt(from), ...(body && { top: body.poses[2]! - HALF }) };
  }
  const [x = 0, y = 0] = before[act.type === 'flick' ? plan.paws(act.monster) : plan.body(act.monster)] ?? [];
  const slow = collapse(film);
  return {
    kind: act.type,
    from: [x, y],
    yaw: act.yaw / 10,
    high: 0,
    ...(slow && { falls: collapsesAt(film, slow) }),
  };
}

/** Which piece the eye follows: the one that was sent off, or whatever moves longest. */
export function leadOf({ act, film }: Played, plan: Plan): Piece | null {
  if (act && act.type !== 'breath') return sentOff(act, plan);
  const longest = [...film.tracks].sort((a, b) => b.length - a.length)[0];
  return longest?.piece ?? null;
}

/** Where a piece is in a frame; a slow machine may not have drawn it. */
export function whereIs(piece: Piece | null, { film }: Played, frame: number): Spot | null {
  const track = film.tracks.find((one) => one.piece === piece);
  if (!track) return null;
  const [x, y] = sample(track, frame, new Float32Array(7));
  return [x!, y!];
}

/** How much comes down in a film, in cm of all pieces together. */
export const downIn = ({ film }: Played): number => falling(film).reduce((sum, more) => sum + more, 0);
