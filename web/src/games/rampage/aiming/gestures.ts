/**
 * Fingers and mouse on the city. While something is aimed any drag aims, and the right button orbits; otherwise one
 * finger orbits. Two fingers pinch, turn and push; a tap chooses.
 */

export interface Grip {
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  /** Is there something to aim with here? Then it follows the pointer until it is let go. */
  grab(x: number, y: number, coarse: boolean): boolean;
  pull(x: number, y: number): void;
  /** Pixels a second over the last moments, to the right and down. */
  letGo(x: number, y: number, vx: number, vy: number): void;
  /** Nothing comes of it: everything is as it was before. */
  drop(): void;
  /** Something is to be aimed. */
  readonly aims: boolean;
  tap(x: number, y: number, coarse: boolean): void;
  hover(x: number, y: number): void;
}

interface Point {
  x: number;
  y: number;
  t: number;
}

const STIR = 6; // pixels: less is a tap
const RECENT = 90; // ms: the speed of a finger is taken from so long, or from its last two places
const RESTED = 250; // ms: a finger that has not moved for so long has no speed
const PLACES = 12;
const HOLD = 800; // ms: a finger that is held where nothing is aimed asks what is there

const coarse = ({ pointerType }: PointerEvent): boolean => pointerType !== 'mouse';

export class Gestures {
  private readonly points = new Map<number, Point>();
  private trail: Point[] = [];
  private mode: 'none' | 'tap' | 'orbit' | 'pan' | 'pinch' | 'held' | 'aim' = 'none';
  private from: Point = { x: 0, y: 0, t: 0 };

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly grip: Grip,
  ) {
    canvas.addEventListener('pointerdown', this.down);
    canvas.addEventListener('pointermove', this.move);
    canvas.addEventListener('pointerup', this.up);
    canvas.addEventListener('pointercancel', this.stop);
    canvas.addEventListener('wheel', this.wheel, { passive: false });
    canvas.addEventListener('contextmenu', this.menu);
  }

  private readonly menu = (event: Event) => event.preventDefault();

  private readonly wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.grip.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY)) * 0.0014));
  };

  private readonly down = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY, t: event.timeStamp };
    this.points.set(event.pointerId, at);
    this.canvas.setPointerCapture(event.pointerId);
    if (this.points.size > 1) {
      this.release(); // a second finger takes an aim back
      this.mode = 'pinch';
      return;
    }
    this.from = at;
    this.trail = [at];
    if (event.button === 2 && this.grip.aims) this.mode = 'orbit';
    else if (event.button === 2 || event.button === 1 || event.shiftKey) this.mode = 'pan';
    else this.mode = this.grip.grab(at.x, at.y, coarse(event)) ? 'held' : 'tap';
  };

  private readonly move = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY, t: event.timeStamp };
    const before = this.points.get(event.pointerId);
    if (!before) {
      if (this.mode === 'none' && event.pointerType === 'mouse') this.grip.hover(at.x, at.y);
      return;
    }
    if (this.mode === 'pinch') this.pinch(event.pointerId, at);
    this.points.set(event.pointerId, at);
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    if (Math.hypot(at.x - this.from.x, at.y - this.from.y) > STIR) this.stir();
    if (this.mode === 'orbit') this.grip.orbit(dx, dy);
    if (this.mode === 'pan') this.grip.pan(dx, dy);
    if (this.mode === 'aim') this.follow(at);
  };

  /** No tap any more. */
  private stir(): void {
    if (this.mode === 'tap') this.mode = 'orbit';
    if (this.mode === 'held') this.mode = 'aim';
  }

  private follow(at: Point): void {
    this.trail = [...this.trail.slice(1 - PLACES), at];
    this.grip.pull(at.x, at.y);
  }

  /** Two fingers: nearer and farther, around, and along. */
  private pinch(id: number, at: Point): void {
    const other = [...this.points].find(([one]) => one !== id)?.[1];
    const before = this.points.get(id);
    if (!other || !before) return;
    const [was, now] = [before, at].map((one) => ({
      long: Math.hypot(one.x - other.x, one.y - other.y),
      turn: Math.atan2(one.y - other.y, one.x - other.x),
    })) as [{ long: number; turn: number }, { long: number; turn: number }];
    if (now.long > 12) this.grip.zoom(was.long / now.long);
    const turned = Math.atan2(Math.sin(now.turn - was.turn), Math.cos(now.turn - was.turn));
    this.grip.orbit((turned * 180) / Math.PI / -0.32, 0);
    this.grip.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  private readonly up = (event: PointerEvent) => {
    const { mode } = this;
    this.points.delete(event.pointerId);
    const asks = mode === 'tap' && coarse(event) && event.timeStamp - this.from.t > HOLD;
    if ((mode === 'tap' && !asks) || mode === 'held') this.grip.tap(event.clientX, event.clientY, coarse(event));
    if (mode === 'aim') this.grip.letGo(event.clientX, event.clientY, ...this.speed(event.timeStamp));
    this.mode = mode === 'pinch' && this.points.size ? 'pinch' : 'none';
  };

  private speed(now: number): [number, number] {
    const [before, last] = this.trail.slice(-2);
    if (!before || !last || now - last.t > RESTED) return [0, 0];
    const first = this.trail.find(({ t }) => last.t - t < RECENT && t < last.t) ?? before;
    const seconds = Math.max(4, last.t - first.t) / 1000;
    return [(last.x - first.x) / seconds, (last.y - first.y) / seconds];
  }

  private readonly stop = (event: PointerEvent) => {
    this.points.delete(event.pointerId);
    this.release();
  };

  /** Escape: whatever was being pulled is let go without an effect. */
  release(): void {
    if (this.mode === 'aim') this.grip.drop();
    this.mode = 'none';
  }

  dispose(): void {
    this.canvas.removeEventListener('pointerdown', this.down);
    this.canvas.removeEventListener('pointermove', this.move);
    this.canvas.removeEventListener('pointerup', this.up);
    this.canvas.removeEventListener('pointercancel', this.stop);
    this.canvas.removeEventListener('wheel', this.wheel);
    this.canvas.removeEventListener('contextmenu', this.menu);
  }
}
