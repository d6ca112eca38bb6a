/** The show: stage, projector, marks, aim and hands put together. The only file of the scene that the city's component loads. */
import type { Aim } from '../aiming/aim.svelte';
import { LINES } from '../aiming/aimMarks';
import { Gestures } from '../aiming/gestures';
import { Handling } from '../aiming/handling';
import { escapesOf, NO_FILM, wayOf } from '../film/film';
import { type Poses, Projector } from '../film/projector';
import { MONSTER_COLOURS, middle, type Plan, type Pose, planOf, type Spot } from '../geometry';
import { sounds } from '../sound/mixer';
import { type Loudness, loudness } from '../sound/soundtrack';
import type { Touch } from '../state/touch.svelte';
import type { Piece, RampageView, Zone } from '../types';
import { Operator } from './camera/operator';
import { eatenBy } from './effects/eaten';
import { Effects, sentOff } from './effects/effects';
import { Flights } from './effects/flights';
import { Hand } from './hand';
import { Marks } from './marks';
import { type Quality, qualityHere } from './matter';
import { developed, downIn, leadOf, type Played, posesOf, sceneOf, whereIs } from './played';
import { type Setting, Stage } from './stage';

export interface Wishes extends Setting {
  motion: boolean;
  /** Of the aim of a flick, as the table has chosen. */
  line: keyof typeof LINES;
  quality: Quality | 'auto';
  /** Of films, as they begin. */
  speed: number;
}

const GULP = 70; // cm/s: as if the Body were hit so hard

export class Show {
  readonly plan: Plan;
  readonly stage: Stage;
  readonly projector: Projector;
  readonly marks: Marks;
  readonly handling: Handling;
  readonly hand: Hand;
  readonly operator: Operator;
  readonly effects: Effects;
  readonly flights: Flights;
  motion: boolean;
  /** The number of the last shot that is shown, or is being shown. */
  shot = 0;
  /** Milliseconds from the news of a shot to the first picture of its film. */
  lag = 0;
  changed: () => void = () => {};
  /** Keep the present picture over the next one, and fade it out. */
  fade: () => void = () => {};
  private readonly gestures: Gestures;
  private news = 0;
  private cuts = 0;
  /** When Meeples leave the city in the film that is shown, in seconds. */
  private escapes: number[] = [];
  private disposed = false;

  constructor(canvas: HTMLCanvasElement, view: RampageView, wishes: Wishes) {
    this.plan = planOf(view.boards);
    this.motion = wishes.motion;
    const quality = wishes.quality === 'auto' ? qualityHere() : wishes.quality;
    this.stage = new Stage(canvas, this.plan, wishes, quality);
    this.stage.smooth = wishes.motion;
    this.marks = new Marks(this.plan);
    this.effects = new Effects(this.stage, this.plan, () => this.motion);
    this.stage.marks.add(this.marks.root, this.effects.dust.mesh);
    this.projector = new Projector(this.stage);
    this.projector.speed = wishes.speed;
    this.flights = new Flights(this.stage, (monster) => this.standing(this.plan.body(monster)));
    this.flights.swallowed = (monster) => this.swallow(monster);
    this.projector.changed = () => {
      this.stage.ask(this.projector.busy || undefined);
      this.changed();
    };
    this.projector.heard = (hit) => {
      this.effects.impact(hit, this.projector.slow);
      const reel = this.projector.reel as Played | null;
      this.operator.hit(hit.force, reel && whereIs(leadOf(reel, this.plan), reel, hit.frame));
    };
    this.projector.began = (reel) => this.begin(reel as Played);
    this.projector.ended = (reel) => this.end(reel as Played);
    this.operator = new Operator(this.stage, this.plan, (piece) => this.standing(piece));
    this.handling = new Handling(
      this.stage,
      () => this.operator.manual(),
      () => this.settle(),
    );
    this.gestures = new Gestures(canvas, this.handling);
    this.hand = new Hand(this.stage, this.projector, LINES[wishes.line]);
    this.stage.frames.add((seconds) => this.frame(seconds));
    this.projector.jump(posesOf(view));
    this.shot = view.shots;
    this.remember(view, null);
    this.stage.surround(view);
  }

