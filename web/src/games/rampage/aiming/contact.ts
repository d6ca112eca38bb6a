/** Where sliding paws would first touch something, for a short line of aim: circles and rectangles on the map are enough. */
import { clamp, type Plan, type Pose, type Rect, SHAPES, type Spot } from '../geometry';
import type { Piece } from '../types';

const PAWS = SHAPES.paws.half[0] ?? 2;
const LOW = 1.6; // cm: what lies higher is passed under
const STEP = 0.2;

export interface Contact {
  /** How far the Paws come before it. */
  far: number;
  /** The first deflection: where the Paws bounce to off a curb, or where a piece that stood in their way is pushed to. */
  away: number;
  pushes: boolean;
}

/** What is met first; null if nothing is so soon. Ruins count where their edge is a curb. */
export function firstContact(
  plan: Plan,
  poses: (Pose | null)[],
  moving: Piece,
  [x, y]: Spot,
  yaw: number,
  reach: number,
  bounces = false,
): Contact | null {
  const near = poses.flatMap((pose, piece) => circle(plan, pose, piece, moving, [x, y], reach));
  const ruins = bounces ? plan.ruins.map(({ outline }) => outline) : [];
  const curbs = ruins.filter((rect) => gap(rect, x, y) > PAWS);
  for (let far = STEP; far <= reach; far += STEP) {
    const [u, v] = [x + Math.cos(yaw) * far, y + Math.sin(yaw) * far];
    const curb = curbs.find((rect) => gap(rect, u, v) < PAWS);
    if (curb) return { far, away: bounce(curb, u, v, yaw), pushes: false };
    const met = near.find(([a, b, r]) => Math.hypot(a - u, b - v) < PAWS + r);
    if (met) return { far, away: Math.atan2(met[1] - v, met[0] - u), pushes: true };
  }
  return null;
}

export interface Zone {
  at: Spot;
  /** How uncertain it is, in cm: hands tremble, and what is met cannot be foreseen. */
  size: number;
}

const PUSHED = 0.45; // of the way that is left after Paws have pushed something away
const BOUNCED = 0.25; // after a curb

/** Where sliding Paws would stop: a zone that is the wider the farther they go and the sooner they meet something. */
export function restZone(from: Spot, yaw: number, reach: number, touch: Contact | null): Zone {
  const near = touch && touch.far < reach ? touch : null;
  if (!near) return { at: ahead(from, yaw, reach), size: 0.9 + 0.06 * reach };
  const left = reach - near.far;
  const met = ahead(from, yaw, near.far);
  const at = near.pushes ? ahead(met, yaw, left * PUSHED) : ahead(met, near.away, left * BOUNCED);
  return { at, size: 1.2 + 0.05 * reach + 0.32 * left };
}

export const ahead = ([x, y]: Spot, yaw: number, far: number): Spot => [
  x + Math.cos(yaw) * far,
  y + Math.sin(yaw) * far,
];

const BESIDE = 0.35; // cm from the wall, on the Sidewalk

/** How far Paws slide until they lie beside a building. */
export function besideWall(r: Rect, from: Spot, yaw: number, most = 60): number {
  let far = 0;
  while (far < most && gap(r, ...ahead(from, yaw, far)) > PAWS + BESIDE) far += STEP;
  return far;
}

/** As much as it came in it goes out again: mirrored at the side, or at the corner, that it meets. */
function bounce(r: Rect, x: number, y: number, yaw: number): number {
  const side = Math.atan2(y - clamp(y, r.south, r.north), x - clamp(x, r.west, r.east));
  return 2 * side + Math.PI - yaw;
}

const gap = (r: Rect, x: number, y: number): number =>
  Math.hypot(x - clamp(x, r.west, r.east), y - clamp(y, r.south, r.north));

type Circle = [number, number, number];

function circle(plan: Plan, pose: Pose | null, piece: Piece, moving: Piece, [x, y]: Spot, far: number): Circle[] {
  const kind = plan.kinds[piece]!;
  if (!pose || piece === moving || plan.isFloor(piece) || kind === 'body') return [];
  const [a = 1, b = 1, c = 1] = SHAPES[kind].half;
  const r = kind === 'paws' ? a : (a + b) / 2;
  if (pose[2]! - c > LOW || Math.hypot(pose[0]! - x, pose[1]! - y) > far + PAWS + r) return [];
  return [[pose[0]!, pose[1]!, r]];
}
