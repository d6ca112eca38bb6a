/** The camera operator: preset looks, a look for every act, following a shot and going back. A hand on the camera overrides. */
import type { Aim } from '../../aiming/aim.svelte';
import { type Plan, type Pose, SHAPES, type Spot } from '../../geometry';
import type { Monster, Piece } from '../../types';
import type { Stage } from '../stage';
import type { Look, Preset } from './camera';
import { directed, type Scene } from './director';

/** How closely a piece is followed, 1/s: a Body that was dropped stays where its building is seen. */
const FOLLOW: Record<Scene['kind'], number> = { flick: 2.4, toss: 2.2, drop: 0.5, breath: 0.3 };
/** cm/s: a blow worth looking at; a Vehicle is to hit one Building, and whatever it touches first is that. */
const STRUCK: Record<Scene['kind'], number> = { flick: 85, toss: 25, drop: 85, breath: 85 };
const [STAYS, STRAYS] = [0.2, 5]; // share of the way of a piece that has hit something, and the most of it, in cm
const CRANE = 11; // 1/s: how quickly a camera that does not glide rises to a Body that is lifted, and comes down with it
const REST = 700; // ms on the result, before the camera goes back
const HALF = SHAPES.body.half[2] ?? 2.5; // cm
const FLIGHT = 8000; // ms that a fired shot may take until its film begins

/** A look that is gone back to: a preset, or where the camera was put by hand. */
interface Place {
  look: Look;
  preset: Preset | null;
  whose: Monster | null;
}

