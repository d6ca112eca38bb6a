/** What is printed on the board: neighborhoods with their patterns and names, brick walls, sidewalks, places. */
import type { Texture } from 'three';
import { CITY, type Edge, MONSTER_COLOURS, middle, planOf, type Rect, size, VEHICLES } from '../../geometry';
import { darker, dice, grain, type Ink, lighter, mix, round, sheet, texture } from './canvas';
import { PATTERNS } from './patterns';

export const PIXELS = 34; // to the cm
const HALF = CITY.board.side / 2;
const BRICK = '#8a4b32';
const MORTAR = '#d9c3a5';
const WALL = 0.62;

type Box = [number, number, number, number];

/** From the west, south, east and north of the map to left, top, width and height in pixels. */
const box = (r: Rect): Box => [
  (r.west + HALF) * PIXELS,
  (HALF - r.north) * PIXELS,
  (r.east - r.west) * PIXELS,
  (r.north - r.south) * PIXELS,
];

/** The names are to be read from an edge of the sheet. */
export function boardPrint(names: string[], from: Edge): Texture {
  const side = CITY.board.side * PIXELS;
  const { canvas, ink } = sheet(side, side);
  const plan = planOf(1);
  for (const [k, { area, colour, id }] of plan.neighborhoods.entries()) ground(ink, box(area), colour, id, k);
  walls(ink);
  for (const { sidewalk } of plan.ruins) pavement(ink, box(sidewalk));
  for (const { outline } of plan.ruins) foundation(ink, box(outline));
  for (const [k, rect] of plan.starts.entries()) start(ink, box(rect), MONSTER_COLOURS[k]!);
  for (const [k, rect] of plan.homes.entries()) parking(ink, box(rect), VEHICLES[k]!.colour);
  for (const [k, { area, colour }] of plan.neighborhoods.entries()) label(ink, area, names[k] ?? '', colour, from);
  grain(ink, side, side, 0.07, 5);
  edge(ink, side);
  return texture(canvas, 8);
}

function ground(ink: Ink, [x, y, w, h]: Box, colour: string, id: string, seed: number): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, w, h);
  ink.clip();
  const light = ink.createLinearGradient(x, y, x + w, y + h);
  light.addColorStop(0, lighter(colour, 0.12));
  light.addColorStop(1, darker(colour, 0.05));
  ink.fillStyle = light;
  ink.fillRect(x, y, w, h);
  ink.translate(x, y);
  PATTERNS[id]?.(ink, w, h, colour, dice(seed + 11));
  ink.restore();
}

/** Brown brick walls between neighborhoods; sidewalks are printed over them. */
function walls(ink: Ink): void {
  const areas = planOf(1).neighborhoods.map(({ area }) => area);
  const drawn = new Set<string>();
  areas.forEach((a, i) => {
    for (const b of areas.slice(i + 1)) {
      const line = [
        Math.max(a.west, b.west),
        Math.max(a.south, b.south),
        Math.min(a.east, b.east),
        Math.min(a.north, b.north),
      ];
      const [w, s, e, n] = line as Box;
      if (w > e || s > n || (w === e) === (s === n) || drawn.has(line.join())) continue;
      drawn.add(line.join());
      const t = WALL / 2;
      bricks(
        ink,
        box(
          w === e
            ? { west: w - t, east: e + t, south: s, north: n }
            : { west: w, east: e, south: s - t, north: n + t },
        ),
        w === e,
      );
    }
  });
}

function bricks(ink: Ink, [x, y, w, h]: Box, upright: boolean): void {
  ink.fillStyle = 'rgb(0 0 0 / 22%)';
  ink.fillRect(x + 3, y + 3, w, h);
  ink.fillStyle = MORTAR;
  ink.fillRect(x, y, w, h);
  const chance = dice(Math.round(x * 7 + y));
  const [long, across] = upright ? [h, w] : [w, h];
  const course = across / 2;
  for (let row = 0; row < 2; row++) {
    for (let at = row ? -12 : 0; at < long; at += 25) {
      const [from, to] = [Math.max(0, at + 1), Math.min(long, at + 24)];
      if (to <= from) continue;
      ink.fillStyle = mix(BRICK, chance() < 0.5 ? '#5d2d1d' : '#b4694a', chance() * 0.6);
      if (upright) ink.fillRect(x + row * course + 1, y + from, course - 2, to - from);
      else ink.fillRect(x + from, y + row * course + 1, to - from, course - 2);
    }
  }
}

function pavement(ink: Ink, [x, y, w, h]: Box): void {
  ink.fillStyle = 'rgb(0 0 0 / 25%)';
  ink.fillRect(x - 2, y - 2, w + 8, h + 8);
  ink.fillStyle = '#d9d3c6';
  ink.fillRect(x, y, w, h);
  const chance = dice(Math.round(x + 3 * y));
  const slab = (1.5 * PIXELS) / 2;
  for (let i = 0; i * slab < w - 1; i++)
    for (let j = 0; j * slab < h - 1; j++) {
      ink.fillStyle = mix('#d9d3c6', chance() < 0.5 ? '#b9b1a2' : '#efeae0', chance() * 0.55);
      ink.fillRect(x + i * slab + 1, y + j * slab + 1, slab - 2, slab - 2);
    }
  ink.strokeStyle = '#8f8778';
  ink.lineWidth = 3;
  ink.strokeRect(x + 1.5, y + 1.5, w - 3, h - 3);
}

