/** Where the camera stands for an act: drops from low beside the building, flicks from behind, the rest from the side. */
import type { Plan, Spot } from '../../geometry';
import type { Act } from '../../types';
import type { Camera, Look } from './camera';

/** What is about to happen, or happens: which act, where it begins, where to (degrees), and how high it reaches. */
export interface Scene {
  kind: Act['type'];
  from: Spot;
  yaw: number;
  high: number;
  /** How high above the ground a hand lets go. */
  top?: number;
  /** Where a big collapse comes down. */
  falls?: Spot;
}

const CENTRAL = 9; // cm: nearer to the middle of a board there is no outer side
const LOW = 24; // degrees above the ground
const ASIDE = 62; // degrees beside the direction of a flight
const BODY = 6; // cm above what is dropped on
const TALLEST = 41; // cm: from the ground to above a Body that is let go

const direction = ([x, y]: Spot): number => (Math.atan2(y, x) * 180) / Math.PI;

/** From outside the city, so that no other building stands between; at the middle, from where the camera is. */
function outside(plan: Plan, [x, y]: Spot, otherwise: number): number {
  const middle = (plan.board.north + plan.board.south) / 2;
  const from: Spot = [x, y - middle];
  return Math.hypot(...from) < CENTRAL ? otherwise : direction(from);
}

const ahead = ({ from: [x, y], yaw }: Scene, far: number): Spot => {
  const turn = (yaw * Math.PI) / 180;
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
};

/** The side from which a flight is seen: the one that is nearer to where the camera is. */
function beside(yaw: number, now: number): number {
  const [left, right] = [yaw + 180 + ASIDE, yaw + 180 - ASIDE];
  const turn = (to: number) => Math.abs(((((to - now) % 360) + 540) % 360) - 180);
  return turn(left) < turn(right) ? left : right;
}

export function directed(camera: Camera, plan: Plan, scene: Scene): Look {
  const { kind, from, yaw, high } = scene;
  const now = camera.goal.yaw;
  if (kind === 'drop')
    return camera.framed(
      [...from, (high + BODY) / 2],
      outside(plan, from, now),
      LOW,
      25,
      Math.min(TALLEST, high + 2.4 * BODY),
    );
  if (kind === 'flick') return camera.framed([...ahead(scene, 7), 1], yaw + 180, 32, 30, 24);
  return camera.framed([...ahead(scene, 8), 3], beside(yaw, now), 26, 34, 20);
}
