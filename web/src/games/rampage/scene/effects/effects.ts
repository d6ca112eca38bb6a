/** What makes an impact felt: sound, dust, a squash, a trembling picture, a visible breath, a wind-up. Nothing here moves a piece for good. */
import { Quaternion, Vector3 } from 'three';
import type { Hit } from '../../film/film';
import type { Staging } from '../../film/projector';
import { HANDS, type Plan, SHAPES } from '../../geometry';
import { sounds } from '../../sound/mixer';
import type { Act, Breath, Piece } from '../../types';
import type { Stage } from '../stage';
import { Dust } from './dust';
import { Squash } from './squash';

/** Of real time. A Vehicle would be over its Building within a tenth of a second. */
const PACE: Record<Act['type'], number> = { drop: 0.6, breath: 0.6, toss: 0.5, flick: 1 };
const HARDEST = 220; // cm/s
const WIND_SPEED = 105; // cm/s: as air is seen, not as it is felt
const PUFFS = 330; // a second
const [CARD, GROUND_DUST, AIR] = ['#f5ead4', '#dcc7a2', '#f4fbff'];

export class Effects {
  readonly dust: Dust;
  readonly squash = new Squash();

  constructor(
    private readonly stage: Stage,
    private readonly plan: Plan,
    private readonly motion: () => boolean,
  ) {
    this.dust = new Dust(stage.camera.lens.quaternion);
    stage.pieces.squash = this.squash.of;
  }

  /** So many seconds have passed: `redraw` what looks different; true while something is still to be seen. */
  step(seconds: number, redraw: (piece: Piece) => void): boolean {
    const squashed = this.squash.step(seconds);
    for (const piece of squashed) redraw(piece);
    return this.dust.step(seconds) || squashed.length > 0;
  }

  clear(): void {
    this.squash.clear();
    this.dust.clear();
  }

  /** Something hits something: it is heard, dust flies, and the picture trembles. */
  impact({ piece, force }: Hit, slow: boolean): void {
    const kind = this.plan.kinds[piece]!;
    sounds.knock(kind, force, slow ? 0.7 : 1);
    if (!this.motion()) return;
    if (!this.plan.isFloor(piece)) this.squash.hit(piece, force);
    const share = Math.min(1, force / HARDEST);
    this.stir(piece, share);
    if (kind === 'body' || share > 0.6) this.stage.camera.shake(share);
  }

  /** Card and what is heavy stir up dust. */
  private stir(piece: Piece, share: number): void {
    const kind = this.plan.kinds[piece]!;
    const card = this.plan.isFloor(piece);
    const { x, y, z, turn, there } = this.stage.pieces.drawn(piece);
    if (!there || kind === 'meeple') return;
    const struck = { half: SHAPES[kind].half, at: new Vector3(x, y, z), turn: new Quaternion().fromArray(turn) };
    this.dust.knock(struck, share, card ? CARD : GROUND_DUST);
  }

  /** A breath is seen as long as its lungful lasts: puffs from the mouth, along the turn of the head. */
  blow({ monster, yaw, pitch, sweep, strength }: Breath, at: number, passed: number): void {
    const body = this.stage.pieces.drawn(this.plan.body(monster));
    const lasts = HANDS.lungful / (strength / 1000);
    if (!body.there || !this.motion() || at < 0 || at > lasts) return;
    const [turn, rise] = [((yaw + (sweep * at) / lasts) / 1800) * Math.PI, (pitch / 1800) * Math.PI];
    const way = [Math.cos(turn) * Math.cos(rise), Math.sin(turn) * Math.cos(rise), Math.sin(rise)] as const;
    const [x, y] = [body.x + Math.cos(turn) * HANDS.mouthForward, body.y + Math.sin(turn) * HANDS.mouthForward];
    const mouth: [number, number, number] = [x, y, body.z + (SHAPES.body.half[2] ?? 0) + HANDS.mouthUp];
    const speed = WIND_SPEED * (0.5 + strength / 2000);
    const fast = way.map((one) => one * speed) as [number, number, number];
    const count = Math.ceil(PUFFS * passed);
    for (let k = count - 1; k >= 0; k--) {
      const since = (passed * k) / count; // those of one picture follow each other, as those of two do
      const from = mouth.map((one, axis) => one + fast[axis]! * since) as [number, number, number];
      this.dust.puff(from, fast, speed * Math.tan(HANDS.jetAngle), AIR);
    }
  }
}

/** Paws are drawn back, a Body or a Vehicle is lifted; drops, tosses and breaths are shown unhurried. */
export function staged(act: Act, plan: Plan): Staging {
  const winds = act.type === 'breath' ? plan.body(act.monster) : sentOff(act, plan);
  const turn = act.type === 'drop' ? 0 : (act.yaw / 1800) * Math.PI;
  const far = act.type === 'flick' ? -1.6 : act.type === 'breath' ? -0.7 : 0;
  const up = act.type === 'drop' || act.type === 'toss' ? 1.4 : 0;
  return { winds, back: [Math.cos(turn) * far, Math.sin(turn) * far, up], pace: PACE[act.type] };
}

export function sentOff(act: Exclude<Act, Breath>, plan: Plan): Piece {
  if (act.type === 'toss') return act.piece;
  return act.type === 'flick' ? plan.paws(act.monster) : plan.body(act.monster);
}
