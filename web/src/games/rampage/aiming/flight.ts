/** A toss through the air, off the head of a leaning Body and without the tremor of a hand. Lengths in cm, times in s. */
import { HANDS, type Plan, type Pose, SHAPES, type Spot } from '../geometry';
import type { Piece } from '../types';

export type Point = [number, number, number];
/** What a flight begins with: yaw and tilt in radians, the speed, the foot of the Body and half the height of what flies. */
export interface Throw {
  from: Spot;
  yaw: number;
  tilt: number;
  speed: number;
  foot: number;
  half: number;
}

export const BODY_TOP = 2 * (SHAPES.body.half[2] ?? 2.5);
const ABOVE_HEAD = 0.05; // `acts.py`
const SAMPLES = 64;

/** How far behind the Body's foot it leaves, and how high: the head goes back when the Body leans. */
function leaves(tilt: number, foot: number, half: number): { back: number; high: number } {
  const arm = BODY_TOP + half + ABOVE_HEAD;
  return { back: Math.sin(tilt) * arm, high: foot + Math.cos(tilt) * arm };
}

/** The speed with which it comes down so far away, on something so high; null: however fast, it comes down nearer. */
export function speedTo(far: number, top: number, { tilt, foot, half }: Omit<Throw, 'speed'>): number | null {
  const { back, high } = leaves(tilt, foot, half);
  const ahead = far + back;
  const fall = ahead * Math.tan(tilt) + high - top - half;
  return fall > 0 ? (ahead / Math.cos(tilt)) * Math.sqrt(HANDS.gravity / (2 * fall)) : null;
}

/** Where it is at a moment, and when it reaches the ground. */
export function flight({ from, yaw, tilt, speed, foot, half }: Throw): { at: (t: number) => Point; until: number } {
  const { back, high } = leaves(tilt, foot, half);
  const [ahead, up] = [speed * Math.cos(tilt), speed * Math.sin(tilt)];
  const at = (t: number): Point => [
    from[0] + Math.cos(yaw) * (ahead * t - back),
    from[1] + Math.sin(yaw) * (ahead * t - back),
    high + up * t - (HANDS.gravity * t * t) / 2,
  ];
  return { at, until: (up + Math.sqrt(up * up + 2 * HANDS.gravity * (high - half))) / HANDS.gravity };
}

/** When it first meets something that stands in its way; else when it reaches the ground. */
export function meets(plan: Plan, poses: (Pose | null)[], thrown: Throw, spared: Piece[]): number {
  const { at, until } = flight(thrown);
  const solid = poses.flatMap((pose, piece) =>
    pose && !spared.includes(piece) ? [{ pose, half: SHAPES[plan.kinds[piece]!].half }] : [],
  );
  for (let k = 1; k < SAMPLES; k++) {
    const point = at((until * k) / SAMPLES);
    if (solid.some(({ pose, half }) => inside(point, thrown.half, pose, half))) return (until * k) / SAMPLES;
  }
  return until;
}

/** As if everything lay flat: turned about the vertical only. */
function inside([x, y, z]: Point, more: number, pose: Pose, [a = 1, b = 1, c = 1]: readonly number[]): boolean {
  const [dx, dy, dz] = [x - pose[0]!, y - pose[1]!, z - pose[2]!];
  if (Math.abs(dz) > c + more) return false;
  const turn = 2 * Math.atan2(pose[5]!, pose[6]!);
  const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
  return Math.abs(u) < a + more && Math.abs(v) < b + more;
}
