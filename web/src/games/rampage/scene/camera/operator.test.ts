import { Vector3 } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Aim } from '../../aiming/aim.svelte';
import { middle, planOf } from '../../geometry';
import type { Stage } from '../stage';
import { Camera } from './camera';
import type { Scene } from './director';
import { Operator } from './operator';

const plan = planOf(1);
const PIECE = 7;
const FLICK: Scene = { kind: 'flick', from: [20, 10], yaw: 90, high: 0 };
const DROP: Scene = { kind: 'drop', from: [-13, 18], yaw: 0, high: 7 };
const moved = { x: 20, y: 10, z: 2, there: true };
let camera: Camera;
let operator: Operator;
const glides = { smooth: false, plain: true };

beforeEach(() => {
  vi.useFakeTimers();
  camera = new Camera(plan);
  camera.resize(900, 600);
  Object.assign(moved, { x: 20, y: 10, z: 2 });
  const pieces = { drawn: () => moved };
  Object.assign(glides, { smooth: false, plain: true });
  const stage = Object.assign(glides, { camera, pieces, ask: () => {}, name: () => {} }) as unknown as Stage;
  operator = new Operator(stage, plan, () => null);
  operator.look('overview', null);
});

afterEach(() => vi.useRealTimers());

function film(seconds: number): void {
  operator.begin(FLICK);
  for (let t = 0; t < seconds; t += 1 / 60) operator.go(PIECE, 1 / 60);
}

