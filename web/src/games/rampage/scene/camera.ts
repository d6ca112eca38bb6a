/** The camera walks around the table: orbit, pan, zoom, preset looks, and following a shot. z is up, cm. */
import { PerspectiveCamera, Vector3 } from 'three';
import { clamp, type Plan, type Spot } from '../geometry';

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

export class Camera {
  readonly lens = new PerspectiveCamera(FOV, 1, 1, 600);
  now: Look;
  goal: Look;
  private aspect = 1;

  constructor(private readonly plan: Plan) {
    this.lens.up.set(0, 0, 1);
    this.goal = this.preset('overview');
    this.now = { ...this.goal };
  }

  resize(width: number, height: number): void {
    this.aspect = width / Math.max(1, height);
    this.lens.aspect = this.aspect;
    this.lens.updateProjectionMatrix();
    this.aim();
  }

  private get centre(): Spot {
    return [0, (this.plan.board.north + this.plan.board.south) / 2];
  }

  /** So far away that so many centimetres fit across and upwards. */
  private fit(wide: number, high: number): number {
    const tan = Math.tan((FOV * Math.PI) / 360);
    return Math.max(high / (2 * tan), wide / (2 * tan * this.aspect));
  }

  preset(which: Preset, own: Own | null = null): Look {
    if (which === 'own' && own) return this.over(own);
    const [x, y] = this.centre;
    const { west, east, south, north } = this.plan.board;
    const lies = this.aspect > 1 && north - south > east - west; // a long city lies in a wide picture
    const [across, up] = lies ? [north - south, east - west] : [east - west, north - south];
    const yaw = lies ? 0 : 270;
    if (which === 'top') return { x, y, z: 0, yaw, pitch: 89.4, distance: this.fit(across + 6, up + 6) };
    const [right, down] = lies ? [1.5, 0] : [0, 1.5];
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
    let moving = false;
    for (const key of ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const) {
      const left = this.goal[key] - this.now[key];
      this.now[key] += left * share;
      if (Math.abs(left) > STILL * (key === 'distance' ? 10 : 4)) moving = true;
      else this.now[key] = this.goal[key];
    }
    this.aim();
    return moving;
  }

  private readonly there = new Vector3();
  private aim(): void {
    const { x, y, z, yaw, pitch, distance } = this.now;
    const [turn, rise] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
    const flat = Math.cos(rise) * distance;
    this.lens.position.set(x + flat * Math.cos(turn), y + flat * Math.sin(turn), z + Math.sin(rise) * distance);
    this.lens.lookAt(this.there.set(x, y, z));
  }
}
