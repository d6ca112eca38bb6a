/** The camera walks around the table: orbit, pan, zoom, preset looks, and following a shot. z is up, cm. */
import { PerspectiveCamera, Vector3 } from 'three';
import { clamp, type Edge, type Plan, type Spot } from '../../geometry';

export interface Look {
  x: number;
  y: number;
  z: number;
  /** Degrees: where the camera stands, anticlockwise from the east; and how high. */
  yaw: number;
  pitch: number;
  distance: number;
}
/** A spot to look at, from where, and how high above it. */
export interface Own {
  spot: Spot;
  yaw: number;
  high?: number;
}
export type Preset = 'overview' | 'top' | 'own';

const FOV = 36;
const SMOOTH = 9; // 1/s
const STILL = 0.004;
const AHEAD = 4; // cm in front of a Monster
const MOST_COVERED = 0.6;
const NARROW = 1.3; // times as wide as high, in a square picture
const SQUARE = 0.87; // cosine: within 30 degrees of an edge, the camera stands at that edge
const SHAKEN = 0.012; // of the distance, at the hardest impact
const CALMS = 7; // 1/s

export class Camera {
  readonly lens = new PerspectiveCamera(FOV, 1, 1, 600);
  now: Look;
  goal: Look;
  /** The edge of the board that is near in a look at the whole of it. */
  near: 'south' | 'north' = 'south';
  private size = { width: 1, height: 1 };
  /** Pixels at the lower edge that lie behind a panel, now and soon: the middle of the look is above them. */
  private covered = { now: 0, goal: 0 };
  private stands: Edge = 'south';
  private tremor = { left: 0, x: 0, y: 0 };

  constructor(private readonly plan: Plan) {
    this.lens.up.set(0, 0, 1);
    this.goal = this.preset('overview');
    this.now = { ...this.goal };
  }

  resize(width: number, height: number): void {
    this.size = { width, height: Math.max(1, height) };
    this.lens.aspect = this.aspect;
    this.aim();
  }

  /** A panel lies over so many pixels at the lower edge. */
  cover(pixels: number, at_once = false): void {
    this.covered.goal = Math.min(pixels, this.size.height * MOST_COVERED);
    if (at_once) this.covered.now = this.covered.goal;
  }

  private get aspect(): number {
    return this.size.width / this.size.height;
  }

  private get centre(): Spot {
    return [0, (this.plan.board.north + this.plan.board.south) / 2];
  }

  /** So far away that so many centimetres fit across and upwards. */
  private fit(wide: number, high: number): number {
    const tan = Math.tan((FOV * Math.PI) / 360);
    const seen = 1 - this.covered.goal / this.size.height;
    return Math.max(high / (2 * tan * seen), wide / (2 * tan * this.aspect));
  }

  /** A look at a point from where and how high, with so many centimetres across and upwards in the picture; one that is
   * narrow shows less on both sides, rather than everything from far away. */
  framed([x, y, z]: [number, number, number], yaw: number, pitch: number, wide: number, high: number): Look {
    const across = Math.min(wide, NARROW * high * Math.max(1, this.aspect));
    return { x, y, z, yaw, pitch, distance: this.fit(across, high) };
  }

  /** At which edge of the city the camera stands; from a corner, at the one where it was. */
  get side(): Edge {
    const turn = (this.goal.yaw * Math.PI) / 180;
    const [right, up] = [Math.cos(turn), Math.sin(turn)];
    if (Math.abs(up) > SQUARE) this.stands = up > 0 ? 'north' : 'south';
    if (Math.abs(right) > SQUARE) this.stands = right > 0 ? 'east' : 'west';
    return this.stands;
  }

  /** An impact: the picture trembles, the more the harder (0 to 1). */
  shake(force: number): void {
    this.tremor.left = Math.min(1, Math.max(this.tremor.left, force));
  }

