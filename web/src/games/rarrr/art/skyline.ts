/** Skylines: a row of houses out of a seeded generator. */

import { polygon } from '../../../kit/draw/shapes';

export interface House {
  x: number;
  w: number;
  h: number;
  /** Outline and windows, relative to (0, 0) at the bottom left; up is negative. */
  d: string;
  windows: string;
  shade: number;
}

/** A small seeded generator (mulberry32): the same city looks the same everywhere. */
export function seeded(text: string): () => number {
  let a = 2166136261;
  for (const c of text) a = Math.imul(a ^ c.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ROOFS: ((w: number, h: number) => string)[] = [
  (w, h) => `M0 0V${-h}H${w}V0Z`,
  (w, h) => `M0 0V${-h}H${w * 0.3}V${-h - 5}H${w * 0.7}V${-h}H${w}V0Z`,
  (w, h) => `M0 0V${-h}L${w / 2} ${-h - w * 0.45}L${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h - w * 0.35}L${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h}Q${w / 2} ${-h - w * 0.7} ${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h}H${w / 2 - 0.8}V${-h - 11}H${w / 2 + 0.8}V${-h}H${w}V0Z`,
  (w, h) => `M0 0V${-h + 6}H${w * 0.18}V${-h}H${w * 0.82}V${-h + 6}H${w}V0Z`,
];

export function houses(seed: string, width: number, low: number, high: number): House[] {
  const random = seeded(seed);
  const found: House[] = [];
  let x = -4;
  while (x < width + 2) {
    const w = 9 + Math.floor(random() * 11);
    const h = low + Math.floor(random() * random() * (high - low) + random() * 8);
    const roof = ROOFS[Math.floor(random() * ROOFS.length)] as (w: number, h: number) => string;
    found.push({ x, w, h, d: roof(w, h), windows: windows(w, h, random), shade: Math.floor(random() * 3) });
    x += w + (random() < 0.25 ? 1.5 : -0.5);
  }
  return found;
}

function windows(w: number, h: number, random: () => number): string {
  const columns = Math.max(1, Math.floor((w - 3) / 4));
  const gap = (w - columns * 2.2) / (columns + 1);
  let d = '';
  for (let y = 5; y < h - 3; y += 5) {
    for (let k = 0; k < columns; k++) {
      if (random() < 0.62)
        d += `M${(gap + k * (2.2 + gap)).toFixed(1)} ${(-h + y - 1).toFixed(1)}h2.200v2.800h-2.200Z`;
    }
  }
  return d;
}

/** A heap of rubble of a given width. */
export function rubble(seed: string, width: number): string {
  const random = seeded(`${seed} rubble`);
  const points: [number, number][] = [[0, 0]];
  for (let x = 0; x <= width; x += 5) points.push([x, -4 - random() * 9]);
  return polygon([...points, [width, 0]]);
}
