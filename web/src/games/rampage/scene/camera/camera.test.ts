import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../geometry';
import { Camera } from './camera';

const onScreen = (camera: Camera, x: number, y: number, z = 0) => {
  camera.lens.updateMatrixWorld();
  const { x: u, y: v } = new Vector3(x, y, z).project(camera.lens);
  return [u, v] as const;
};

describe('the camera', () => {
  it.each([
    [1, 1440, 800],
    [1, 360, 420],
    [2, 1440, 800],
    [2, 360, 420],
  ])('shows the whole of %i board(s) in %i by %i pixels, from the side and from above', (boards, width, height) => {
    const plan = planOf(boards);
    const camera = new Camera(plan);
    camera.resize(width, height);
    for (const look of ['overview', 'top'] as const) {
      camera.show(camera.preset(look), true);
      const { west, east, south, north } = plan.board;
      for (const x of [west, east])
        for (const y of [south, north])
          for (const share of onScreen(camera, x, y)) expect(Math.abs(share)).toBeLessThan(1);
    }
  });

  it.each([0, 45, 90, 200, 270])('pans so that the table follows the finger, from %i degrees', (yaw) => {
    const camera = new Camera(planOf(1));
    camera.resize(800, 700);
    camera.show({ x: 0, y: 0, z: 0, yaw, pitch: 60, distance: 90 }, true);
    const [u, v] = onScreen(camera, 0, 0);
    camera.pan(40, 0);
    camera.step(9, false);
    const [u2] = onScreen(camera, 0, 0);
    expect(u2).toBeGreaterThan(u + 0.05);
    camera.pan(-40, 40);
    camera.step(9, false);
    expect(onScreen(camera, 0, 0)[1]).toBeLessThan(v - 0.03);
  });

  it('stands at the edge that it looks from; at a corner, where it was', () => {
    const camera = new Camera(planOf(2));
    const sides = [270, 315, 350, 45, 90, 170, 225, 270].map((yaw) => {
      camera.show({ ...camera.now, yaw }, true);
      return camera.side;
    });
    expect(sides).toEqual(['south', 'south', 'east', 'east', 'north', 'west', 'west', 'south']);
  });

  it('reads the names of a long city from where it looks at the whole of it', () => {
    const camera = new Camera(planOf(2));
    for (const [width, height, side] of [
      [1440, 800, 'east'],
      [390, 420, 'south'],
    ] as const) {
      camera.resize(width, height);
      camera.show(camera.preset('overview'), true);
      expect(camera.side).toBe(side);
    }
  });

  it('turns the short way to another look', () => {
    const camera = new Camera(planOf(1));
    camera.orbit(-1000, 0);
    camera.step(1, false);
    const before = camera.now.yaw;
    camera.show(camera.preset('overview'));
    expect(Math.abs(camera.goal.yaw - before)).toBeLessThanOrEqual(180);
  });
});
