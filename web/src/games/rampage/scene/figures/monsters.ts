/** The four Bodies: wooden figures with the same face on both sides. The flat head carries what is tossed. */
import type { BufferGeometry } from 'three';
import { MONSTER_COLOURS } from '../../geometry';
import { darker, lighter } from '../prints/canvas';
import { Clay, mirrored, smooth } from './clay';

const IVORY = '#fff6dc';
const DARK = '#1c1218';
const GUM = '#5a1020';

type Points = [number, number][];
interface Look {
  clay: Clay;
  colour: string;
  dark: string;
  light: string;
}

/** Horizontal bands for the Monsters of the second box. */
function banded(look: Look): void {
  for (const z of [-1.6, -0.9, 1.45])
    look.clay.both((y) => look.clay.box([0, y * 0.99, z], [z > 1 ? 1.5 : 2.7, 0.06, 0.2], look.dark, 0.02));
}

function eye(clay: Clay, x: number, y: number, z: number, r: number, iris = DARK, look = 0.25): void {
  const side = Math.sign(y);
  clay.ball([x, y, z], r, '#ffffff', [1, 0.55, 1], 16);
  clay.ball([x * (1 - look), y + side * r * 0.42, z - r * 0.08], r * 0.52, iris, [1, 0.5, 1], 12);
  clay.ball([x * (1 - look) + r * 0.16, y + side * r * 0.62, z + r * 0.16], r * 0.15, '#ffffff', [1, 0.6, 1], 6);
}

function brow(clay: Clay, x: number, y: number, z: number, wide: number, slope: number, colour: string): void {
  clay.rod([x - wide, y, z + slope], [x + wide, y, z - slope], 0.09, colour);
}

/** A mouth full of teeth: an open shape with rows above and below. */
function maw(clay: Clay, y: number, z: number, wide: number, tall: number, up: number, down: number): void {
  const half: Points = [
    [0, z - tall],
    [wide * 0.7, z - tall * 0.75],
    [wide, z + tall * 0.35],
    [wide * 0.6, z + tall],
    [0, z + tall * 0.8],
  ];
  clay.cut(smooth(mirrored(half), 0.8), 0.1, GUM, y, 0.03);
  const out = y + Math.sign(y) * 0.04;
  for (let k = 0; k < up; k++) {
    const x = (k - (up - 1) / 2) * ((1.7 * wide) / up);
    clay.cone([x, out, z + tall * 0.85], [x, out, z + tall * 0.05], (0.62 * wide) / up, IVORY, 7);
  }
  for (let k = 0; k < down; k++) {
    const x = (k - (down - 1) / 2) * ((1.35 * wide) / down);
    clay.cone([x, out, z - tall * 0.85], [x, out, z - tall * 0.1], (0.6 * wide) / down, IVORY, 7);
  }
}

function belly(look: Look, y: number, wide: number, low: number, high: number): void {
  const half: Points = [
    [0, low],
    [wide * 0.75, low + 0.12],
    [wide, (low + high) / 2],
    [wide * 0.6, high - 0.1],
    [0, high],
  ];
  look.clay.cut(smooth(mirrored(half), 1), 0.12, look.light, y, 0.05);
}

function toes(clay: Clay, y: number, colour: string): void {
  for (const x of [-1.1, -0.72, 0.72, 1.1]) clay.cone([x, y, -2.3], [x, y * 1.3, -2.46], 0.14, colour, 7);
}

// -- the characters -------------------------------------------------------------------------------------------

/** A lizard with plates down both sides and a grin. */
function lizard(look: Look): void {
  const { clay, colour, dark, light } = look;
  const half: Points = [
    [0, -2.15],
    [0.5, -2.5],
    [1.45, -2.5],
    [1.42, -1.7],
    [1.3, -0.9],
    [1.5, -0.1],
    [1.35, 0.75],
    [0.95, 1.3],
    [0.98, 2.05],
    [0.7, 2.48],
    [0, 2.5],
  ];
  clay.cut(smooth(mirrored(half), 0.75), 1.9, colour, 0, 0.28);
  for (const [x, z, s] of [
    [1.36, 0.85, 0.42],
    [1.52, 0.15, 0.5],
    [1.42, -0.6, 0.46],
    [1.34, -1.3, 0.4],
    [0.98, 1.75, 0.34],
  ] as const)
    for (const side of [1, -1])
      clay.cone([side * (x - 0.22), 0, z - 0.08], [side * (x + s), 0, z + 0.34], s * 0.5, '#ffd34d', 4);
  clay.both((y) => {
    belly(look, y * 0.95, 0.86, -2.0, 0.15);
    for (const z of [-1.5, -1.05, -0.6, -0.15])
      clay.box([0, y * 1.01, z], [1.15 - Math.abs(z + 0.9) * 0.4, 0.03, 0.05], darker(light, 0.18), 0.01);
    eye(clay, 0.44, y * 0.9, 1.95, 0.3);
    eye(clay, -0.44, y * 0.9, 1.95, 0.3);
    brow(clay, 0.46, y * 1.02, 2.28, 0.28, -0.1, dark);
    brow(clay, -0.46, y * 1.02, 2.28, 0.28, 0.1, dark);
    maw(clay, y * 0.93, 0.95, 0.92, 0.36, 6, 4);
    for (const side of [1, -1]) {
      clay.rod([side * 1.25, y * 0.55, 0.1], [side * 0.78, y * 1.05, -0.42], 0.2, colour);
      for (const dx of [-0.12, 0.06])
        clay.cone([side * (0.74 + dx), y * 1.05, -0.5], [side * (0.6 + dx), y * 1.16, -0.72], 0.08, IVORY, 6);
    }
    toes(clay, y * 0.82, IVORY);
  });
}

