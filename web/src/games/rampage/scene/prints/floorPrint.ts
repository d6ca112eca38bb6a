/** What is printed on the cardboard floors: shops, flats, roofs and a stadium. The cut edge shows grey card. */
import type { Texture } from 'three';
import { SHAPES } from '../../geometry';
import { darker, dice, grain, type Ink, lighter, round, sheet, texture } from './canvas';

export const EDGE = 0.06; // the lowest share of the picture is the cut edge
const PIXELS = 42; // to the cm
export type FloorKind = 'small' | 'rectangle' | 'large';

export function floorPrint(kind: FloorKind, storey: number): Texture {
  const [a = 3, b = 3] = SHAPES[kind].half;
  const [w, h] = [2 * a * PIXELS, 2 * b * PIXELS];
  const { canvas, ink } = sheet(w, h / (1 - EDGE));
  const chance = dice(storey * 17 + w + h);
  if (kind === 'large') stadium(ink, w, h);
  else if (storey === 2) roof(ink, w, h, kind === 'rectangle', chance);
  else rooms(ink, w, h, storey, chance);
  grain(ink, w, h, 0.09, 3 + storey);
  rim(ink, w, h);
  cut(ink, w, h, canvas.height - h);
  return texture(canvas, 8);
}

function rim(ink: Ink, w: number, h: number): void {
  ink.strokeStyle = 'rgb(60 40 25 / 55%)';
  ink.lineWidth = 5;
  ink.strokeRect(2.5, 2.5, w - 5, h - 5);
}

function cut(ink: Ink, w: number, y: number, h: number): void {
  ink.fillStyle = '#cdbf9f';
  ink.fillRect(0, y, w, h);
  ink.fillStyle = '#a8987a';
  for (let k = 1; k < 3; k++) ink.fillRect(0, y + (h * k) / 3, w, 1.5);
}

// -- storeys --------------------------------------------------------------------------------------------------

const CARPETS = [
  ['#d98f5c', '#c9b27a', '#9db4a5', '#c77f6d', '#e0c58c', '#8fa8bd'],
  ['#b7c9a0', '#e2b9a3', '#a7b8d4', '#d9c7a3', '#c4a3c9', '#9fc7c2'],
];

/** Rooms along a corridor, with furniture from above. */
function rooms(ink: Ink, w: number, h: number, storey: number, chance: () => number): void {
  ink.fillStyle = storey ? '#e7dcc6' : '#ded0b4';
  ink.fillRect(0, 0, w, h);
  const [columns, rows] = [2, h > w ? 4 : 2];
  const hall = 34;
  const [rw, rh] = [(w - 24 - hall) / columns, (h - 24 - (rows - 1) * 8) / rows];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x, y] = [12 + i * (rw + hall), 12 + j * (rh + 8)];
      const carpet = CARPETS[storey % 2]![Math.floor(chance() * 6)]!;
      room(ink, x, y, rw, rh, carpet, chance);
    }
  ink.fillStyle = 'rgb(120 80 50 / 22%)';
  for (let y = 14; y < h - 14; y += 18) ink.fillRect(w / 2 - hall / 2 + 6, y, hall - 12, 9);
}

function room(ink: Ink, x: number, y: number, w: number, h: number, carpet: string, chance: () => number): void {
  ink.fillStyle = carpet;
  ink.fillRect(x, y, w, h);
  ink.fillStyle = lighter(carpet, 0.25);
  if (chance() < 0.5) for (let k = 0; k < w; k += 18) ink.fillRect(x + k, y, 8, h);
  else for (let k = 0; k < h; k += 16) ink.fillRect(x, y + k, w, 2);
  ink.strokeStyle = '#5f4632';
  ink.lineWidth = 5;
  ink.strokeRect(x, y, w, h);
  [sofa, desk, bed, plant][Math.floor(chance() * 4)]!(ink, x + w * 0.32, y + h * 0.36);
  [plant, desk, lamp][Math.floor(chance() * 3)]!(ink, x + w * 0.72, y + h * 0.7);
}

function block(ink: Ink, x: number, y: number, w: number, h: number, colour: string, r = 4): void {
  ink.fillStyle = 'rgb(0 0 0 / 22%)';
  round(ink, x - w / 2 + 2, y - h / 2 + 3, w, h, r);
  ink.fill();
  ink.fillStyle = colour;
  round(ink, x - w / 2, y - h / 2, w, h, r);
  ink.fill();
}
function sofa(ink: Ink, x: number, y: number): void {
  block(ink, x, y, 40, 24, '#8b3f4a', 7);
  block(ink, x - 9, y + 3, 15, 14, '#b25c66', 4);
  block(ink, x + 9, y + 3, 15, 14, '#b25c66', 4);
}
function desk(ink: Ink, x: number, y: number): void {
  block(ink, x, y, 38, 20, '#7a5434');
  block(ink, x, y - 3, 14, 8, '#dfeaf2', 2);
  block(ink, x, y + 17, 14, 12, '#3c4a5c', 6);
}
function bed(ink: Ink, x: number, y: number): void {
  block(ink, x, y, 30, 42, '#f4f0e6', 5);
  block(ink, x, y + 8, 30, 26, '#4f7fa8', 5);
  block(ink, x, y - 14, 20, 9, '#ffffff', 4);
}
function plant(ink: Ink, x: number, y: number): void {
  block(ink, x, y, 14, 14, '#a9623a', 7);
  for (let k = 0; k < 6; k++) {
    ink.fillStyle = k % 2 ? '#3f7d43' : '#5a9c58';
    ink.beginPath();
    ink.ellipse(x + 8 * Math.cos(k), y + 8 * Math.sin(k), 8, 4, k, 0, 7);
    ink.fill();
  }
}
function lamp(ink: Ink, x: number, y: number): void {
  ink.fillStyle = 'rgb(255 236 160 / 55%)';
  ink.beginPath();
  ink.arc(x, y, 17, 0, 7);
  ink.fill();
  block(ink, x, y, 12, 12, '#f5d36b', 6);
}

