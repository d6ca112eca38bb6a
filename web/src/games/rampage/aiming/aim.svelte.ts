/** The hand while it aims: every number of an act within its range, in the units of the wire. Nothing is sent before `confirm`. */
import { untrack } from 'svelte';
import type { Prompt } from '../../../play/contract';
import {
  AIMS,
  clamp,
  HANDS,
  holds,
  middle,
  type Plan,
  planOf,
  type Rect,
  rect,
  SHAPES,
  SLIDING,
  type Spot,
  within,
} from '../geometry';
import type { Act, DropPose, Monster, Piece, RampageChoice, RampageView } from '../types';
import { besideWall } from './contact';
import { BODY_TOP, type Point, speedTo, type Throw } from './flight';

export type AimKind = Act['type'];
export type Field = 'yaw' | 'strength' | 'offset' | 'tilt' | 'side' | 'height' | 'pitch' | 'sweep';
/** `AimForm` in `rules/actions/aiming.py`. */
export interface AimForm {
  kind: AimKind;
  deed: string;
  monster: Monster;
  piece: Piece;
  target: number;
  poses?: DropPose[];
  /** Where a Body may be dropped. */
  area?: number[] | null;
}
interface Limits {
  min?: number;
  max?: number;
  below?: number;
  default?: number | string;
}
type Choose = (choice: RampageChoice) => void;

const FULL_TURN = 3600;
const POSES: DropPose[] = ['upright', 'head', 'flat'];
const RAMS = 700; // thousandths: from beside a building, a flick rams it
const BESIDE = 1.5; // cm
const FIRST_STRENGTH = 420;
const EASY = 650; // thousandths: a harder toss goes flat over what it is meant to hit
const TENTHS = 1800 / Math.PI;
const PAWS_TOP = 2 * (SHAPES.paws.half[2] ?? 0.5);
const MOUTH = PAWS_TOP + BODY_TOP + HANDS.mouthUp; // cm above the board
const UPPER = 4.6;

const limitsOf = (kind: AimKind, field: string): Limits | undefined =>
  (AIMS[kind] as unknown as Record<string, Limits>)[field];

/** In tenths of a degree, anticlockwise from the east. */
export const heading = ([x, y]: Spot, [u, v]: Spot): number => turned(Math.atan2(v - y, u - x) * TENTHS);
export const turned = (yaw: number): number => ((Math.round(yaw) % FULL_TURN) + FULL_TURN) % FULL_TURN;

export class Aim {
  readonly kind: AimKind;
  readonly monster: Monster;
  readonly piece: Piece;
  readonly plan: Plan;
  readonly poses: DropPose[];
  /** Where the act begins: the paws, or the body. */
  readonly origin: Spot;
  /** The edges of ruins are curbs, as the table has chosen. */
  bounces = false;
  /** What a drop must stay above. */
  readonly area: Rect | null;
  values: Partial<Record<Field, number>> = $state({});
  spot: Spot = $state.raw([0, 0]);
  pose: DropPose = $state('upright');
  /** The first of two clicks has set the direction. */
  pointed = $state(false);
  /** By a finger: it cannot hover, so what it will do is shown before it is done. */
  byTouch = $state(false);
  /** Where the pointer pulls, in cm; null: nothing is being pulled. */
  pulled: Spot | null = $state.raw(null);
  /** Where Paws would stop or a toss would come down, as it was last drawn. */
  mark: Point | null = null;
  /** Let go of the pull without any effect. */
  release: () => void = () => this.takeBack();
  /** On which half of the picture the hand is: the meter stands on the other one. */
  handAt: 'left' | 'right' = $state('right');
  /** Flick with the speed of the finger, not by pulling back. */
  byFinger = $state(false);
  sent = $state(false);
  /** What was sent is a shot, not the way out. */
  fired = false;
  private readonly foot: number;
  private kept: { values: Partial<Record<Field, number>>; spot: Spot } | null = null;

  constructor(
    form: AimForm,
    view: RampageView,
    private readonly choose: Choose,
    private readonly wayOut: RampageChoice | null,
  ) {
    this.kind = form.kind;
    this.monster = form.monster;
    this.plan = planOf(view.boards);
    this.piece = form.piece;
    this.poses = form.poses?.length ? form.poses : POSES;
    const starts = this.kind === 'flick' ? this.plan.paws(form.monster) : this.plan.body(form.monster);
    this.origin = spotOf(view, starts) ?? middle(this.plan.board);
    this.foot = (view.table.poses[this.plan.body(form.monster)]?.[2] ?? 0) / 1000 - BODY_TOP / 2;
    this.area = form.area ? rect(form.area) : null;
    if (this.area) this.spot = middle(this.area);
    for (const field of ['yaw', 'strength', 'offset', 'tilt', 'side', 'height', 'pitch', 'sweep'] as const)
      if (limitsOf(this.kind, field)) this.values[field] = this.first(field, view);
    this.suggest(view);
  }

