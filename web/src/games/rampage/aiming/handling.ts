/** What hands do in the city: move the camera, choose pieces and places, pull, point and flick. */

import { HANDS, holds, type Spot, within } from '../geometry';
import type { Stage } from '../scene/stage';
import { preferences } from '../state/preferences.svelte';
import type { Touch } from '../state/touch.svelte';
import type { Piece } from '../types';
import type { Aim } from './aim.svelte';
import { BODY_TOP } from './flight';
import type { Grip } from './gestures';

const DEAD = 22; // pixels from the own piece and from the press: a pull that ends nearer is taken back
const FULL = 190; // pixels: the hardest pull
const FINGER = 2300; // pixels a second: the hardest flick of a finger
const LINGERS = 60; // pixels a second: a slower finger flicks nothing
const TWICE = 450; // ms: a double click is one click
const EDGE = 0.6; // cm: floors reach a little over the ruin that they stand on
const LOWEST = 0.8; // cm: a breath at the ground goes at those who stand there
const TOUCHED = { fine: 26, coarse: 44 }; // pixels around the own piece

export class Handling implements Grip {
  touch: Touch | null = null;
  aim: Aim | null = null;
  /** Where a hand began, in pixels; above which level it moves, and how far beside what it moves. */
  private press = { at: [0, 0] as Spot, level: 0, beside: [0, 0] as Spot, far: false };