describe('the operator', () => {
  it.each([0, 1, 2, 3])('shows the side of Monster %i near at the start', (monster) => {
    operator.sit(monster);
    camera.step(9, false);
    const far = plan.starts.map((start) => camera.lens.position.distanceTo(new Vector3(...middle(start), 0)));
    const nearest = [...far].sort((a, b) => a - b).slice(0, 2);
    expect(nearest).toContain(far[monster]);
  });

  it('goes along with a shot, nearer, and back to the whole city', () => {
    const before = { ...camera.goal };
    film(3);
    expect([camera.goal.x, camera.goal.y].map(Math.round)).toEqual([20, 10]);
    expect(camera.goal.distance).toBeLessThan(0.8 * before.distance);
    operator.end();
    expect(camera.goal).not.toEqual(before); // the result is seen first
    vi.advanceTimersByTime(800);
    expect(camera.goal).toEqual(before);
  });

  it('returns to where the viewer had put the camera', () => {
    camera.orbit(80, 20);
    camera.zoom(0.5);
    operator.manual();
    const before = { ...camera.goal };
    film(3);
    operator.end();
    vi.advanceTimersByTime(800);
    expect({ ...camera.goal, yaw: 0 }).toEqual({ ...before, yaw: 0 });
    expect((camera.goal.yaw - before.yaw) % 360).toBeCloseTo(0);
  });

  it('leaves the camera alone once the viewer moves it, or if it is not to follow', () => {
    operator.begin(FLICK);
    operator.manual();
    camera.zoom(0.5);
    const left = { ...camera.goal };
    operator.go(PIECE, 1);
    operator.end();
    vi.advanceTimersByTime(800);
    expect(camera.goal).toEqual(left);
    operator.follow = false;
    film(1);
    operator.end();
    vi.advanceTimersByTime(800);
    expect(camera.goal).toEqual(left);
  });

  it('sees a drop from low beside the building, from outside the city, with all of it in the picture', () => {
    operator.begin(DROP);
    camera.step(9, false);
    expect(camera.goal.pitch).toBe(24);
    expect(camera.goal.yaw % 360).toBeCloseTo((Math.atan2(18, -13) * 180) / Math.PI);
    for (const z of [0, 15]) {
      camera.lens.updateMatrixWorld();
      const { x, y } = new Vector3(-13, 18, z).project(camera.lens);
      expect(Math.abs(x)).toBeLessThan(1);
      expect(Math.abs(y)).toBeLessThan(1);
    }
  });

  it('keeps a Body in the picture while it is lifted and let go, and closes in as it falls', () => {
    operator.begin(DROP);
    const near = camera.goal.distance;
    const inSight = () => {
      camera.step(9, false);
      camera.lens.updateMatrixWorld();
      return [0, moved.z + 2.5].every((z) => Math.abs(new Vector3(-13, 18, z).project(camera.lens).y) < 1);
    };
    Object.assign(moved, { x: -13, y: 18, z: 32.5 }); // as high as a hand lets go
    for (let t = 0; t < 0.74; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(inSight()).toBe(true);
    moved.z = 9.5;
    for (let t = 0; t < 1; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(inSight()).toBe(true);
    expect(camera.goal.distance).toBeCloseTo(near, 0);
  });

  it('opens the picture before a hand lifts a Body', () => {
    operator.begin({ ...DROP, top: 32.5 });
    for (let t = 0; t < 0.2; t += 1 / 60) operator.go(PIECE, 1 / 60, true); // it has hardly been lifted
    camera.step(9, false);
    camera.lens.updateMatrixWorld();
    for (const z of [0, 20]) expect(Math.abs(new Vector3(-13, 18, z).project(camera.lens).y)).toBeLessThan(1);
  });

  it('keeps up with the hand that lifts a Body where the camera glides', () => {
    operator.begin({ ...DROP, top: 30 });
    camera.step(9, false);
    Object.assign(moved, { x: -13, y: 18 });
    Object.assign(glides, { plain: false, smooth: true });
    for (let t = 0; t < 0.42; t += 1 / 60) {
      moved.z = 15 + 17.5 * (0.5 - 0.5 * Math.cos((Math.PI * t) / 0.42));
      operator.go(PIECE, 1 / 60, true);
      camera.step(1 / 60);
      camera.lens.updateMatrixWorld();
      expect(new Vector3(-13, 18, moved.z + 2.5).project(camera.lens).y).toBeLessThan(1);
    }
  });

  it('stays where something was hit hard, wherever the piece bounces to', () => {
    const wanders = (force: number) => {
      moved.x = 20;
      operator.begin(FLICK);
      operator.hit(force);
      moved.x = 40;
      for (let t = 0; t < 0.5; t += 1 / 60) operator.go(PIECE, 1 / 60);
      return camera.goal.x - 20;
    };
    expect(wanders(120)).toBeLessThan(0.3 * wanders(40));
  });

  it('stays where a Vehicle touches something first, which may be a single Meeple', () => {
    operator.begin({ ...FLICK, kind: 'toss' });
    operator.go(PIECE, 1 / 60);
    operator.hit(40);
    const touched = camera.goal.y;
    moved.y = 50;
    for (let t = 0; t < 5; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(camera.goal.y - touched).toBeLessThan(6);
  });

  it('knows where a Vehicle was when it hit, though the picture before is old on a slow machine', () => {
    operator.begin({ ...FLICK, kind: 'toss' });
    operator.go(PIECE, 1 / 8);
    operator.hit(40, [20, 30]);
    moved.y = 50;
    for (let t = 0; t < 5; t += 1 / 8) operator.go(PIECE, 1 / 8);
    expect(Math.abs(camera.goal.y - 30)).toBeLessThan(6);
  });

  it('rests on what was hit, however long it takes to come down', () => {
    operator.begin(FLICK);
    operator.go(PIECE, 1 / 60);
    operator.hit(120);
    const struck = camera.goal.x;
    moved.x = 45; // the Paws slide on
    for (let t = 0; t < 5; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(camera.goal.x - struck).toBeGreaterThan(1);
    expect(camera.goal.x - struck).toBeLessThan(6);
  });

  it('stays with what comes down, where no single blow was hard, and wherever the Paws go on to', () => {
    operator.begin({ ...FLICK, falls: [20, 22] });
    moved.y = 22;
    for (let t = 0; t < 0.4; t += 1 / 60) operator.go(PIECE, 1 / 60);
    operator.witness();
    moved.y = 60;
    for (let t = 0; t < 2; t += 1 / 60) operator.go(PIECE, 1 / 60);
    operator.hit(120); // somewhere else
    for (let t = 0; t < 2; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(Math.abs(camera.goal.y - 22)).toBeLessThan(6);
  });

  it('looks on at what is blown at, wherever a Meeple flies', () => {
    operator.begin({ ...FLICK, kind: 'breath' });
    const [x, y] = [camera.goal.x, camera.goal.y];
    moved.x = 60;
    for (let t = 0; t < 5; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(Math.hypot(camera.goal.x - x, camera.goal.y - y)).toBeLessThan(6);
  });

  it('stays with the result when the panel comes back', () => {
    film(3);
    operator.end();
    const seen = { ...camera.goal };
    operator.cover(200, null);
    expect({ ...camera.goal }).toEqual(seen);
    vi.advanceTimersByTime(800);
    expect({ ...camera.goal }).not.toEqual(seen);
  });

  it('keeps the look of an aimed shot when it is fired', () => {
    const aim = { kind: 'flick', area: null, origin: [20, 10], spot: [0, 0], get: () => 900 } as unknown as Aim;
    operator.approach(aim, 0, false);
    const aimed = { ...camera.goal };
    operator.approach(null, 0, true);
    vi.advanceTimersByTime(3000); // the server judges
    operator.begin({ ...FLICK, yaw: 200 });
    expect(camera.goal).toEqual(aimed);
  });

  it('knows of a shot that was aimed here what its film shows', () => {
    const aim = { kind: 'flick', area: null, origin: [20, 10], spot: [0, 0], get: () => 900 } as unknown as Aim;
    operator.approach(aim, 0, false);
    operator.approach(null, 0, true);
    operator.begin({ ...FLICK, falls: [20, 22] });
    operator.witness();
    moved.y = 60;
    for (let t = 0; t < 4; t += 1 / 60) operator.go(PIECE, 1 / 60);
    expect(Math.abs(camera.goal.y - 22)).toBeLessThan(6);
  });

  it('cuts from one shot of a turn to the next, without going back in between', () => {
    const before = { ...camera.goal };
    film(1);
    operator.end();
    vi.advanceTimersByTime(400);
    operator.begin({ ...FLICK, from: [-20, -20] });
    expect(camera.goal.x).toBeCloseTo(-20);
    vi.advanceTimersByTime(3000);
    expect(camera.goal).not.toEqual(before);
    operator.end();
    vi.advanceTimersByTime(800);
    expect(camera.goal).toEqual(before);
  });

  it('keeps the middle of a look above a panel', () => {
    operator.cover(200, null);
    camera.step(9, false);
    camera.lens.updateMatrixWorld();
    const { y } = new Vector3(camera.now.x, camera.now.y, 0).project(camera.lens);
    expect(y).toBeCloseTo(200 / 600);
  });
});