function foundation(ink: Ink, [x, y, w, h]: Box): void {
  ink.fillStyle = '#8f867a';
  ink.fillRect(x, y, w, h);
}

function start(ink: Ink, [x, y, w, h]: Box, colour: string): void {
  ink.fillStyle = lighter(colour, 0.62);
  round(ink, x + 3, y + 3, w - 6, h - 6, 22);
  ink.fill();
  ink.lineWidth = 7;
  ink.strokeStyle = colour;
  ink.stroke();
  ink.lineWidth = 2.5;
  ink.strokeStyle = '#fff';
  ink.setLineDash([13, 8]);
  round(ink, x + 11, y + 11, w - 22, h - 22, 15);
  ink.stroke();
  ink.setLineDash([]);
  ink.fillStyle = darker(colour, 0.12);
  ink.globalAlpha = 0.55;
  paw(ink, x + w / 2, y + h / 2, w * 0.27);
  ink.globalAlpha = 1;
}

function paw(ink: Ink, x: number, y: number, r: number): void {
  const spots = [
    [0, 0.32, 0.62],
    [-0.78, -0.25, 0.27],
    [-0.28, -0.68, 0.29],
    [0.28, -0.68, 0.29],
    [0.78, -0.25, 0.27],
  ];
  for (const [dx = 0, dy = 0, s = 0] of spots) {
    ink.beginPath();
    ink.ellipse(x + dx * r, y + dy * r, s * r, s * r * 0.9, 0, 0, 7);
    ink.fill();
  }
}

function parking(ink: Ink, [x, y, w, h]: Box, colour: string): void {
  ink.fillStyle = '#4d4f57';
  round(ink, x, y, w, h, 8);
  ink.fill();
  ink.lineWidth = 5;
  ink.strokeStyle = colour;
  round(ink, x + 3, y + 3, w - 6, h - 6, 6);
  ink.stroke();
  ink.fillStyle = 'rgb(255 255 255 / 85%)';
  ink.font = `400 ${h * 0.62}px Anton, Impact, sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText('P', x + w / 2, y + h / 2 + 2);
}

interface Label {
  x: number;
  y: number;
  /** How wide the name may be. */
  most: number;
}

/** Where a name is printed, in cm: where nothing else is printed and no Building hides it from a reader at an edge. */
function spotOf(area: Rect, from: Edge): Label {
  return from === 'south' || from === 'north' ? across(area, from) : along(area, from);
}

function across(area: Rect, from: Edge): Label {
  const [x, y] = middle(area);
  const [side, half] = [Math.sign(x), Math.sign(y)];
  const inner = Math.abs(x) < 13;
  if (inner) return { x, y: Math.abs(y) > 18 ? y + half * 4.1 : y + half * 3.4, most: size(area)[0] * 0.8 };
  const near = half < 0 !== (from === 'north');
  return near ? { x: side * 22, y: half * 10.7, most: 14 } : { x: side * 24, y: half * 19.4, most: 10.4 };
}

/** For a reader in the east or the west: outer names beside their Buildings, inner ones behind the middle. */
function along(area: Rect, from: Edge): Label {
  const [x, y] = middle(area);
  const [side, half] = [Math.sign(x), Math.sign(y)];
  if (Math.abs(x) > 13) return { x: side * 27.4, y: half * 14.4, most: 13 };
  return { x: from === 'east' ? -2 : 2, y: half * (Math.abs(y) > 18 ? 23.8 : 12.3), most: 8.2 };
}

/** So far a name is turned, clockwise on the sheet, for its reader. */
const TURNED: Record<Edge, number> = { south: 0, west: Math.PI / 2, north: Math.PI, east: -Math.PI / 2 };

function label(ink: Ink, area: Rect, name: string, colour: string, from: Edge): void {
  const { x, y, most } = spotOf(area, from);
  const px = Math.min(2.4, (most * 1.9) / Math.max(4, name.length)) * PIXELS;
  ink.save();
  ink.translate((x + HALF) * PIXELS, (HALF - y) * PIXELS);
  ink.rotate(TURNED[from]);
  ink.font = `400 ${px}px Anton, Impact, sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.letterSpacing = '4px';
  ink.lineJoin = 'round';
  ink.lineWidth = px * 0.2;
  ink.strokeStyle = darker(colour, 0.62);
  ink.strokeText(name.toUpperCase(), 0, 0);
  ink.fillStyle = '#fffaf0';
  ink.fillText(name.toUpperCase(), 0, 0);
  ink.restore();
}

function edge(ink: Ink, side: number): void {
  ink.strokeStyle = '#5d3a26';
  ink.lineWidth = 10;
  ink.strokeRect(5, 5, side - 10, side - 10);
  ink.strokeStyle = 'rgb(255 244 214 / 70%)';
  ink.lineWidth = 2;
  ink.strokeRect(12, 12, side - 24, side - 24);
}