// -- roofs ----------------------------------------------------------------------------------------------------

function roof(ink: Ink, w: number, h: number, long: boolean, chance: () => number): void {
  ink.fillStyle = '#b9674a';
  ink.fillRect(0, 0, w, h);
  for (let j = 0; j * 17 < h; j++)
    for (let i = -1; i * 24 < w; i++) {
      ink.fillStyle = chance() < 0.5 ? darker('#b9674a', chance() * 0.16) : lighter('#b9674a', chance() * 0.12);
      round(ink, i * 24 + (j % 2) * 12, j * 17, 22.5, 15.5, [0, 0, 6, 6] as unknown as number);
      ink.fill();
    }
  const inner = 30;
  ink.fillStyle = '#8d8a86';
  round(ink, inner, inner, w - 2 * inner, h - 2 * inner, 8);
  ink.fill();
  ink.strokeStyle = '#5c5854';
  ink.lineWidth = 5;
  ink.stroke();
  if (long) {
    helipad(ink, w / 2, h * 0.28, 62);
    panels(ink, w / 2, h * 0.7);
  } else water(ink, w, h);
}

function helipad(ink: Ink, x: number, y: number, r: number): void {
  ink.strokeStyle = '#ffd84d';
  ink.lineWidth = 7;
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.stroke();
  ink.fillStyle = '#fffaf0';
  ink.font = `400 ${r * 1.25}px Anton, Impact, sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText('H', x, y + 4);
}

function panels(ink: Ink, x: number, y: number): void {
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      block(ink, x + i * 54, y + j * 44, 46, 36, '#23406b', 3);
      ink.strokeStyle = '#5f87c2';
      ink.lineWidth = 1.5;
      ink.strokeRect(x + i * 54 - 11, y + j * 44 - 18, 22, 36);
    }
}

/** A pool, deck chairs and an air vent. */
function water(ink: Ink, w: number, h: number): void {
  round(ink, w * 0.2, h * 0.22, w * 0.36, h * 0.56, 18);
  ink.fillStyle = '#e9f3f5';
  ink.fill();
  round(ink, w * 0.225, h * 0.245, w * 0.31, h * 0.51, 14);
  ink.fillStyle = '#46b4d3';
  ink.fill();
  ink.strokeStyle = '#a9e2ee';
  ink.lineWidth = 3;
  for (let k = 0; k < 4; k++) {
    ink.beginPath();
    ink.arc(w * 0.38, h * (0.34 + k * 0.11), 12, 0.2, Math.PI - 0.2);
    ink.stroke();
  }
  block(ink, w * 0.7, h * 0.3, 34, 34, '#c8c4bc', 4);
  block(ink, w * 0.7, h * 0.3, 22, 22, '#6f6b66', 11);
  block(ink, w * 0.7, h * 0.56, 18, 34, '#f4ac1e', 5);
  block(ink, w * 0.7, h * 0.74, 18, 34, '#d3261f', 5);
}

function stadium(ink: Ink, w: number, h: number): void {
  ink.fillStyle = '#c9c2b6';
  ink.fillRect(0, 0, w, h);
  const stands = ['#bf1f1a', '#f4ac1e', '#155f8c'];
  stands.forEach((colour, k) => {
    ink.strokeStyle = colour;
    ink.lineWidth = 20;
    ink.setLineDash([11, 4]);
    round(ink, 20 + k * 23, 20 + k * 23, w - 40 - k * 46, h - 40 - k * 46, 60 - k * 8);
    ink.stroke();
  });
  ink.setLineDash([]);
  const [x, y, pw, ph] = [92, 92, w - 184, h - 184];
  for (let k = 0; k < 8; k++) {
    ink.fillStyle = k % 2 ? '#4f9a4a' : '#5fae56';
    ink.fillRect(x + (pw * k) / 8, y, pw / 8 + 1, ph);
  }
  ink.strokeStyle = '#fffaf0';
  ink.lineWidth = 4;
  ink.strokeRect(x + 8, y + 8, pw - 16, ph - 16);
  ink.strokeRect(x + 8, y + ph * 0.28, pw * 0.16, ph * 0.44);
  ink.strokeRect(x + pw - 8 - pw * 0.16, y + ph * 0.28, pw * 0.16, ph * 0.44);
  ink.beginPath();
  ink.moveTo(w / 2, y + 8);
  ink.lineTo(w / 2, y + ph - 8);
  ink.moveTo(w / 2 + 44, h / 2);
  ink.arc(w / 2, h / 2, 44, 0, 7);
  ink.stroke();
}