  // -- the view ------------------------------------------------------------------------------------------------

  /** A new view: what hands have done; without a view before, how everything rests. */
  see(view: RampageView, previous: RampageView | null): void {
    const poses = posesOf(view);
    if (!previous) this.forget();
    if (this.hand.fired && (!previous || view.shots !== this.shot)) this.hand.letGo();
    if (!this.motion && this.projector.stirs(poses)) this.fade();
    if (this.projector.stirs(poses)) this.endReplay();
    if (!previous || !this.motion || view.shot?.film) this.projector.jump(poses);
    else this.hands(view, previous, poses);
    this.hand.lift(); // what was just put there
    this.remember(view, previous);
    this.shot = view.shots;
    this.stage.surround(view);
    this.draw(); // an aim that was there before its table
    this.changed();
  }

  /** What hands have moved is carried there; what was eaten flies. */
  private hands(view: RampageView, previous: RampageView, poses: Poses): void {
    const meal = eatenBy(previous, view, this.plan);
    const eaten = meal?.pieces ?? [];
    if (meal)
      this.flights.begin(
        eaten.map((piece) => ({ piece, from: this.standing(piece)! })),
        meal.eater,
      );
    this.projector.shift(poses, eaten);
  }

  private swallow(monster: number): void {
    sounds.chomp();
    if (this.motion) this.effects.squash.hit(this.plan.body(monster), GULP);
  }

  /** Show the film that leads to a view, once hands have put everything down; resolves when it has been seen or cut. */
  async film(view: RampageView, previous: RampageView, pace = 1): Promise<void> {
    const [news, cuts] = [performance.now(), this.cuts];
    const reel = { ...developed(view.shot!, previous, view), pace };
    this.endReplay();
    this.projector.hurry();
    await Promise.all([this.projector.settled(), this.flights.landed()]);
    if (this.disposed) return;
    this.news = news;
    this.shot = reel.number;
    this.hand.release(reel);
    const over = new Promise<void>((done) => this.projector.show({ ...reel, over: done }));
    if (cuts !== this.cuts) this.settle(); // cut before it began
    this.changed();
    await over;
    if (!this.disposed) this.stage.surround(view);
  }

  /** End what is shown now, and what is about to be. */
  cut(): void {
    this.cuts += 1;
    this.flights.clear();
    this.settle();
  }

  /** A film that is seen once more, held or not, gives way to what happens now. */
  private endReplay(): void {
    if (this.projector.playing && !this.projector.live) this.settle();
  }

  /** After a jump, what was shown before did not lead here. */
  private forget(): void {
    this.projector.last = null;
    this.marks.forget();
  }

  /** A film that is not played can still be asked for. */
  private remember(view: RampageView, previous: RampageView | null): void {
    if (!view.shot?.film) return;
    const reel = developed(view.shot, previous, view);
    this.projector.remember(reel);
    this.leave(reel);
  }

  // -- a film ----------------------------------------------------------------------------------------------------

  private begin(reel: Played): void {
    this.operator.begin(sceneOf(reel, this.plan, (spot) => this.stage.pointing.roofAt(spot)));
    this.flights.clear();
    this.escapes = escapesOf(reel.film, this.plan);
    if (reel.act?.type === 'breath') sounds.whoosh();
  }

  /** The film of the game, as far as it was seen here, in which most came down. */
  best: Played | null = null;
  private keep(reel: Played): void {
    if (reel.act && downIn(reel) > (this.best ? downIn(this.best) : 0)) this.best = reel;
  }

  bestAgain(): void {
    if (!this.best) return;
    this.settle();
    const { over: _, ...again } = this.best;
    this.projector.last = again;
    this.projector.again();
  }

  private end(reel: Played): void {
    this.keep(reel);
    this.operator.end();
    this.effects.clear();
    this.leave(reel);
  }

  /** The way of the piece that was flicked, dropped or tossed. */
  private leave({ number, act, film }: Played): void {
    if (!act || act.type === 'breath') return;
    this.marks.trace(number, wayOf(film, sentOff(act, this.plan)), MONSTER_COLOURS[act.monster % 4]!);
    this.stage.ask();
  }

