/** Four vehicles, each within the box that the physics knows: bus, taxi, truck, fire engine. Long side along x. */
import type { BufferGeometry } from 'three';
import { VEHICLES } from '../../geometry';
import { darker, lighter } from '../prints/canvas';
import { Clay } from './clay';

const GLASS = '#2b3d52';
const TYRE = '#1d1d20';
const HUB = '#d8d3c8';
const LAMP = '#ffe79a';
const RED = '#d3261f';

function wheels(clay: Clay, xs: number[]): void {
  for (const x of xs)
    clay.both((y) => {
      clay.wheel([x, y * 0.58, -0.46], 0.24, 0.22, TYRE);
      clay.wheel([x, y * 0.69, -0.46], 0.11, 0.03, HUB);
    });
}

function lamps(clay: Clay, z: number): void {
  for (const y of [-0.42, 0.42]) {
    clay.ball([1.18, y, z], 0.1, LAMP, [0.5, 1, 1], 8);
    clay.ball([-1.18, y, z], 0.09, RED, [0.5, 1, 1], 8);
  }
}

function bus(clay: Clay, colour: string): void {
  clay.box([0, 0, 0.08], [2.38, 1.36, 1.2], colour, 0.18);
  clay.box([0, 0, -0.42], [2.36, 1.3, 0.16], RED, 0.05);
  clay.both((y) => {
    for (const x of [-0.8, -0.35, 0.1, 0.55]) clay.box([x, y * 0.66, 0.28], [0.36, 0.08, 0.4], GLASS, 0.04);
    clay.box([0.98, y * 0.66, 0.05], [0.24, 0.08, 0.86], GLASS, 0.04);
    clay.box([-0.12, y * 0.67, -0.12], [1.9, 0.05, 0.1], '#f4ac1e', 0.02);
  });
  clay.box([1.17, 0, 0.25], [0.08, 1.06, 0.5], GLASS, 0.04);
  clay.box([-1.17, 0, 0.28], [0.08, 0.9, 0.4], GLASS, 0.04);
  lamps(clay, -0.25);
  wheels(clay, [-0.7, 0.7]);
}

function taxi(clay: Clay, colour: string): void {
  clay.box([0, 0, -0.18], [2.38, 1.36, 0.62], colour, 0.2);
  clay.box([-0.1, 0, 0.28], [1.3, 1.16, 0.5], colour, 0.2);
  clay.both((y) => {
    for (const x of [-0.42, 0.22]) clay.box([x, y * 0.56, 0.3], [0.52, 0.08, 0.3], GLASS, 0.05);
    for (let k = 0; k < 10; k++)
      clay.box([-0.95 + k * 0.21, y * 0.67, -0.12 + (k % 2) * 0.1], [0.1, 0.05, 0.1], k % 2 ? '#ffffff' : TYRE, 0.01);
  });
  clay.box([0.55, 0, 0.3], [0.08, 0.96, 0.3], GLASS, 0.04);
  clay.box([-0.75, 0, 0.3], [0.08, 0.96, 0.3], GLASS, 0.04);
  clay.box([-0.1, 0, 0.6], [0.5, 0.34, 0.18], LAMP, 0.05);
  lamps(clay, -0.2);
  wheels(clay, [-0.72, 0.72]);
}

function truck(clay: Clay, colour: string): void {
  clay.box([-0.36, 0, 0.16], [1.66, 1.38, 1.06], lighter(colour, 0.12), 0.06);
  for (const z of [-0.15, 0.15, 0.45])
    clay.both((y) => clay.box([-0.36, y * 0.68, z], [1.6, 0.05, 0.06], darker(colour, 0.35), 0.01));
  for (const x of [-1.1, -0.6, -0.1, 0.4])
    clay.both((y) => clay.box([x, y * 0.685, 0.16], [0.09, 0.04, 1.0], darker(colour, 0.25), 0.01));
  clay.box([0.84, 0, -0.02], [0.7, 1.28, 0.86], '#d9772b', 0.16);
  clay.box([1.16, 0, 0.16], [0.08, 1.0, 0.34], GLASS, 0.04);
  clay.both((y) => clay.box([0.9, y * 0.62, 0.16], [0.36, 0.08, 0.3], GLASS, 0.04));
  clay.box([0, 0, -0.46], [2.3, 1.1, 0.16], TYRE, 0.04);
  lamps(clay, -0.26);
  wheels(clay, [-0.85, -0.3, 0.8]);
}

function fireEngine(clay: Clay, colour: string): void {
  clay.box([-0.3, 0, -0.06], [1.76, 1.36, 0.76], colour, 0.1);
  clay.box([0.84, 0, 0.02], [0.7, 1.34, 0.96], colour, 0.16);
  clay.box([1.17, 0, 0.2], [0.08, 1.06, 0.36], GLASS, 0.04);
  clay.both((y) => {
    clay.box([0.9, y * 0.65, 0.2], [0.38, 0.08, 0.32], GLASS, 0.04);
    clay.box([-0.3, y * 0.67, -0.1], [1.6, 0.06, 0.14], '#ffffff', 0.02);
    for (const x of [-0.85, -0.35, 0.15]) clay.box([x, y * 0.67, 0.14], [0.38, 0.06, 0.2], HUB, 0.03);
    clay.rod([-1.05, y * 0.3, 0.44], [0.95, y * 0.3, 0.58], 0.055, HUB);
  });
  for (let k = 0; k < 9; k++)
    clay.rod([-0.95 + k * 0.23, -0.28, 0.44 + k * 0.016], [-0.95 + k * 0.23, 0.28, 0.44 + k * 0.016], 0.035, HUB);
  clay.box([0.85, 0, 0.58], [0.22, 0.8, 0.18], RED, 0.06);
  lamps(clay, -0.2);
  wheels(clay, [-0.75, 0.72]);
}

const MODELS: Record<string, (clay: Clay, colour: string) => void> = { bus, taxi, truck, 'fire-engine': fireEngine };

export function vehicleGeometry(k: number): BufferGeometry {
  const { id, colour } = VEHICLES[k % VEHICLES.length]!;
  const clay = new Clay();
  MODELS[id]!(clay, colour);
  return clay.fire();
}