export class Operator {
  /** Go along with shots at all. */
  follow = true;
  private preset: Preset | null = 'overview';
  private whose: Monster | null = null;
  /** Where the camera was before an act took it away; null: it is there. */
  private home: Place | null = null;
  /** The act that the camera stands for. */
  private scene: Scene | null = null;
  /** Its film runs, or its result is seen: a panel that comes or goes moves nothing. */
  private filmed = false;
  /** A shot was fired from the present look: its film is seen from there. */
  private aimed = false;
  /** Where something was hit: what comes of it is seen, wherever the piece goes on to. */
  private blow: Spot | null = null;
  /** Where the piece that is followed was last seen. */
  private seen: Spot | null = null;
  /** The camera was moved by hand during this act: it stays there. */
  private held = false;
  private back: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly plan: Plan,
    private readonly poseOf: (piece: Piece) => Pose | null,
  ) {}

  look(which: Preset, monster: Monster | null, at_once = !this.stage.smooth): void {
    const pose = monster === null ? null : this.poseOf(this.plan.paws(monster));
    const own = pose && { spot: [pose[0]!, pose[1]!] as Spot, yaw: this.outwards(pose) };
    this.stage.camera.show(this.stage.camera.preset(which, own), at_once);
    this.manual();
    [this.preset, this.whose] = [which, monster];
  }

  /** Over a Monster's shoulder, at the city. */
  private outwards([x = 0, y = 0]: Pose): number {
    const middle = (this.plan.board.north + this.plan.board.south) / 2;
    return (Math.atan2(y - middle, x) * 180) / Math.PI;
  }

  /** The camera was moved by hand: it is not led about any more in this act. */
  manual(): void {
    this.held = this.scene !== null;
    this.preset = this.home = null;
    clearTimeout(this.back);
    this.stage.ask();
  }

  /** A player sees the board from their own side. */
  sit(monster: Monster | null): void {
    const home = monster === null ? undefined : this.plan.starts[monster % this.plan.starts.length];
    const near = home && home.south > (this.plan.board.north + this.plan.board.south) / 2 ? 'north' : 'south';
    if (this.stage.camera.near === near) return;
    this.stage.camera.near = near;
    this.stage.name();
    if (this.preset) this.look(this.preset, this.whose, true);
  }

  // -- the size of the picture -----------------------------------------------------------------------------------

  resize(width: number, height: number, monster: Monster | null): void {
    this.stage.resize(width, height);
    this.again(monster, true);
  }

  /** A panel lies over so many pixels of the lower edge. */
  cover(pixels: number, monster: Monster | null): void {
    this.stage.camera.cover(pixels, !this.stage.smooth);
    this.again(monster, !this.stage.smooth);
    this.stage.ask();
  }

  /** A look that was not changed by hand shows the same part of the table again. */
  private again(monster: Monster | null, at_once: boolean): void {
    if (this.scene && !this.held && !this.filmed) this.show(this.scene, at_once);
    else if (this.preset && !this.scene) this.look(this.preset, this.whose ?? monster, at_once);
  }

  // -- acts --------------------------------------------------------------------------------------------------------

  /** While an act is aimed the camera has the look of that act; it keeps it when the shot is fired. */
  approach(aim: Aim | null, high: number, fired: boolean): void {
    if (fired) this.aimed = true;
    if (!aim) this.rest(fired ? FLIGHT : REST);
    else this.take({ kind: aim.kind, from: aim.area ? aim.spot : aim.origin, yaw: aim.get('yaw') / 10, high });
  }

  /** A film begins; the look of a shot that was aimed from here stays. */
  begin(scene: Scene | null): void {
    if (!this.follow || !scene) this.held = true;
    else if (!this.aimed || this.scene?.kind !== scene.kind) this.take(scene);
    else this.scene = scene; // seen from where it was aimed; what comes of it is known only now
    const { x, y } = this.stage.camera.goal;
    [this.filmed, this.aimed, this.seen] = [true, false, null];
    this.blow = scene?.kind === 'breath' ? [x, y] : null; // it blows away what it has hit
    clearTimeout(this.back);
  }

  private take(scene: Scene): void {
    clearTimeout(this.back);
    this.home ??= { look: { ...this.stage.camera.goal }, preset: this.preset, whose: this.whose };
    [this.scene, this.held, this.filmed] = [scene, false, false];
    this.show(scene, !this.stage.smooth);
  }

  private show(scene: Scene, at_once: boolean): void {
    this.stage.camera.show(directed(this.stage.camera, this.plan, scene), at_once);
    this.stage.ask();
  }

  /** A blow of so many cm/s in the film that is shown, and where the piece that is followed was then. */
  hit(force: number, at: Spot | null = this.seen): void {
    if (!this.scene || this.blow || force < STRUCK[this.scene.kind]) return;
    const { x, y } = this.stage.camera.goal;
    const [u, v] = at ?? [x, y];
    const share = this.scene.kind === 'toss' ? 1 : 0.5; // a Vehicle flies on: its Building is to be seen, not the way there
    this.blow = [x + (u - x) * share, y + (v - y) * share];
  }

  /** A big collapse is shown in slow motion: it is seen, whatever was hit before and is hit after. */
  witness(): void {
    this.blow = this.scene?.falls ?? this.blow;
  }

  /** Go along with a piece that moves; `lifted`: a hand is still carrying it to where the act begins. */
  go(piece: Piece | null, seconds: number, lifted = false): void {
    if (piece === null || !this.scene || this.held) return;
    const at = this.stage.pieces.drawn(piece);
    if (!at.there) return;
    const share = 1 - Math.exp(-FOLLOW[this.scene.kind] * seconds);
    const { goal } = this.stage.camera;
    this.seen = [at.x, at.y];
    const [x, y] = this.sought(this.seen);
    this.stage.camera.target(
      goal.x + (x - goal.x) * share,
      goal.y + (y - goal.y) * share,
      goal.z + (Math.min(at.z, 8) - goal.z) * share,
    );
    const bottom = at.z - HALF;
    if (this.scene.kind === 'drop')
      this.crane(this.scene, lifted ? Math.max(bottom, this.scene.top ?? 0) : bottom, seconds);
  }

  /** Where the middle of the picture goes: to the piece; after a blow it stays near the place, however long the film lasts. */
  private sought([x, y]: Spot): Spot {
    if (!this.blow) return [x, y];
    const way = [x - this.blow[0], y - this.blow[1]] as const;
    const share = Math.min(STAYS, STRAYS / Math.max(1, Math.hypot(...way)));
    return [this.blow[0] + way[0] * share, this.blow[1] + way[1] * share];
  }

  /** A Body is let go from high above its building: both are seen; the picture opens ahead of it, and closes in as it falls. */
  private crane(scene: Scene, bottom: number, seconds: number): void {
    const { camera, smooth, plain } = this.stage;
    const wanted = directed(camera, this.plan, { ...scene, high: Math.max(scene.high, bottom) });
    const share = smooth && !plain ? 1 : 1 - Math.exp(-CRANE * seconds); // one that glides lags behind its goal anyway
    for (const key of ['z', 'distance'] as const) camera.goal[key] += (wanted[key] - camera.goal[key]) * share;
  }

  end(): void {
    this.rest(REST);
  }

  /** The result is seen for a moment; then the camera goes back. */
  private rest(milliseconds: number): void {
    clearTimeout(this.back);
    if (this.scene) this.back = setTimeout(() => this.return(), milliseconds);
  }

  private return(): void {
    const { home } = this;
    [this.scene, this.home, this.held, this.aimed] = [null, null, false, false];
    if (home?.preset) this.look(home.preset, home.whose);
    else if (home) this.stage.camera.show(home.look, !this.stage.smooth);
    this.stage.ask();
  }

  dispose(): void {
    clearTimeout(this.back);
  }
}