  private frame(seconds: number): boolean {
    const more = this.projector.step(seconds);
    this.stage.hurry(more);
    this.marks.hush(more);
    if (this.hand.aims) this.hand.aims.root.visible = !more;
    const reel = this.projector.reel as Played | null;
    if (this.projector.slow) this.operator.witness();
    if (reel) this.operator.go(leadOf(reel, this.plan), seconds, this.projector.seconds < 0);
    const { tempo, speed } = this.projector;
    const passed = seconds * Math.min(tempo, speed); // the end of a film hurries, dust does not
    if (reel?.act?.type === 'breath') this.effects.blow(reel.act, this.projector.seconds, passed);
    while (reel && this.escapes[0] !== undefined && this.escapes[0] <= this.projector.seconds) {
      this.escapes.shift();
      sounds.squeak();
    }
    const flies = this.flights.step(seconds * speed);
    const dusty = (passed > 0 && this.effects.step(passed, (piece) => this.redraw(piece))) || flies;
    if (reel && this.news) this.lag = performance.now() - this.news;
    if (reel) this.news = 0;
    return more || dusty;
  }

  /** What rests is drawn again; what moves is drawn anyway. */
  private redraw(piece: Piece): void {
    if (!this.projector.busy) this.stage.put(piece, this.standing(piece));
  }

  // -- what may be touched ---------------------------------------------------------------------------------------

  allow(touch: Touch, colour: string): void {
    this.handling.touch = touch;
    this.marks.touchable(touch.pieces.keys(), touch.hover, (piece) => this.standing(piece));
    this.marks.place(touch.mark, colour, touch.mark && this.topAt(touch, touch.mark));
    this.marks.zones([...touch.zones.keys()].flatMap((zone: Zone) => this.plan.neighborhoods[zone]?.area ?? []));
    for (const ruin of touch.tops) this.marks.top(this.plan.ruins[ruin]!.outline, this.roofOf(ruin));
    this.stage.ask();
  }

  private roofOf = (ruin: number): number => this.stage.pointing.roofAt(middle(this.plan.ruins[ruin]!.outline));
  private topAt = (touch: Touch, spot: Spot): number =>
    touch.tops.includes(this.plan.ruinAt(...spot)) ? this.stage.pointing.roofAt(spot) : 0;

  private standing(piece: Piece): Pose | null {
    return this.projector.rest[piece] ?? null;
  }

  // -- aiming ----------------------------------------------------------------------------------------------------

  take(aim: Aim | null): void {
    this.gestures.release();
    const fired = this.handling.aim?.fired ?? false;
    this.hand.take(aim);
    this.handling.aim = aim;
    if (aim) aim.release = () => this.gestures.release();
    this.operator.approach(aim, aim?.area ? this.stage.pointing.roofAt(aim.spot) : 0, fired);
    this.stage.ask();
    this.changed();
  }

  /** A hand aims at what rests: whatever is still shown comes to its end. */
  settle(): void {
    while (this.projector.busy) this.projector.skip();
  }

  /** Draw the aim as it is now, once everything rests. */
  draw(): void {
    this.hand.draw();
  }

  /** How loud the last film is, all at once. */
  loudness = (): Promise<Loudness> => loudness(this.projector.last ?? { film: NO_FILM }, this.plan);

  /** Where everything is drawn now: place in cm and quaternion x, y, z, w; null if it is not. */
  poses(): (number[] | null)[] {
    return this.plan.kinds.map((_, piece) => {
      const { x, y, z, turn, there } = this.stage.pieces.drawn(piece);
      return there ? [x, y, z, ...turn] : null;
    });
  }

  /** What the last picture took. */
  stats = () => {
    const { draws: calls, triangles, frame: frameMs, geometries, textures } = this.stage.figures;
    return { calls, triangles, frameMs, geometries, textures };
  };

  /** A pending film is always resolved. */
  dispose(): void {
    this.disposed = true;
    this.flights.clear();
    this.settle();
    this.operator.dispose();
    this.gestures.dispose();
    this.hand.dispose();
    this.marks.dispose();
    this.effects.dust.dispose();
    this.stage.dispose();
  }
}
