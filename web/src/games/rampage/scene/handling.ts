/** What hands do in the city: move the camera, choose pieces and places, pull, point and flick. */
import type { Aim } from '../aim.svelte';
import { BODY_TOP } from '../aim.svelte';
import { HANDS, type Spot } from '../geometry';
import type { Touch } from '../touch.svelte';
import type { Piece } from '../types';
import type { Grip } from './gestures';
import type { Stage } from './stage';

export const DEAD = 22; // pixels: a pull that ends nearer is taken back
const FULL = 190; // pixels: the hardest pull
const FINGER = 2300; // pixels a second: the hardest flick of a finger
const LINGERS = 60; // pixels a second: a slower finger flicks nothing
const LOWEST = 0.8; // cm: a breath at the ground goes at those who stand there
const TOUCHED = { fine: 26, coarse: 44 }; // pixels around the own piece

export class Handling implements Grip {
  touch: Touch | null = null;
  aim: Aim | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly manual: () => void,
    private readonly settle: () => void,
  ) {}

  // -- the camera ------------------------------------------------------------------------------------------------

  orbit(dx: number, dy: number): void {
    this.stage.camera.orbit(dx, dy);
    this.manual();
  }
  pan(dx: number, dy: number): void {
    this.stage.camera.pan(dx, dy);
    this.manual();
  }
  zoom(factor: number): void {
    this.stage.camera.zoom(factor);
    this.manual();
  }

  // -- aiming ----------------------------------------------------------------------------------------------------

  /** The own piece on the screen: the paws, the body, or the ghost of a body above its target. */
  private handle(aim: Aim): Spot {
    const [x, y] = aim.area ? aim.spot : aim.origin;
    return this.stage.onScreen(x, y, aim.area ? this.stage.roofAt(aim.spot) + 6 : aim.kind === 'flick' ? 1 : 3);
  }

  grab(x: number, y: number, coarse: boolean): boolean {
    const { aim } = this;
    if (!aim || aim.sent) return false;
    const [hx, hy] = this.handle(aim);
    const own = [this.stage.plan.body(aim.monster), this.stage.plan.paws(aim.monster), aim.piece];
    const near = Math.hypot(hx - x, hy - y) < (coarse ? TOUCHED.coarse : TOUCHED.fine);
    const piece = this.stage.pieceAt(x, y);
    if (!near && !(piece !== null && own.includes(piece)) && !(aim.area && this.over(aim, x, y))) return false;
    this.settle();
    this.pull(x, y);
    return true;
  }

  /** On the building that is to be demolished. */
  private over(aim: Aim, x: number, y: number): boolean {
    const at = this.stage.spotAt(x, y, this.stage.roofAt(aim.spot));
    const { area } = aim;
    return !!at && !!area && at[0] > area.west && at[0] < area.east && at[1] > area.south && at[1] < area.north;
  }

  pull(x: number, y: number): void {
    const { aim } = this;
    if (!aim) return;
    const { left, width } = this.stage.canvas.getBoundingClientRect();
    aim.handAt = x - left > width / 2 ? 'right' : 'left';
    if (aim.area) this.carry(aim, x, y);
    else this.stretch(aim, x, y);
  }

  private stretch(aim: Aim, x: number, y: number): void {
    const at = this.stage.spotAt(x, y, aim.kind === 'flick' ? 0.5 : 3);
    if (!at) return;
    aim.pulled = at;
    if (aim.kind === 'breath') this.blowAt(aim, x, y);
    if (aim.kind === 'breath' || aim.byFinger || this.dead(aim, x, y)) return;
    aim.point([2 * aim.origin[0] - at[0], 2 * aim.origin[1] - at[1]]);
    aim.setForce((this.pixels(aim, x, y) - DEAD) / (FULL - DEAD));
  }

  private carry(aim: Aim, x: number, y: number): void {
    const at = this.stage.spotAt(x, y, this.stage.roofAt(aim.spot));
    if (at) aim.point(at);
  }

  /** Towards whatever lies under the pointer, be it high or low. */
  private blowAt(aim: Aim, x: number, y: number): void {
    const seen = this.dead(aim, x, y) ? null : this.stage.seenAt(x, y);
    if (!seen) return;
    const [u, v, z] = seen;
    aim.point([u, v]);
    const body = this.stage.pieces.drawn(this.stage.plan.body(aim.monster));
    aim.pitchTo([u, v], Math.max(z, LOWEST), body.z + BODY_TOP / 2 + HANDS.mouthUp);
  }

  private pixels(aim: Aim, x: number, y: number): number {
    const [hx, hy] = this.handle(aim);
    return Math.hypot(x - hx, y - hy);
  }
  private dead = (aim: Aim, x: number, y: number): boolean => this.pixels(aim, x, y) < DEAD;

  letGo(x: number, y: number, vx: number, vy: number): void {
    const { aim } = this;
    if (!aim) return;
    const pulled = aim.pulled !== null;
    aim.pulled = null;
    if (aim.area || aim.kind === 'breath' || !pulled) return;
    if (aim.byFinger) this.flicked(aim, x, y, vx, vy);
    else if (!this.dead(aim, x, y)) aim.confirm();
  }

  /** As fast as the finger was, in its direction on the board. */
  private flicked(aim: Aim, x: number, y: number, vx: number, vy: number): void {
    const speed = Math.hypot(vx, vy);
    if (speed < LINGERS) return;
    const [from, to] = [this.stage.spotAt(x, y, 0.5), this.stage.spotAt(x + vx / 50, y + vy / 50, 0.5)];
    if (!from || !to) return;
    aim.point([aim.origin[0] + to[0] - from[0], aim.origin[1] + to[1] - from[1]]);
    aim.setForce(speed / FINGER);
    aim.confirm();
  }

  drop(): void {
    if (this.aim) this.aim.pulled = null;
  }

  // -- taps ------------------------------------------------------------------------------------------------------

  tap(x: number, y: number): void {
    if (this.aim && !this.aim.sent) this.click(this.aim, x, y);
    else if (this.touch) this.choose(this.touch, x, y);
  }

  /** A piece, the ground of a neighborhood, or any spot; and why not. */
  private choose(touch: Touch, x: number, y: number): void {
    const piece = this.wanted(x, y);
    const at = this.stage.spotAt(x, y);
    const zone = at ? this.stage.plan.zoneAt(...at) : -1;
    if (piece !== null && touch.pieces.has(piece)) touch.pick(piece);
    else if (touch.spot && at) touch.put(...at);
    else if (touch.zones.has(zone)) touch.zone(zone);
    else if (piece !== null && touch.asks) touch.why(piece);
  }

  /** Two clicks: the first sets the direction, the second the force. A drop: the first its spot. */
  private click(aim: Aim, x: number, y: number): void {
    this.settle();
    if (aim.area) this.carry(aim, x, y);
    else if (aim.kind === 'breath') this.blowAt(aim, x, y);
    else if (aim.pointed) this.shoot(aim, this.stage.spotAt(x, y, 0.5));
    else this.direct(aim, this.stage.seenAt(x, y, 0.5));
    if (aim.kind === 'breath') aim.pointed = true;
  }

  private direct(aim: Aim, seen: [number, number, number] | null): void {
    if (!seen) return;
    aim.point([seen[0], seen[1]]);
    aim.pointed = true;
  }

  private shoot(aim: Aim, at: Spot | null): void {
    if (!at) return;
    this.measure(aim, at);
    aim.confirm();
  }

  /** The farther from the own piece, the harder. */
  private measure(aim: Aim, at: Spot): void {
    const far = Math.hypot(at[0] - aim.origin[0], at[1] - aim.origin[1]);
    if (aim.kind === 'flick') aim.slide(far);
    else aim.setForce(far / 45);
  }

  hover(x: number, y: number): void {
    const { aim, touch } = this;
    if (aim?.pointed && aim.kind !== 'breath' && !aim.sent) {
      const at = this.stage.spotAt(x, y, 0.5);
      if (at) this.measure(aim, at);
      return;
    }
    if (!touch?.pieces.size) return;
    const piece = this.wanted(x, y);
    const now = piece !== null && touch.pieces.has(piece) ? piece : null;
    if (now !== touch.hover) touch.hover = now;
  }

  /** What is meant: the piece that is seen there, or a choosable one right beside it. */
  private wanted(x: number, y: number): Piece | null {
    const seen = this.stage.pieceAt(x, y);
    if (!this.touch?.pieces.size || (seen !== null && this.touch.pieces.has(seen))) return seen;
    let [best, least]: [Piece | null, number] = [seen, 20];
    for (const piece of this.touch.pieces.keys()) {
      const at = this.stage.pieces.drawn(piece);
      if (!at.there) continue;
      const [sx, sy] = this.stage.onScreen(at.x, at.y, at.z);
      const far = Math.hypot(sx - x, sy - y);
      if (far < least) [best, least] = [piece, far];
    }
    return best;
  }
}