  /** When the first of two clicks was made. */
  private directed = Number.NEGATIVE_INFINITY;

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
    return this.stage.pointing.onScreen(
      x,
      y,
      aim.area ? this.stage.pointing.roofAt(aim.spot) + 6 : aim.kind === 'flick' ? 1 : 3,
    );
  }

  get aims(): boolean {
    return this.aim !== null && !this.aim.sent;
  }

  /** Any drag aims while something is to be aimed; away from the own piece it moves as if it held that. */
  grab(x: number, y: number, coarse: boolean): boolean {
    const { aim } = this;
    if (!aim || aim.sent) return false;
    const near = this.pixels(aim, x, y) < (coarse ? TOUCHED.coarse : TOUCHED.fine);
    const on = near || this.own(aim, x, y) || (aim.area !== null && this.over(aim, x, y));
    this.settle();
    aim.begin();
    const level = aim.area ? this.stage.pointing.roofAt(aim.spot) : aim.kind === 'flick' ? 0.5 : 3;
    const beside: Spot = near || !on ? this.beside(aim, x, y, level) : [0, 0];
    this.press = { at: [x, y], level, beside: aim.area || !on ? beside : [0, 0], far: !on };
    return true;
  }

  private own(aim: Aim, x: number, y: number): boolean {
    const piece = this.stage.pointing.pieceAt(x, y);
    return piece === this.stage.plan.body(aim.monster) || piece === this.stage.plan.paws(aim.monster);
  }

  /** The ghost of a Body does not jump to the pointer that takes it. */
  private beside(aim: Aim, x: number, y: number, level: number): Spot {
    const at = this.stage.pointing.spotAt(x, y, level);
    const [u, v] = aim.area ? aim.spot : aim.origin;
    return at ? [u - at[0], v - at[1]] : [0, 0];
  }

  /** On the building that is to be demolished. */
  private over(aim: Aim, x: number, y: number): boolean {
    const at = this.stage.pointing.spotAt(x, y, this.stage.pointing.roofAt(aim.spot));
    return !!at && !!aim.area && holds(aim.area, ...at);
  }

  pull(x: number, y: number): void {
    const { aim } = this;
    if (!aim) return;
    const { left, width } = this.stage.canvas.getBoundingClientRect();
    aim.handAt = x - left > width / 2 ? 'right' : 'left';
    const seen = this.stage.pointing.spotAt(x, y, this.press.level);
    if (!seen) return;
    const at: Spot = [seen[0] + this.press.beside[0], seen[1] + this.press.beside[1]];
    aim.pulled = at;
    if (aim.area) aim.point(at);
    else if (!this.meant(aim, x, y)) aim.putBack();
    else if (aim.kind === 'breath') this.blowAt(aim, x, y);
    else if (!aim.byFinger) this.stretch(aim, at, x, y);
  }

  private stretch(aim: Aim, at: Spot, x: number, y: number): void {
    aim.point([2 * aim.origin[0] - at[0], 2 * aim.origin[1] - at[1]]);
    aim.setForce((this.pulled(aim, x, y) - DEAD) / (FULL - DEAD));
  }

  /** Towards whatever lies under the pointer, be it high or low. */
  private blowAt(aim: Aim, x: number, y: number): void {
    const seen = this.stage.pointing.seenAt(x, y);
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
  /** How far a pull goes, from the own piece or from wherever it began. */
  private pulled(aim: Aim, x: number, y: number): number {
    return this.press.far ? this.moved(x, y) : this.pixels(aim, x, y);
  }
  private moved = (x: number, y: number): number => Math.hypot(x - this.press.at[0], y - this.press.at[1]);
  /** A hand that has moved, and not back to the own piece. */
  private meant(aim: Aim, x: number, y: number): boolean {
    return this.moved(x, y) >= DEAD && this.pulled(aim, x, y) >= DEAD;
  }

  /** Letting go of the own piece fires; a pull that began elsewhere has only aimed. */
  letGo(x: number, y: number, vx: number, vy: number): void {
    const { aim } = this;
    if (!aim?.pulled) return;
    aim.pulled = null;
    if (aim.area) return;
    if (!this.meant(aim, x, y)) aim.putBack();
    else if (this.press.far) return;
    else if (aim.byFinger) this.flicked(aim, x, y, vx, vy);
    else if (aim.kind !== 'breath') this.fire(aim);
  }

  /** A hand fires, unless only the button may. */
  private fire(aim: Aim): void {
    if (!preferences.confirm) aim.confirm();
  }

  /** As fast as the finger was, in its direction on the board. */
  private flicked(aim: Aim, x: number, y: number, vx: number, vy: number): void {
    const speed = Math.hypot(vx, vy);
    if (speed < LINGERS) return;
    const [from, to] = [
      this.stage.pointing.spotAt(x, y, 0.5),
      this.stage.pointing.spotAt(x + vx / 50, y + vy / 50, 0.5),
    ];
    if (!from || !to) return;
    aim.point([aim.origin[0] + to[0] - from[0], aim.origin[1] + to[1] - from[1]]);
    aim.setForce(speed / FINGER);
    this.fire(aim);
  }

  drop(): void {
    this.aim?.takeBack();
  }

  // -- taps ------------------------------------------------------------------------------------------------------

  tap(x: number, y: number, coarse: boolean): void {
    if (this.aim && !this.aim.sent) this.click(this.aim, x, y, coarse);
    else if (this.touch) this.choose(this.touch, x, y);
  }

  /** A piece, the ground of a neighborhood, or any spot; and why not. */
  private choose(touch: Touch, x: number, y: number): void {
    const piece = this.wanted(x, y);
    const at = this.onTop(touch, x, y) ?? this.stage.pointing.spotAt(x, y);
    const zone = at ? this.stage.plan.zoneAt(...at) : -1;
    if (piece !== null && touch.pieces.has(piece)) touch.pick(piece);
    else if (touch.spot && at) touch.put(...at);
    else if (touch.zones.has(zone)) touch.zone(zone);
    else if (piece !== null && touch.asks) touch.why(piece);
  }

  /** The spot of a roof that may be climbed: what is seen there lies high above the ground behind it. */
  private onTop(touch: Touch, x: number, y: number): Spot | null {
    const seen = touch.tops.length ? this.stage.pointing.seenAt(x, y) : null;
    if (!seen) return null;
    const { ruins } = this.stage.plan;
    const top = touch.tops.find((ruin) => holds(ruins[ruin]!.outline, seen[0], seen[1], EDGE));
    return top === undefined ? null : within(ruins[top]!.outline, [seen[0], seen[1]]);
  }

  /** Two clicks: the first says where to, the second fires; a finger fires on the mark only, and elsewhere aims again. */
  private click(aim: Aim, x: number, y: number, coarse: boolean): void {
    this.settle();
    aim.byTouch = coarse;
    if (aim.area) this.carry(aim, x, y);
    else if (this.pixels(aim, x, y) < DEAD || this.own(aim, x, y)) return;
    else if (this.fires(aim) && (!coarse || this.onMark(aim, x, y))) this.second(aim);
    else this.direct(aim, x, y);
  }

  private fires = (aim: Aim): boolean => aim.pointed && aim.kind !== 'breath' && !preferences.confirm;

  private second(aim: Aim): void {
    if (performance.now() - this.directed >= TWICE) aim.confirm();
  }

  private carry(aim: Aim, x: number, y: number): void {
    const at = this.stage.pointing.spotAt(x, y, this.stage.pointing.roofAt(aim.spot));
    if (at) aim.point(at);
  }

  private onMark({ mark }: Aim, x: number, y: number): boolean {
    if (!mark) return false;
    const [u, v] = this.stage.pointing.onScreen(...mark);
    return Math.hypot(u - x, v - y) < TOUCHED.coarse;
  }

  /** The direction, and the force that comes to rest there. */
  private direct(aim: Aim, x: number, y: number): void {
    const seen = this.stage.pointing.seenAt(x, y, 0.5);
    if (!seen) return;
    if (!aim.pointed) aim.begin();
    aim.pointed = true;
    this.directed = performance.now();
    aim.point([seen[0], seen[1]]);
    if (aim.kind === 'breath') this.blowAt(aim, x, y);
    if (aim.kind === 'toss') aim.lobTo(this.far(aim, seen), seen[2]);
    if (aim.kind === 'flick') aim.slide(this.far(aim, seen));
  }

  private far = ({ origin }: Aim, [x, y]: number[]): number => Math.hypot(x! - origin[0], y! - origin[1]);

  hover(x: number, y: number): void {
    const { aim, touch } = this;
    if (aim && this.fires(aim) && !aim.sent) {
      const seen = this.stage.pointing.seenAt(x, y, 0.5);
      if (seen && aim.kind === 'flick') aim.slide(this.far(aim, seen));
      else if (seen) aim.throwTo(this.far(aim, seen), seen[2]);
      return;
    }
    if (!touch?.pieces.size) return;
    const piece = this.wanted(x, y);
    const now = piece !== null && touch.pieces.has(piece) ? piece : null;
    if (now !== touch.hover) touch.hover = now;
  }

  /** What is meant: the piece that is seen there, or a choosable one right beside it. */
  private wanted(x: number, y: number): Piece | null {
    const seen = this.stage.pointing.pieceAt(x, y);
    if (!this.touch?.pieces.size || (seen !== null && this.touch.pieces.has(seen))) return seen;
    let [best, least]: [Piece | null, number] = [seen, 20];
    for (const piece of this.touch.pieces.keys()) {
      const at = this.stage.pieces.drawn(piece);
      if (!at.there) continue;
      const [sx, sy] = this.stage.pointing.onScreen(at.x, at.y, at.z);
      const far = Math.hypot(sx - x, sy - y);
      if (far < least) [best, least] = [piece, far];
    }
    return best;
  }
}