  preset(which: Preset, own: Own | null = null): Look {
    if (which === 'own' && own) return this.over(own);
    const [x, y] = this.centre;
    const { west, east, south, north } = this.plan.board;
    const lies = this.aspect > 1 && north - south > east - west; // a long city lies in a wide picture
    const [across, up] = lies ? [north - south, east - west] : [east - west, north - south];
    const yaw = lies ? 0 : this.near === 'south' ? 270 : 90;
    if (which === 'top') return { x, y, z: 0, yaw, pitch: 89.4, distance: this.fit(across + 6, up + 6) };
    const [right, down] = lies ? [1.5, 0] : [0, this.near === 'south' ? 1.5 : -1.5];
    return {
      x: x + right,
      y: y - down,
      z: 0,
      yaw,
      pitch: 46,
      distance: this.fit(across * (lies ? 1.24 : 1.33), up * 0.98),
    };
  }

  /** Over a Monster's shoulder: it stands below the middle, what it looks at above it. */
  private over({ spot: [x, y], yaw, high = 2 }: Own): Look {
    const turn = (yaw * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * AHEAD, Math.sin(turn) * AHEAD];
    return { x: x - dx, y: y - dy, z: high, yaw, pitch: 34, distance: this.fit(34, 26) };
  }

  show(look: Look, at_once = false): void {
    this.goal = { ...look };
    const round = Math.round((this.now.yaw - look.yaw) / 360) * 360;
    this.goal.yaw += round;
    if (at_once) this.now = { ...this.goal };
    this.aim();
  }

  orbit(dx: number, dy: number): void {
    this.goal.yaw -= dx * 0.32;
    this.goal.pitch = clamp(this.goal.pitch + dy * 0.24, 8, 89.4);
  }

  pan(dx: number, dy: number): void {
    const scale = (this.goal.distance * Math.tan((FOV * Math.PI) / 360) * 2) / 700;
    const turn = (this.goal.yaw * Math.PI) / 180;
    this.goal.x += (Math.sin(turn) * dx - Math.cos(turn) * dy) * scale;
    this.goal.y += (-Math.cos(turn) * dx - Math.sin(turn) * dy) * scale;
    this.keep();
  }

  zoom(factor: number): void {
    this.goal.distance = clamp(this.goal.distance * factor, 9, 260);
  }

  /** Look at a point without turning. */
  target(x: number, y: number, z: number): void {
    Object.assign(this.goal, { x, y, z: Math.max(0, z) });
    this.keep();
  }

  private keep(): void {
    const { west, east, south, north } = this.plan.board;
    this.goal.x = clamp(this.goal.x, west - 30, east + 30);
    this.goal.y = clamp(this.goal.y, south - 30, north + 30);
  }

  /** One step towards the goal; true while it still moves. */
  step(seconds: number, smooth = true): boolean {
    const share = smooth ? 1 - Math.exp(-SMOOTH * seconds) : 1;
    let moving = this.uncover(share);
    moving = this.calm(seconds) || moving;
    for (const key of ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const) {
      const left = this.goal[key] - this.now[key];
      this.now[key] += left * share;
      if (Math.abs(left) > STILL * (key === 'distance' ? 10 : 4)) moving = true;
      else this.now[key] = this.goal[key];
    }
    this.aim();
    return moving;
  }

  private uncover(share: number): boolean {
    const left = this.covered.goal - this.covered.now;
    this.covered.now = Math.abs(left) < 1 ? this.covered.goal : this.covered.now + left * share;
    return this.covered.now !== this.covered.goal;
  }

  private calm(seconds: number): boolean {
    const { tremor } = this;
    tremor.left *= Math.exp(-CALMS * seconds);
    if (tremor.left < 0.02) tremor.left = 0;
    const most = SHAKEN * this.now.distance * tremor.left;
    [tremor.x, tremor.y] = [most * (2 * Math.random() - 1), most * (2 * Math.random() - 1)];
    return tremor.left > 0;
  }

  private readonly there = new Vector3();
  private aim(): void {
    const { x, y, z, yaw, pitch, distance } = this.now;
    const [turn, rise] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
    const flat = Math.cos(rise) * distance;
    this.lens.position.set(x + flat * Math.cos(turn), y + flat * Math.sin(turn), z + Math.sin(rise) * distance);
    this.lens.lookAt(this.there.set(x, y, z));
    this.lens.translateX(this.tremor.x).translateY(this.tremor.y);
    const { width, height } = this.size;
    this.lens.setViewOffset(width, height, 0, this.covered.now / 2, width, height); // updates the projection
  }
}
