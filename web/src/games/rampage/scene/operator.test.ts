import { beforeEach, describe, expect, it } from 'vitest';
import { planOf } from '../geometry';
import { Camera } from './camera';
import { Operator } from './operator';
import type { Stage } from './stage';

const plan = planOf(1);
const PIECE = 7;
let camera: Camera;
let operator: Operator;

beforeEach(() => {
  camera = new Camera(plan);
  camera.resize(900, 600);
  const pieces = { drawn: () => ({ x: 20, y: 10, z: 2, there: true }) };
  const stage = { camera, pieces, smooth: false, ask: () => {} } as unknown as Stage;
  const nothing = () => null;
  operator = new Operator(stage, plan, nothing, nothing);
  operator.look('overview', null);
});

function film(seconds: number): void {
  operator.begin();
  for (let t = 0; t < seconds; t += 1 / 60) operator.go(PIECE, 1 / 60);
}

describe('the operator', () => {
  it('goes along with a shot, nearer, and back to the whole city', () => {
    const before = { ...camera.goal };
    film(3);
    expect([camera.goal.x, camera.goal.y].map(Math.round)).toEqual([20, 10]);
    expect(camera.goal.distance).toBeLessThan(0.8 * before.distance);
    operator.end();
    expect(camera.goal).toEqual(before);
  });

  it('goes back to wherever somebody had put the camera', () => {
    camera.orbit(80, 20);
    camera.zoom(0.5);
    operator.manual();
    const before = { ...camera.goal };
    film(3);
    expect(camera.goal.distance).toBe(before.distance);
    operator.end();
    expect(camera.goal).toEqual(before);
  });

  it('leaves the camera alone once somebody moves it, or if it is not to follow', () => {
    operator.begin();
    operator.manual();
    camera.zoom(0.5);
    const moved = { ...camera.goal };
    operator.go(PIECE, 1);
    operator.end();
    expect(camera.goal).toEqual(moved);
    operator.follow = false;
    film(1);
    operator.end();
    expect(camera.goal).toEqual(moved);
  });
});