/** A cyclops with great curled horns. */
function cyclops(look: Look): void {
  const { clay, colour, dark, light } = look;
  const half: Points = [
    [0, -2.0],
    [0.42, -2.5],
    [1.4, -2.5],
    [1.5, -1.8],
    [1.2, -1.2],
    [1.62, -0.3],
    [1.72, 0.7],
    [1.3, 1.3],
    [0.95, 1.75],
    [0.9, 2.35],
    [0.55, 2.5],
    [0, 2.5],
  ];
  clay.cut(smooth(mirrored(half), 0.75), 1.9, colour, 0, 0.3);
  for (const side of [1, -1]) {
    let from: [number, number, number] = [side * 0.82, 0, 1.75];
    for (const [x, z, r] of [
      [1.35, 1.78, 0.34],
      [1.72, 2.08, 0.28],
      [1.78, 2.5, 0.21],
    ] as const) {
      const to: [number, number, number] = [side * x, 0, z];
      clay.rod(from, to, r, IVORY);
      from = to;
    }
    clay.cone(from, [side * 1.52, 0, 2.95], 0.2, IVORY);
    clay.ring([side * 1.3, 0, 1.78], 0.33, 0.05, darker(IVORY, 0.25));
  }
  clay.both((y) => {
    belly(look, y * 0.95, 0.92, -2.1, -0.3);
    eye(clay, 0.001, y * 0.86, 1.72, 0.58, '#3d8f2e');
    clay.cut(
      smooth(
        mirrored([
          [0, 2.05],
          [0.62, 1.95],
          [0.7, 2.25],
          [0, 2.42],
        ]),
        0.8,
      ),
      0.3,
      dark,
      y * 0.95,
      0.08,
    );
    maw(clay, y * 0.94, 0.5, 1.15, 0.42, 5, 6);
    for (const side of [1, -1]) {
      clay.rod([side * 1.5, y * 0.4, 0.25], [side * 1.42, y * 0.85, -0.7], 0.24, colour);
      clay.ball([side * 1.4, y * 0.9, -0.85], 0.28, light);
      for (const x of [0.4, 0.85]) clay.box([side * x, y * 0.82, -2.3], [0.34, 0.3, 0.34], DARK, 0.1);
    }
  });
}

/** Out of the sea: fins, three eyes, tentacles for feet. */
function kraken(look: Look): void {
  const { clay, colour, dark, light } = look;
  const half: Points = [
    [0, -2.3],
    [0.3, -2.5],
    [0.55, -2.15],
    [0.85, -2.5],
    [1.15, -2.2],
    [1.45, -2.5],
    [1.5, -1.7],
    [1.22, -0.8],
    [1.5, 0.1],
    [1.45, 0.9],
    [1.0, 1.35],
    [1.05, 1.95],
    [0.75, 2.46],
    [0, 2.5],
  ];
  clay.cut(smooth(mirrored(half), 0.85), 1.9, colour, 0, 0.28);
  for (const side of [1, -1]) {
    const fin: Points = [
      [1.3, -0.4],
      [1.92, 0.25],
      [1.66, 0.42],
      [1.95, 0.95],
      [1.6, 0.98],
      [1.62, 1.5],
      [1.2, 1.1],
    ];
    clay.cut(
      smooth(
        fin.map(([x, z]): [number, number] => [side * x, z]),
        0.2,
      ),
      0.36,
      lighter(colour, 0.35),
      0,
      0.1,
    );
    for (const [a, b] of [
      [0.25, 0.35],
      [0.6, 0.85],
      [0.9, 1.3],
    ] as const)
      clay.rod([side * 1.32, 0, a], [side * 1.75, 0, b], 0.07, dark);
    for (const [x, z] of [
      [1.1, -1.2],
      [1.2, -1.75],
    ] as const)
      clay.both((y) => clay.ball([side * x, y * 0.8, z], 0.15, light, [1, 0.6, 1], 10));
  }
  clay.both((y) => {
    belly(look, y * 0.95, 0.7, -1.7, 0.1);
    for (const x of [-0.32, 0.32])
      for (const z of [-1.3, -0.85, -0.4]) clay.ball([x, y * 1.0, z], 0.12, darker(light, 0.2), [1, 0.4, 1], 10);
    eye(clay, -0.52, y * 0.92, 1.72, 0.27, '#6b2fa0');
    eye(clay, 0.52, y * 0.92, 1.72, 0.27, '#6b2fa0');
    eye(clay, 0.001, y * 0.92, 2.12, 0.25, '#6b2fa0');
    maw(clay, y * 0.94, 0.75, 1.0, 0.34, 8, 8);
    for (const side of [1, -1]) clay.rod([side * 1.2, y * 0.6, 0.05], [side * 0.9, y * 1.02, -0.75], 0.17, colour);
  });
}

