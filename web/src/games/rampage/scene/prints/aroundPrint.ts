/** What is printed on the things beside the city: the front of a screen, and the Runaway board. */
import type { Texture } from 'three';
import { MEEPLE_COLOURS } from '../../geometry';
import { darker, grain, type Ink, lighter, round, sheet, texture } from './canvas';

const PIXELS = 32; // to the cm
/** The lowest share of a screen's print is bare card, for its back and its edges. */
export const BARE = 0.12;
const [LIPS, THROAT, TONGUE, TOOTH] = ['#1a1020', '#4a0f1e', '#d6506a', '#fff6dc'];

/** The mouth of a Monster under the name of its player. */
export function screenPrint(colour: string, name: string, teeth: number): Texture {
  const [w, h] = [448, 224];
  const { canvas, ink } = sheet(w, h);
  const free = h * (1 - BARE);
  ink.fillStyle = '#b9a27c';
  ink.fillRect(0, 0, w, h);
  ink.fillStyle = lighter(colour, 0.28);
  ink.fillRect(0, 0, w, free);
  ink.strokeStyle = darker(colour, 0.45);
  ink.lineWidth = 10;
  ink.strokeRect(5, 5, w - 10, free - 10);
  mouth(ink, w / 2, free * 0.66, w * 0.34, free * 0.24, colour);
  for (let k = 0; k < teeth; k++) tooth(ink, w / 2 + (k - (teeth - 1) / 2) * 44, free * 0.47);
  write(ink, name, w / 2, free * 0.22, w * 0.86, 46);
  grain(ink, w, h, 0.08, 3);
  return texture(canvas, 4);
}

function mouth(ink: Ink, x: number, y: number, wide: number, high: number, colour: string): void {
  for (const [fill, more] of [
    [LIPS, 14],
    [darker(colour, 0.25), 9],
    [THROAT, 0],
  ] as const) {
    ink.fillStyle = fill;
    ink.beginPath();
    ink.ellipse(x, y, wide + more, high + more, 0, 0, 7);
    ink.fill();
  }
  ink.fillStyle = TONGUE;
  ink.beginPath();
  ink.ellipse(x, y + high * 0.62, wide * 0.5, high * 0.3, 0, 0, 7);
  ink.fill();
}

function tooth(ink: Ink, x: number, y: number): void {
  ink.fillStyle = TOOTH;
  ink.strokeStyle = LIPS;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(x - 17, y);
  ink.quadraticCurveTo(x, y - 8, x + 17, y);
  ink.quadraticCurveTo(x + 10, y + 40, x, y + 42);
  ink.quadraticCurveTo(x - 10, y + 40, x - 17, y);
  ink.fill();
  ink.stroke();
}

function write(ink: Ink, text: string, x: number, y: number, most: number, px: number): void {
  ink.font = `400 ${px}px Anton, Impact, sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.lineWidth = px * 0.2;
  ink.strokeStyle = LIPS;
  ink.strokeText(text.toUpperCase(), x, y, most);
  ink.fillStyle = '#fffaf0';
  ink.fillText(text.toUpperCase(), x, y, most);
}

/** A row of spaces: from the middle of the board to the right and upwards, in cm; of one colour of Meeples, or of any. */
export interface PrintedRow {
  spaces: readonly (readonly [number, number])[];
  colour: number | null;
  next: boolean;
}

export function runawayPrint(wide: number, high: number, rows: readonly PrintedRow[], name: string): Texture {
  const { canvas, ink } = sheet(wide * PIXELS, high * PIXELS);
  const [w, h] = [canvas.width, canvas.height];
  ink.fillStyle = '#e9dcc0';
  ink.fillRect(0, 0, w, h);
  ink.strokeStyle = '#5d3a26';
  ink.lineWidth = 12;
  ink.strokeRect(6, 6, w - 12, h - 12);
  for (const row of rows) space(ink, row, w, h);
  write(ink, name, w / 2, h - 1.35 * PIXELS, w * 0.9, 1.5 * PIXELS);
  grain(ink, w, h, 0.07, 9);
  return texture(canvas, 4);
}

function space(ink: Ink, { spaces, colour, next }: PrintedRow, w: number, h: number): void {
  const side = 1.55 * PIXELS;
  for (const [x, y] of spaces) {
    const [left, top] = [w / 2 + x * PIXELS - side / 2, h / 2 - y * PIXELS - side / 2];
    ink.fillStyle = colour === null ? '#d3c09a' : lighter(MEEPLE_COLOURS[colour]!, 0.45);
    round(ink, left, top, side, side, 8);
    ink.fill();
    ink.lineWidth = next ? 5 : 2;
    ink.strokeStyle = next ? '#c5221b' : '#7d6242';
    ink.stroke();
  }
}
