/** The printed city and its pieces, from the measures that the physics uses (`city.gen.ts`). Lengths in cm here. */
import blueprint from './city.gen';
import type { Monster, Piece, WirePose, Zone } from './types';

export type Kind = 'small' | 'rectangle' | 'large' | 'vehicle' | 'paws' | 'body' | 'meeple';
export type Spot = [number, number];

export interface Rect {
  west: number;
  south: number;
  east: number;
  north: number;
}
export interface Ruin {
  id: string;
  kind: string;
  outline: Rect;
  sidewalk: Rect;
  borders: Zone[];
}
export interface Neighborhood {
  id: string;
  area: Rect;
  colour: string;
  adjacent: Zone[];
}

export const CITY = blueprint.city;
export const SHAPES = blueprint.shapes;
export const AIMS = blueprint.aims;
export const HANDS = blueprint.hands;
export const ZONES = blueprint.zones;
export const MEEPLE_COLOURS = blueprint.colours.map(({ hex }) => hex);
export const MONSTER_COLOURS = CITY.monster.map(({ colour }) => colour);
export const VEHICLES = CITY.vehicle;
export const SLIDING = (CITY.material.hardwood.friction + CITY.material.board.friction) / 2;
const PER_CM = 100;

export const rect = ([west = 0, south = 0, east = 0, north = 0]: number[]): Rect => ({
  west: west / PER_CM,
  south: south / PER_CM,
  east: east / PER_CM,
  north: north / PER_CM,
});

/** An edge of the board, or of a sheet of it. */
export type Edge = 'south' | 'north' | 'west' | 'east';
export const ACROSS: Record<Edge, Edge> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export const middle = (r: Rect): Spot => [(r.west + r.east) / 2, (r.south + r.north) / 2];
export const holds = (r: Rect, x: number, y: number, margin = 0): boolean =>
  x >= r.west - margin && x <= r.east + margin && y >= r.south - margin && y <= r.north + margin;
export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
export const within = (r: Rect, [x, y]: Spot): Spot => [clamp(x, r.west, r.east), clamp(y, r.south, r.north)];
export const size = (r: Rect): [number, number] => [r.east - r.west, r.north - r.south];

const ROWS = ['south', '', 'north'];
const COLUMNS = ['west', '', 'east'];
/** Which ninth of a rectangle a spot is in: `north-west`, `east`, `middle`. */
export function partOf(r: Rect, x: number, y: number): string {
  const third = (at: number, low: number, high: number) => clamp(Math.floor((3 * (at - low)) / (high - low)), 0, 2);
  const names = [ROWS[third(y, r.south, r.north)]!, COLUMNS[third(x, r.west, r.east)]!];
  return names.filter(Boolean).join('-') || 'middle';
}

/** One board, or two; which number is which piece. */
export class Plan {
  readonly kinds: Kind[];
  readonly board: Rect;
  readonly ruins: Ruin[];
  readonly neighborhoods: Neighborhood[];
  readonly starts: Rect[];
  readonly homes: Rect[];

  constructor(readonly boards: number) {
    const map = blueprint.maps[boards - 1]!;
    this.kinds = blueprint.pieces[boards - 1] as Kind[];
    this.board = rect(map.board);
    this.ruins = map.ruins.map((r) => ({ ...r, outline: rect(r.outline), sidewalk: rect(r.sidewalk) }));
    this.neighborhoods = map.neighborhoods.map((n, k) => ({
      ...n,
      area: rect(n.area),
      colour: CITY.neighborhood[k % CITY.neighborhood.length]!.colour,
    }));
    this.starts = map.starts.map(rect);
    this.homes = map.homes.map(rect);
  }

  readonly of = (kind: Kind): Piece[] => this.kinds.flatMap((one, piece) => (one === kind ? [piece] : []));
  private readonly first = (kind: Kind) => this.kinds.indexOf(kind);

  paws = (monster: Monster): Piece => this.first('paws') + monster;
  body = (monster: Monster): Piece => this.first('body') + monster;
  monster = (piece: Piece): Monster => piece - this.first(this.kinds[piece] === 'body' ? 'body' : 'paws');
  vehicle = (piece: Piece): number => piece - this.first('vehicle');
  colour = (meeple: Piece): number => Math.floor((meeple - this.first('meeple')) / (15 * this.boards));
  isFloor = (piece: Piece): boolean => piece < this.first('vehicle');
  /** Which storey a floor had when the city was built; the last is the roof. Each board has its floors in the same order. */
  storey = (floor: Piece): number =>
    ((floor % (this.first('vehicle') / this.boards)) - this.first(this.kinds[floor]!)) %
    CITY.building[this.storeyKind(floor)].storeys;
  private storeyKind = (floor: Piece) => this.kinds[floor] as 'small' | 'rectangle' | 'large';

  zoneAt = (x: number, y: number): Zone => this.neighborhoods.findIndex(({ area }) => holds(area, x, y));
  ruinAt = (x: number, y: number, margin = 0): number =>
    this.ruins.findIndex(({ outline }) => holds(outline, x, y, margin));
}

const plans = new Map<number, Plan>();
export function planOf(boards: number): Plan {
  const found = plans.get(boards) ?? new Plan(boards);
  plans.set(boards, found);
  return found;
}

/** x, y, z in cm and the quaternion x, y, z, w. */
export type Pose = Float32Array;

export function poseOf(wire: WirePose | null | undefined): Pose | null {
  if (!wire) return null;
  const [x = 0, y = 0, z = 0, w = 100_000, a = 0, b = 0, c = 0] = wire;
  return new Float32Array([x / 1000, y / 1000, z / 1000, a / 1e5, b / 1e5, c / 1e5, w / 1e5]);
}

/** How far the own upward axis leans from the vertical, as its cosine. */
export const upright = (pose: Pose): number => 1 - 2 * (pose[3]! ** 2 + pose[4]! ** 2);
