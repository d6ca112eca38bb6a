/** Eaten Meeples fly into the mouth of their Monster, one after the other. A film waits until all have arrived. */
import { HANDS, type Pose, SHAPES } from '../../geometry';
import type { Monster, Piece } from '../../types';

const LASTS = 0.55; // s
const APART = 0.17; // s between two of them
const HIGH = 5; // cm
const SMALL = 0.35;
const HASTE = 3; // while a film waits

interface Flight {
  piece: Piece;
  from: Pose;
  eater: Monster;
  /** Seconds until it begins; negative: since then. */
  wait: number;
}
interface Screen {
  put(piece: Piece, pose: Pose | null, scale?: number): void;
}

export class Flights {
  private readonly all: Flight[] = [];
  private hurried = false;
  private waiting: (() => void)[] = [];
  /** A Meeple has arrived. */
  swallowed: (eater: Monster) => void = () => {};

  constructor(
    private readonly screen: Screen,
    private readonly bodyOf: (monster: Monster) => Pose | null,
  ) {}

  get flying(): boolean {
    return this.all.length > 0;
  }

  /** Resolves when all have arrived; from now on they hurry. */
  landed(): Promise<void> {
    this.hurried = this.flying;
    return this.flying ? new Promise((done) => this.waiting.push(done)) : Promise.resolve();
  }

  begin(pieces: { piece: Piece; from: Pose }[], eater: Monster): void {
    const last = Math.max(0, ...this.all.map(({ wait }) => wait + APART));
    for (const [k, { piece, from }] of pieces.entries())
      this.all.push({ piece, from: from.slice(), eater, wait: last + k * APART });
  }

  /** So many seconds have passed; true while something flies. */
  step(seconds: number): boolean {
    for (const one of [...this.all]) {
      one.wait -= seconds * (this.hurried ? HASTE : 1);
      if (one.wait < -LASTS) this.land(one);
      else this.draw(one, Math.max(0, -one.wait / LASTS));
    }
    return this.flying;
  }

  private draw({ piece, from, eater }: Flight, share: number): void {
    const [x, y, z] = this.mouth(eater) ?? [from[0]!, from[1]!, from[2]! + HIGH];
    const out = from.slice();
    const eased = share * share * (3 - 2 * share);
    out[0] = from[0]! + (x - from[0]!) * eased;
    out[1] = from[1]! + (y - from[1]!) * eased;
    out[2] = from[2]! + (z - from[2]!) * eased + HIGH * 4 * share * (1 - share) * 0.6;
    this.screen.put(piece, out, 1 - (1 - SMALL) * eased);
  }

  private mouth(eater: Monster): [number, number, number] | null {
    const body = this.bodyOf(eater);
    return body && [body[0]!, body[1]!, body[2]! + (SHAPES.body.half[2] ?? 2.5) + HANDS.mouthUp];
  }

  private land(one: Flight): void {
    this.all.splice(this.all.indexOf(one), 1);
    this.screen.put(one.piece, null);
    this.swallowed(one.eater);
    this.arrive();
  }

  private arrive(): void {
    if (this.flying) return;
    this.hurried = false;
    for (const done of this.waiting.splice(0)) done();
  }

  /** All at once: something else is shown now. */
  clear(): void {
    for (const { piece } of this.all.splice(0)) this.screen.put(piece, null);
    this.arrive();
  }
}
