/** Where sliding paws would first touch something, for a short line of aim: circles and rectangles on the map are enough. */
import { clamp, type Plan, type Pose, type Rect, SHAPES, type Spot } from '../geometry';
import type { Piece } from '../types';

const PAWS = SHAPES.paws.half[0] ?? 2;
const LOW = 1.6; // cm: what lies higher is passed under
const STEP = 0.2;

/** The distance, or null if nothing is met so soon. Ruins count: their edge is a curb. */
export function firstContact(
  plan: Plan,
  poses: (Pose | null)[],
  moving: Piece,
  [x, y]: Spot,
  yaw: number,
  far: number,
): number | null {
  const near = poses.flatMap((pose, piece) => circle(plan, pose, piece, moving, [x, y], far));
  const curbs = plan.ruins.map(({ outline }) => outline).filter((rect) => gap(rect, x, y) > PAWS);
  for (let at = STEP; at <= far; at += STEP) {
    const [u, v] = [x + Math.cos(yaw) * at, y + Math.sin(yaw) * at];
    if (curbs.some((rect) => gap(rect, u, v) < PAWS)) return at;
    if (near.some(([a, b, r]) => Math.hypot(a - u, b - v) < PAWS + r)) return at;
  }
  return null;
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