  /** As hard as the distance asks for: Paws stop beside the nearest building, a Vehicle comes down on it. */
  private suggest(view: RampageView): void {
    const spot = nearestBuilding(view, this.plan, this.origin);
    const ruin = this.plan.ruins[this.plan.ruinAt(...spot)];
    if (!ruin) return;
    if (this.kind === 'toss') this.lobTo(Math.hypot(spot[0] - this.origin[0], spot[1] - this.origin[1]), UPPER);
    if (this.kind !== 'flick') return;
    const far = besideWall(ruin.outline, this.origin, this.radians);
    if (far > BESIDE) this.slide(far);
    else this.set('strength', RAMS);
  }

  private first(field: Field, view: RampageView): number {
    const limits = limitsOf(this.kind, field)!;
    if (field === 'yaw' && this.kind !== 'drop')
      return Math.round(heading(this.origin, nearestBuilding(view, this.plan, this.origin)) / 10) * 10;
    if (typeof limits.default === 'number') return limits.default;
    if (field === 'strength') return FIRST_STRENGTH;
    return field === 'pitch' ? this.firstPitch(view) : Math.max(0, limits.min ?? 0);
  }

  /** At the upper storeys of the nearest building. */
  private firstPitch(view: RampageView): number {
    const [x, y] = nearestBuilding(view, this.plan, this.origin);
    const far = Math.hypot(x - this.origin[0], y - this.origin[1]);
    const fall = Math.atan2(MOUTH - UPPER, Math.max(1, far)) * TENTHS;
    return clamp(-Math.round(fall / 10) * 10, ...this.range('pitch'));
  }

  // -- numbers -----------------------------------------------------------------------------------------------

  has = (field: Field): boolean => this.values[field] !== undefined;
  get = (field: Field): number => this.values[field] ?? 0;
  range(field: Field): [number, number] {
    const { min = 0, max, below } = limitsOf(this.kind, field) ?? {};
    return [min, max ?? (below ?? 1) - 1];
  }
  set(field: Field, value: number): void {
    if (!this.has(field) || !Number.isFinite(value)) return;
    this.values[field] = field === 'yaw' ? turned(value) : clamp(Math.round(value), ...this.range(field));
  }
  add(field: Field, by: number): void {
    this.set(field, this.get(field) + by);
  }
  /** From the weakest to the strongest, 0 to 1. */
  get force(): number {
    const [least, most] = this.range('strength');
    return (this.get('strength') - least) / (most - least);
  }
  setForce(share: number): void {
    const [least, most] = this.range('strength');
    this.set('strength', least + clamp(share, 0, 1) * (most - least));
  }
  get radians(): number {
    return this.get('yaw') / TENTHS;
  }

  // -- pointing ----------------------------------------------------------------------------------------------

  /** Towards a spot of the board; a drop goes there. */
  point(to: Spot): void {
    if (this.area) this.spot = within(this.area, to);
    else if (Math.hypot(to[0] - this.origin[0], to[1] - this.origin[1]) > 0.3)
      this.set('yaw', heading(this.origin, to));
  }
  moveBy(dx: number, dy: number): void {
    this.point([this.spot[0] + dx, this.spot[1] + dy]);
  }
  /** A breath at something so high: how steeply it goes down. */
  pitchTo(to: Spot, z: number, mouth: number): void {
    const far = Math.hypot(to[0] - this.origin[0], to[1] - this.origin[1]) - HANDS.mouthForward;
    this.set('pitch', -Math.atan2(mouth - z, Math.max(1, far)) * TENTHS);
  }
  /** How far paws would slide if nothing were in the way, in cm. */
  get reach(): number {
    const speed = (HANDS.flickSpeed * this.get('strength')) / 1000;
    return (speed * speed) / (2 * SLIDING * HANDS.gravity);
  }
  /** The strength that slides so far. */
  slide(far: number): void {
    this.set('strength', (1000 * Math.sqrt(2 * SLIDING * HANDS.gravity * Math.max(0, far))) / HANDS.flickSpeed);
  }
  /** What the flight of a toss begins with. */
  get thrown(): Throw {
    return {
      from: this.origin,
      yaw: this.radians,
      tilt: this.get('tilt') / TENTHS,
      speed: (HANDS.tossSpeed * this.get('strength')) / 1000,
      foot: this.foot,
      half: SHAPES[this.plan.kinds[this.piece]!].half[2] ?? 0.7,
    };
  }
  /** As hard as it takes to come down so far away, on something so high; is that as easy as this? */
  throwTo(far: number, top: number, easy = 1000): boolean {
    const speed = speedTo(far, top, this.thrown) ?? Number.POSITIVE_INFINITY;
    const strength = (1000 * speed) / HANDS.tossSpeed;
    this.set('strength', Math.min(strength, 1000));
    return strength <= easy;
  }
  /** The same; the Body leans back as far as that takes without an effort. */
  lobTo(far: number, top: number): void {
    const [straight, [, most]] = [this.get('tilt'), this.range('tilt')];
    while (!this.throwTo(far, top, EASY) && this.get('tilt') < most) this.add('tilt', 10);
    if (!this.throwTo(far, top)) this.set('tilt', straight); // out of reach
  }
  /** How long one lungful lasts, in seconds: the harder, the shorter. */
  get lungful(): number {
    return HANDS.lungful / (this.get('strength') / 1000);
  }