/** A shaggy brute with tusks, small ears and a heart of gold. */
function yeti(look: Look): void {
  const { clay, colour, dark, light } = look;
  const shag: Points = [
    [0, -2.2],
    [0.5, -2.5],
    [1.2, -2.45],
    [1.5, -2.5],
    [1.35, -1.95],
    [1.62, -1.6],
    [1.42, -1.2],
    [1.76, -0.7],
    [1.5, -0.35],
    [1.8, 0.2],
    [1.5, 0.5],
    [1.68, 1.0],
    [1.2, 1.2],
    [1.05, 1.75],
    [0.92, 2.3],
    [0.6, 2.5],
    [0, 2.5],
  ];
  clay.cut(smooth(mirrored(shag), 0.45), 1.9, colour, 0, 0.24);
  for (const side of [1, -1]) {
    clay.ball([side * 1.1, 0, 2.05], 0.34, colour, [1, 0.7, 1]);
    clay.both((y) => clay.ball([side * 1.14, y * 0.16, 2.05], 0.2, light, [1, 0.6, 1], 10));
  }
  clay.both((y) => {
    clay.cut(
      smooth(
        mirrored([
          [0, 0.75],
          [0.75, 0.95],
          [0.98, 1.6],
          [0.7, 2.22],
          [0, 2.1],
        ]),
        0.9,
      ),
      0.16,
      light,
      y * 0.94,
      0.06,
    );
    eye(clay, 0.4, y * 1.0, 1.72, 0.26, '#155f8c');
    eye(clay, -0.4, y * 1.0, 1.72, 0.26, '#155f8c');
    brow(clay, 0.42, y * 1.08, 2.08, 0.3, -0.16, dark);
    brow(clay, -0.42, y * 1.08, 2.08, 0.3, 0.16, dark);
    clay.ball([0, y * 1.06, 1.38], 0.2, dark, [1.3, 0.6, 0.9], 10);
    maw(clay, y * 1.0, 0.85, 0.72, 0.24, 0, 5);
    for (const side of [1, -1]) {
      clay.cone([side * 0.5, y * 1.08, 0.68], [side * 0.58, y * 1.14, 1.28], 0.15, IVORY, 8);
      clay.rod([side * 1.45, y * 0.45, 0.2], [side * 1.15, y * 0.95, -0.95], 0.29, darker(colour, 0.1));
      for (const dx of [-0.18, 0, 0.18])
        clay.cone([side * 1.1 + dx, y * 1.0, -1.15], [side * 1.05 + dx, y * 1.12, -1.42], 0.08, DARK, 6);
    }
    for (const [x, z] of [
      [-0.5, -0.4],
      [0, -0.65],
      [0.5, -0.4],
      [-0.25, -1.2],
      [0.3, -1.3],
    ] as const)
      clay.cone([x - 0.2, y * 0.93, z + 0.16], [x, y * 1.0, z - 0.26], 0.12, darker(colour, 0.22), 5);
    toes(clay, y * 0.82, DARK);
  });
}

const CHARACTERS = [lizard, cyclops, kraken, yeti];

export function bodyGeometry(monster: number): BufferGeometry {
  const colour = MONSTER_COLOURS[monster % 4]!;
  const look = { clay: new Clay(), colour, dark: darker(colour, 0.45), light: lighter(colour, 0.5) };
  CHARACTERS[monster % 4]!(look);
  if (monster > 3) banded(look);
  return look.clay.fire();
}
