/** What a drawn figure is made of: parts in tones, and eyes. All are drawn on 200 × 200, the ground at the bottom. */

import { circle, curve, horn, type Point, teeth } from '../../rarrr/art/shapes';

export type Tone = 'skin' | 'dark' | 'belly' | 'horn' | 'accent' | 'glow' | 'white' | 'ink';

export interface Part {
  d: string;
  tone: Tone;
  /** Drawn a second time, mirrored. */
  both?: boolean;
  /** No outline, no shade: a mark on something else. */
  mark?: boolean;
  /** Only a line of this width. */
  line?: number;
}

export interface Eye {
  x: number;
  y: number;
  r: number;
  look?: 'round' | 'slit' | 'lamp';
  /** How far the lid hangs down, 0 to 1, and how grim it is. */
  lid?: number;
  tilt?: number;
}

export interface Figure {
  colours: Record<Exclude<Tone, 'white' | 'ink'>, string>;
  parts: Part[];
  eyes: Eye[];
  front?: Part[];
}

export const one = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone }));
export const both = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, both: true }));
export const mark = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, mark: true }));
export const marks = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, mark: true, both: true }));
export const line = (tone: Tone, width: number, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, line: width }));
export const lines = (tone: Tone, width: number, ...ds: string[]): Part[] =>
  ds.map((d) => ({ d, tone, line: width, both: true }));

/** Two eyes, as far from the middle on either side. */
export const pair = (x: number, eye: Omit<Eye, 'x'>): Eye[] => [
  { ...eye, x: 100 + x, tilt: eye.tilt ?? 0 },
  { ...eye, x: 100 - x, tilt: -(eye.tilt ?? 0) },
];

/** A wide open mouth: throat, tongue, teeth above and below. */
export function gape(x: number, y: number, w: number, h: number, count: number): Part[] {
  const [l, r, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const lips = curve([
    [l, top + h * 0.2],
    [x, top],
    [r, top + h * 0.2],
    [r - w * 0.08, bottom - h * 0.22],
    [x, bottom],
    [l + w * 0.08, bottom - h * 0.22],
  ]);
  const tongue: Point[] = [
    [x - w * 0.24, bottom - h * 0.14],
    [x, bottom - h * 0.44],
    [x + w * 0.24, bottom - h * 0.14],
    [x, bottom - h * 0.05],
  ];
  return [
    ...one('ink', lips),
    ...mark('accent', curve(tongue)),
    ...mark('white', teeth(l + w * 0.06, r - w * 0.06, top + h * 0.12, count, h * 0.3, -h * 0.06)),
    ...mark('white', teeth(l + w * 0.16, r - w * 0.16, bottom - h * 0.14, count - 1, -h * 0.24, h * 0.08)),
  ];
}

/** Closed jaws that show every tooth. */
export function grin(x: number, y: number, w: number, count: number): Part[] {
  const [l, r] = [x - w / 2, x + w / 2];
  const d = `M${l} ${y - 4}Q${x} ${y + w * 0.1} ${r} ${y - 4}Q${x + w * 0.34} ${y + w * 0.26} ${x} ${y + w * 0.27}Q${x - w * 0.34} ${y + w * 0.26} ${l} ${y - 4}Z`;
  const zig = Array.from({ length: count * 2 - 1 }, (_, k) => {
    const t = 0.1 + (0.8 * k) / (count * 2 - 2);
    const sag = (w * 0.1 + 4) * 2 * t * (1 - t);
    return `${l + w * t} ${y - 4 + sag + (k % 2 ? w * 0.05 : w * 0.16)}`;
  });
  return [...one('white', d), ...line('ink', 2.8, `M${zig.join('L')}`)];
}

/** A smile with two fangs. */
export const fangs = (x: number, y: number, w: number): Part[] => [
  ...line('ink', 4.5, `M${x - w / 2} ${y}Q${x} ${y + w * 0.3} ${x + w / 2} ${y}`),
  ...one(
    'white',
    horn(x - w * 0.26, y + w * 0.08, 180, w * 0.3, w * 0.18),
    horn(x + w * 0.26, y + w * 0.08, 180, w * 0.3, w * 0.18),
  ),
];

/** Dots along a line of points. */
export const dots = (points: readonly Point[], r: number) => points.map(([x, y]) => circle(x, y, r)).join('');
