/** Small helpers for drawing prints on a canvas, in the same way every time. */
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';

export type Ink = CanvasRenderingContext2D;

export function sheet(width: number, height: number): { canvas: HTMLCanvasElement; ink: Ink } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, ink: canvas.getContext('2d')! };
}

export function texture(canvas: HTMLCanvasElement, sharp = 4): Texture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = sharp;
  return made;
}

/** Chance that is the same every time, so that the city looks the same to everybody. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const channels = (hex: string) => [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16));

export function mix(a: string, b: string, share: number): string {
  const [one, two] = [channels(a), channels(b)];
  return `#${one
    .map((value, k) =>
      Math.round(value * (1 - share) + two[k]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number): string => mix(hex, '#000000', share);

/** Fine speckles: paper and stone are never quite even. */
export function grain(ink: Ink, width: number, height: number, strength: number, seed: number): void {
  const chance = dice(seed);
  const count = Math.round((width * height) / 90);
  for (let k = 0; k < count; k++) {
    ink.fillStyle =
      chance() < 0.5 ? `rgb(255 255 255 / ${strength * chance()})` : `rgb(30 20 10 / ${strength * chance()})`;
    ink.fillRect(chance() * width, chance() * height, 1 + chance() * 2, 1 + chance() * 2);
  }
}

export function round(ink: Ink, x: number, y: number, w: number, h: number, r: number): void {
  ink.beginPath();
  ink.roundRect(x, y, w, h, r);
}
