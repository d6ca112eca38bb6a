/** The camera operator: preset looks, following a shot and going back, nearer while somebody aims. Who moves the camera decides. */
import type { Aim } from '../aiming/aim.svelte';
import type { Plan, Pose, Spot } from '../geometry';
import type { Monster, Piece } from '../types';
import type { Look, Preset } from './camera';
import type { Stage } from './stage';

const FOLLOW = 2.4; // 1/s
const NEARER = 0.68; // of the distance from which the whole city is seen
const ABOVE = 7; // cm: a Body that is about to fall is seen as well as the roof
const ASIDE = 38; // degrees: flights and breaths are seen better from the side

export class Operator {
  /** Go along with shots at all. */
  follow = true;
  private led = false;
  private near = false;
  private looks: Preset | null = 'overview';
  private whose: Monster | null = null;
  /** How the camera stood before it followed a shot, and how far it stays away from that. */
  private home: Look | null = null;
  private distance = 0;

  constructor(
    private readonly stage: Stage,
    private readonly plan: Plan,
    private readonly poseOf: (piece: Piece) => Pose | null,
    private readonly aim: () => Aim | null,
  ) {}

  look(which: Preset, monster: Monster | null, at_once = !this.stage.smooth): void {
    const pose = monster === null ? null : this.poseOf(this.plan.paws(monster));
    const own = pose && { spot: this.mattering(pose), yaw: this.behind(pose), high: this.aim()?.area ? ABOVE : 2 };
    this.stage.camera.show(this.stage.camera.preset(which, own), at_once);
    this.manual();
    [this.looks, this.whose] = [which, monster];
  }

  /** What a Monster is about: itself, or what it drops its Body on. */
  private mattering([x = 0, y = 0]: Pose): Spot {
    const aim = this.aim();
    return aim?.area ? aim.spot : [x, y];
  }

  /** Where to stand to look over a Monster's shoulder: at what it aims at, or at the city. */
  private behind([x = 0, y = 0]: Pose): number {
    const aim = this.aim();
    if (aim?.area) return (Math.atan2(y - aim.spot[1], x - aim.spot[0]) * 180) / Math.PI;
    if (aim) return aim.get('yaw') / 10 + (aim.kind === 'flick' ? 180 : 180 + ASIDE);
    const middle = (this.plan.board.north + this.plan.board.south) / 2;
    return (Math.atan2(y - middle, x) * 180) / Math.PI;
  }

  /** Another size; a look that nobody has changed since shows the same part of the table again. */
  resize(width: number, height: number, monster: Monster | null): void {
    this.stage.resize(width, height);
    if (this.looks) this.look(this.looks, this.whose ?? monster, true);
  }

  /** Unless somebody has moved the camera: nearer while he aims, back to the whole city afterwards. */
  approach(aim: Aim | null): void {
    if (aim && this.looks === 'overview') this.look('own', aim.monster);
    else if (aim || this.looks !== 'own' || !this.near) return;
    else this.look('overview', null);
    this.near = aim !== null;
  }

  /** Whoever moves the camera is not led about any more in this film. */
  manual(): void {
    this.led = false;
    this.looks = null;
    this.stage.ask();
  }

  begin(): void {
    const { goal } = this.stage.camera;
    this.home ??= { ...goal };
    this.distance = this.home.distance * (this.looks === 'overview' ? NEARER : 1);
    this.led = this.follow;
  }

  /** Go along with a piece that moves. */
  go(piece: Piece | null, seconds: number): void {
    const at = piece === null || !this.led ? null : this.stage.pieces.drawn(piece);
    if (!at?.there) return;
    const share = 1 - Math.exp(-FOLLOW * seconds);
    const { goal } = this.stage.camera;
    this.stage.camera.target(
      goal.x + (at.x - goal.x) * share,
      goal.y + (at.y - goal.y) * share,
      goal.z + (Math.min(at.z, 8) - goal.z) * share,
    );
    goal.distance += (this.distance - goal.distance) * share;
  }

  /** Back to where it stood before it followed the shot. */
  end(): void {
    if (this.led && this.looks) this.look(this.looks, this.whose);
    else if (this.led && this.home) this.stage.camera.show(this.home, !this.stage.smooth);
    this.led = false;
    this.home = null;
  }
}
