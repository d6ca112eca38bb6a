/** The show: stage, projector, marks, aim and hands put together. The only file of the scene that the city's component loads. */
import type { Aim } from '../aim.svelte';
import { develop, type Film, wayOf } from '../film';
import { type Kind, MONSTER_COLOURS, type Plan, type Pose, planOf, poseOf, type Spot } from '../geometry';
import { thud, whoosh } from '../thuds';
import type { Touch } from '../touch.svelte';
import type { Act, Monster, Piece, RampageView, Shot, Zone } from '../types';
import { AimMarks } from './aimMarks';
import type { Preset } from './camera';
import { Gestures } from './gestures';
import { Handling } from './handling';
import { Marks } from './marks';
import { type Poses, Projector, type Reel } from './projector';
import { Stage } from './stage';

export interface Wishes {
  names: string[];
  dark: boolean;
  motion: boolean;
}
interface Played extends Reel {
  act: Act | null;
}

const posesOf = (view: RampageView): Poses => view.table.poses.map(poseOf);
const PULSE = 1.3; // s
const FOLLOW = 2.4; // 1/s

export class Show {
  readonly plan: Plan;
  readonly stage: Stage;
  readonly projector: Projector;
  readonly marks: Marks;
  readonly handling: Handling;
  follow = true;
  motion: boolean;
  /** The number of the last shot that is shown, or is being shown. */
  shot = 0;
  /** Milliseconds from the news of a shot to the first picture of its film. */
  lag = 0;
  changed: () => void = () => {};
  linger: (ms: number) => void = () => {};
  /** Keep the present picture over the next one, and fade it out. */
  fade: () => void = () => {};
  private readonly gestures: Gestures;
  private aims: AimMarks | null = null;
  private told = Promise.resolve();
  private led = false;
  private beat = 0;
  private disposed = false;

  constructor(canvas: HTMLCanvasElement, view: RampageView, wishes: Wishes) {
    this.plan = planOf(view.boards);
    this.motion = wishes.motion;
    this.stage = new Stage(canvas, this.plan, wishes.names, wishes.dark);
    this.stage.smooth = wishes.motion;
    this.marks = new Marks(this.plan);
    this.stage.marks.add(this.marks.root);
    this.projector = new Projector(this.stage);
    this.projector.changed = () => {
      this.stage.ask();
      this.changed();
    };
    this.projector.heard = ({ piece, force }) => thud(this.kind(piece), force, this.projector.slow ? 0.7 : 1);
    this.projector.began = (reel) => this.begin(reel as Played);
    this.projector.ended = (reel) => this.end(reel as Played);
    this.handling = new Handling(this.stage, () => this.manual());
    this.gestures = new Gestures(canvas, this.handling);
    this.stage.frames.add((seconds) => this.frame(seconds));
    this.projector.jump(posesOf(view));
    this.shot = view.shots;
    void this.remember(view, null);
  }

  private kind = (piece: Piece): Kind => this.plan.kinds[piece]!;

  // -- the view ------------------------------------------------------------------------------------------------

  /** A new view: its film if it has one, else what hands have done; without a view before, how everything rests. */
  see(view: RampageView, previous: RampageView | null): void {
    const news = performance.now();
    this.told = this.told.then(() => this.tell(view, previous, news));
  }

  private async tell(view: RampageView, previous: RampageView | null, news: number): Promise<void> {
    if (this.disposed) return;
    const { shot } = view;
    if (shot?.film && previous && this.motion) {
      this.projector.show(await this.developed(shot, previous, view));
      this.lag = performance.now() - news;
    } else {
      if (!this.motion) this.fade();
      if (!previous || !this.motion) this.projector.jump(posesOf(view));
      else this.projector.shift(posesOf(view));
      await this.remember(view, previous);
    }
    this.shot = view.shots;
    this.changed();
  }

  private async developed(shot: Shot, previous: RampageView | null, view: RampageView): Promise<Played> {
    const film = await develop(shot.film);
    const after = posesOf(view);
    const before = previous ? posesOf(previous) : rewound(film, after);
    return { number: shot.number, act: shot.act, film, before, after };
  }

  /** A film that is not played can still be asked for. */
  private async remember(view: RampageView, previous: RampageView | null): Promise<void> {
    if (view.shot?.film) {
      const reel = await this.developed(view.shot, previous, view);
      this.projector.last = reel;
      this.leave(reel);
    }
  }

  // -- a film ----------------------------------------------------------------------------------------------------

  private begin(reel: Played): void {
    this.led = this.follow;
    this.linger(this.projector.lasts);
    if (reel.act?.type === 'breath') whoosh(0.9);
  }

  private end(reel: Played): void {
    this.led = false;
    this.leave(reel);
  }