  // -- a hand that may change its mind ---------------------------------------------------------------------------

  /** A hand begins: from here it can be taken back. */
  begin(): void {
    this.kept = { values: { ...this.values }, spot: this.spot };
  }
  /** Every number is again what it was when the hand began. */
  putBack(): void {
    if (!this.kept) return;
    Object.assign(this.values, this.kept.values);
    this.spot = this.kept.spot;
  }
  takeBack(): void {
    this.pulled = null;
    this.putBack();
  }

  /** As it was aimed before, if that was the same kind of act with the same piece, on the same building. */
  recall(act: Act): void {
    const elsewhere = 'x' in act && !(this.area && holds(this.area, act.x / 100, act.y / 100));
    if (act.type !== this.kind || ('piece' in act && act.piece !== this.piece) || elsewhere) return;
    for (const field of Object.keys(this.values) as Field[])
      this.set(field, (act as Partial<Act & typeof this.values>)[field] ?? 0);
    if (act.type === 'drop') [this.spot, this.pose] = [[act.x / 100, act.y / 100], act.pose];
  }

  // -- the choice --------------------------------------------------------------------------------------------

  get act(): Act {
    const { monster, piece } = this;
    const n = this.get;
    if (this.kind === 'flick')
      return { type: 'flick', monster, yaw: n('yaw'), strength: n('strength'), offset: n('offset') };
    if (this.kind === 'drop') {
      const [x, y] = this.spot;
      return {
        type: 'drop',
        monster,
        x: Math.round(x * 100),
        y: Math.round(y * 100),
        pose: this.pose,
        yaw: n('yaw'),
      };
    }
    if (this.kind === 'breath')
      return {
        type: 'breath',
        monster,
        yaw: n('yaw'),
        pitch: n('pitch'),
        sweep: n('sweep'),
        strength: n('strength'),
      };
    const { yaw, tilt, strength, side, height } = this.values as Record<Field, number>;
    return { type: 'toss', monster, piece, yaw, tilt, strength, side, height };
  }
  get choice(): RampageChoice {
    return { do: 'aim', act: this.act };
  }
  confirm(): void {
    if (this.sent) return;
    this.sent = this.fired = true;
    this.choose(this.choice);
  }
  get canCancel(): boolean {
    return this.pointed || this.pulled !== null || this.wayOut !== null;
  }
  /** Step by step: let go of what is pulled, forget the direction, choose another action. */
  cancel(): void {
    if (this.pulled) this.release();
    else if (this.pointed) {
      this.pointed = false;
      this.putBack();
    } else this.leave();
  }
  /** Choose another action, or do without. */
  leave(): void {
    if (!this.wayOut || this.sent) return;
    this.sent = true;
    this.choose(this.wayOut);
  }
  /** Nothing is on its way any more, and it is still asked for: it was refused, or never went. */
  asked(): void {
    this.sent = this.fired = false;
  }
  get out(): 'back' | 'skip' | null {
    return (this.wayOut?.do ?? null) as 'back' | 'skip' | null;
  }
}

function spotOf(view: RampageView, piece: Piece): Spot | null {
  const pose = view.table.poses[piece];
  return pose ? [pose[0]! / 1000, pose[1]! / 1000] : null;
}

function nearestBuilding(view: RampageView, plan: Plan, [x, y]: Spot): Spot {
  const spots = plan.ruins.flatMap(({ outline }, ruin) =>
    view.facts.buildings[ruin]?.length ? [middle(outline)] : [],
  );
  const far = ([a, b]: Spot) => Math.hypot(a - x, b - y);
  return spots.sort((a, b) => far(a) - far(b))[0] ?? middle(plan.board);
}

const KINDS: string[] = ['flick', 'drop', 'toss', 'breath'] satisfies AimKind[];

/** The aim that is asked for, if one is. Made once for each question: what happens meanwhile does not spoil it. */
export function aimOf(
  prompt: Prompt<RampageChoice> | null,
  view: RampageView,
  choose: Choose,
  bounces = false,
): Aim | null {
  const form = prompt?.form;
  if (!prompt || !form || !KINDS.includes(form.kind)) return null;
  const out = prompt.options.find(({ choice }) => choice.do === 'back' || choice.do === 'skip')?.choice ?? null;
  const aim = untrack(() => new Aim(form as unknown as AimForm, view, choose, out));
  aim.bounces = bounces;
  return aim;
}
