/** What a drawing is made of: parts in tones, and eyes. Figures are drawn on 200 × 200, the ground at the bottom. */

import { circle, type Point } from './shapes';

export const INK = '#1a1226';

/** One closed shape or line of a drawing. `T` names its colour, or is a colour. */
export interface Part<T extends string = Tone> {
  d: string;
  tone: T;
  /** Drawn a second time, mirrored. */
  both?: boolean;
  /** No outline, no shade: a mark on something else. */
  mark?: boolean;
  /** Only a line of this width. */
  line?: number;
}

export type Tone = 'skin' | 'dark' | 'belly' | 'horn' | 'accent' | 'glow' | 'white' | 'ink';
export type Colours = Record<Exclude<Tone, 'white' | 'ink'>, string>;

export const toneIn =
  (colours: Colours) =>
  (tone: Tone): string =>
    tone === 'ink' ? INK : tone === 'white' ? '#fffdf5' : colours[tone];

/** A stroke inside the outline: darker on one side of a part, lighter on the other. */
interface Stroke {
  opacity: number;
  width: number;
  /** Its width on broad parts. */
  broad?: number;
  /** Where it is moved: `x y`. */
  to: string;
}

/** How thick everything is painted on a sheet this far `across`. */
export interface Brush<T extends string = Tone> {
  across: number;
  outline: number;
  shade: Stroke;
  light: Stroke;
  broad?: readonly T[];
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
  colours: Colours;
  parts: Part[];
  eyes: Eye[];
  front?: Part[];
}

export const one = <T extends string>(tone: T, ...ds: string[]): Part<T>[] => ds.map((d) => ({ d, tone }));
export const both = <T extends string>(tone: T, ...ds: string[]): Part<T>[] =>
  ds.map((d) => ({ d, tone, both: true }));
export const mark = <T extends string>(tone: T, ...ds: string[]): Part<T>[] =>
  ds.map((d) => ({ d, tone, mark: true }));
export const marks = <T extends string>(tone: T, ...ds: string[]): Part<T>[] =>
  ds.map((d) => ({ d, tone, mark: true, both: true }));
export const line = <T extends string>(tone: T, width: number, ...ds: string[]): Part<T>[] =>
  ds.map((d) => ({ d, tone, line: width }));
export const lines = <T extends string>(tone: T, width: number, ...ds: string[]): Part<T>[] =>
  ds.map((d) => ({ d, tone, line: width, both: true }));

/** Two eyes, as far from the middle on either side. */
export const pair = (x: number, eye: Omit<Eye, 'x'>): Eye[] => [
  { ...eye, x: 100 + x, tilt: eye.tilt ?? 0 },
  { ...eye, x: 100 - x, tilt: -(eye.tilt ?? 0) },
];

/** Dots along a line of points. */
export const dots = (points: readonly Point[], r: number) => points.map(([x, y]) => circle(x, y, r)).join('');