  /** The way of the piece that was flicked, dropped or tossed. */
  private leave({ act, film }: Played): void {
    if (!act || act.type === 'breath') return;
    const piece =
      act.type === 'toss'
        ? act.piece
        : act.type === 'flick'
          ? this.plan.paws(act.monster)
          : this.plan.body(act.monster);
    this.marks.trace(wayOf(film, piece), MONSTER_COLOURS[act.monster % 4]!);
    this.stage.ask();
  }

  private frame(seconds: number): boolean {
    const more = this.projector.step(seconds);
    if (more && this.led) this.lookAt(seconds);
    return this.pulse(seconds) || more;
  }

  /** The camera goes along with what moves most. */
  private lookAt(seconds: number): void {
    const reel = this.projector.reel as Played | null;
    const piece = reel && leadOf(reel, this.plan);
    const at = piece == null ? null : this.stage.pieces.drawn(piece);
    if (!at?.there) return;
    const share = 1 - Math.exp(-FOLLOW * seconds);
    const { goal } = this.stage.camera;
    this.stage.camera.target(
      goal.x + (at.x - goal.x) * share,
      goal.y + (at.y - goal.y) * share,
      goal.z + (Math.min(at.z, 8) - goal.z) * share,
    );
  }

  /** Whoever moves the camera is not led about any more in this film. */
  private manual(): void {
    this.led = false;
    this.stage.ask();
  }

  look(which: Preset, monster: Monster | null): void {
    const pose = monster === null ? null : (this.projector.rest[this.plan.paws(monster)] ?? null);
    const middle = (this.plan.board.north + this.plan.board.south) / 2;
    const own = pose && { spot: [pose[0]!, pose[1]!] as Spot, yaw: behind(pose, middle) };
    this.stage.camera.show(this.stage.camera.preset(which, own), !this.motion);
    this.manual();
  }

  // -- what may be touched ---------------------------------------------------------------------------------------

  allow(touch: Touch, colour: string): void {
    this.handling.touch = touch;
    this.marks.touchable(touch.pieces.keys(), touch.hover, (piece) => this.standing(piece));
    this.marks.place(touch.mark, colour);
    this.marks.zones([...touch.zones.keys()].flatMap((zone: Zone) => this.plan.neighborhoods[zone]?.area ?? []));
    this.marks.pulse(1);
    this.stage.ask();
  }

  private standing(piece: Piece): Pose | null {
    return this.projector.rest[piece] ?? null;
  }

  private pulse(seconds: number): boolean {
    if (!this.motion || !this.marks.calls || this.stage.plain) return false;
    this.beat = (this.beat + seconds / PULSE) % 1;
    this.marks.pulse(0.5 + 0.5 * Math.cos(this.beat * 2 * Math.PI));
    return true;
  }

  // -- aiming ----------------------------------------------------------------------------------------------------

  take(aim: Aim | null): void {
    this.gestures.release();
    while (aim && this.projector.busy) this.projector.skip(); // a hand aims at what rests
    this.handling.aim = aim;
    if (this.aims) {
      this.stage.marks.remove(this.aims.root);
      this.aims.dispose();
    }
    this.aims = aim && new AimMarks(this.plan, aim);
    if (this.aims) this.stage.marks.add(this.aims.root);
    this.stage.ask();
  }

  /** Escape: whatever is being pulled is let go. */
  release(): void {
    this.gestures.release();
  }

  /** Draw the aim as it is now. */
  draw(): void {
    this.aims?.draw(this.projector.rest, (spot) => this.stage.roofAt(spot));
    this.stage.ask();
  }

  /** Where everything is drawn now: place in cm and quaternion x, y, z, w; null if it is not. */
  poses(): (number[] | null)[] {
    return this.plan.kinds.map((_, piece) => {
      const { x, y, z, turn, there } = this.stage.pieces.drawn(piece);
      return there ? [x, y, z, ...turn] : null;
    });
  }

  dispose(): void {
    this.disposed = true;
    this.gestures.dispose();
    this.aims?.dispose();
    this.marks.dispose();
    this.stage.dispose();
  }
}

/** Who comes late has not seen how everything stood: what moves starts where its track does. */
function rewound(film: Film, after: Poses): Poses {
  const before = [...after];
  for (const { piece, poses } of film.tracks) before[piece] = poses.slice(0, 7);
  return before;
}

/** Behind the Monster, looking over its shoulder at the city. */
const behind = (pose: Pose, middle: number): number => (Math.atan2(pose[1]! - middle, pose[0]!) * 180) / Math.PI;

function leadOf({ act, film }: Played, plan: Plan): Piece | null {
  if (act?.type === 'toss') return act.piece;
  if (act?.type === 'flick') return plan.paws(act.monster);
  if (act?.type === 'drop') return plan.body(act.monster);
  const longest = [...film.tracks].sort((a, b) => b.length - a.length)[0];
  return longest?.piece ?? null;
}
