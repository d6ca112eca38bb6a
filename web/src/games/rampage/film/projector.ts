/** The projector: shows one film at a time, moves what hands have moved, and reports what can be heard. */

import type { Pose } from '../geometry';
import type { Piece } from '../types';
import { blend, collapse, type Film, type Hit, hits, quietAfter, type Slow, sample } from './film';

export type Poses = (Pose | null)[];
/** A wind-up of one piece before the shot, and a slower pace until the first hard impact has been seen. */
export interface Staging {
  winds: Piece;
  /** How the piece moves in its wind-up, in cm. */
  back: [number, number, number];
  pace: number;
}
export interface Reel {
  number: number;
  film: Film;
  before: Poses;
  after: Poses;
  /** How many times as fast it is shown, whatever else slows it down or speeds it up. */
  pace?: number;
  /** How it is staged; none for a film without an act. */
  staging?: Staging;
  /** Called when it has been seen, or is not to be seen. */
  over?: () => void;
}
export interface Screen {
  put(piece: Piece, pose: Pose | null, scale?: number): void;
}

const HAND = 0.42; // s: how long a hand takes to carry something
const LIFT = 5; // cm
const CARRIED = 1; // cm: what jumps farther before the first frame was carried there
const SLOW = 0.32;
const UNHURRIED = 0.5; // a slower pace is slow motion
const WIND = 0.32; // s: the wind-up
const REST = { shot: 1, settled: 0.5 }; // s on the result, before anything else moves
const STRUCK = 60; // cm/s: an impact that stops the picture for a moment; the hardest flick loses 65 in a tower
const FREEZE = 0.075; // s
const AFTER = 0.45; // s after the first impact at the slower pace
const HASTE = 3; // hands, while a film waits
const TAIL = 3; // how many times as fast pieces that only creep are shown
const SAME = 0.02;

const apart = (a: Pose, b: Pose): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
const turned = (a: Pose, b: Pose): boolean =>
  Math.abs(a[3]! * b[3]! + a[4]! * b[4]! + a[5]! * b[5]! + a[6]! * b[6]!) < 0.9995;
const differ = (a: Pose | null, b: Pose | null): boolean =>
  a && b ? apart(a, b) > SAME || turned(a, b) : (a === null) !== (b === null);
const unlike = (from: Poses, to: Poses): boolean => to.some((pose, piece) => differ(from[piece] ?? null, pose));
export const knocks = ({ film, staging }: Pick<Reel, 'film' | 'staging'>): Hit[] => hits(film, staging?.winds);
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Something that takes time: a film, or hands that move pieces. */
interface Act {
  /** Seconds before the first frame, in which hands carry pieces to where it begins. */
  readonly lead: number;
  readonly seconds: number;
  readonly reel: Reel | null;
  draw(at: number): void;
  /** How fast time passes at a moment. */
  pace(at: number): number;
  readonly end: Poses;
}

export class Projector {
  speed = 1;
  paused = false;
  /** How everything stands once nothing is left to be shown. */
  rest: Poses = [];
  last: Reel | null = null;
  changed: () => void = () => {};
  heard: (hit: Hit) => void = () => {};
  began: (reel: Reel) => void = () => {};
  ended: (reel: Reel) => void = () => {};
  private idle: (() => void)[] = [];
  private now: Act | null = null;
  private at = 0;
  private noise: Hit[] = [];
  private frozen = 0;
  private hurried = false;
  /** The frame of the first hard impact of the film that is shown; -1: none. */
  private impact = -1;

  constructor(private readonly screen: Screen) {}

  get playing(): boolean {
    return this.now?.reel != null;
  }
  /** A film is shown for the first time: something waits for its end. */
  get live(): boolean {
    return this.now?.reel?.over !== undefined;
  }
  get busy(): boolean {
    return this.now !== null;
  }
  get reel(): Reel | null {
    return this.now?.reel ?? null;
  }
  /** How much of the film is over, from 0 to 1. */
  get progress(): number {
    if (!this.now) return 1;
    return (this.at + this.now.lead) / (this.now.lead + this.now.seconds);
  }
  /** Seconds into the film; negative before its first frame. */
  get seconds(): number {
    return this.at;
  }
  /** How many times as fast as on a clock everything passes now: what flies beside the pieces keeps pace with them. */
  get tempo(): number {
    if (this.paused || this.frozen > 0) return 0;
    return this.speed * (this.now ? (this.now.reel?.pace ?? 1) * this.now.pace(this.at) : 1);
  }
  get slow(): boolean {
    return this.now !== null && this.now.pace(this.at) < UNHURRIED;
  }

  // -- what is to be shown -----------------------------------------------------------------------------------

  /** Lay everything at once, whatever was being shown. */
  jump(poses: Poses): void {
    const dropped = this.now?.reel;
    this.now = null;
    this.paused = false;
    this.rest = poses;
    dropped?.over?.();
    this.settle();
    this.changed();
  }

  /** Show a film; whatever was being shown ends here. */
  show(reel: Reel): void {
    if (this.now) this.jump(reel.before);
    this.rest = reel.after;
    const { over: _, ...again } = reel;
    this.remember({ ...again, pace: 1 });
    this.start(this.filmed(reel));
    this.changed();
  }

  /** What can be seen once more: the last shot, rather than how everything came to rest after it. */
  remember(reel: Reel): void {
    if (reel.staging || !this.last?.staging) this.last = reel;
  }

  /** Would anything stand otherwise than it does? */
  stirs(poses: Poses): boolean {
    return unlike(this.rest, poses);
  }

  /** Hands have moved, put or taken pieces, but for the `spared` ones. While a film runs, that is shown after it. */
  shift(poses: Poses, spared: readonly Piece[] = []): void {
    const [from, stirs] = [this.rest, this.stirs(poses)];
    this.rest = poses;
    if (!stirs || this.playing) return;
    if (this.now) this.lay(from); // what hands were moving has arrived
    this.start(this.handled(from, poses, spared));
    this.changed();
  }

  /** The last film once more; then hands put everything back to how it rests now. */
  again(): void {
    if (!this.last) return;
    this.start(this.filmed(this.last));
    this.paused = false;
    this.changed();
  }

  /** A film waits: hands move faster. */
  hurry(): void {
    this.hurried = this.now !== null && !this.playing;
  }

  /** Resolves when nothing is being shown. */
  settled(): Promise<void> {
    return this.now ? new Promise((done) => this.idle.push(done)) : Promise.resolve();
  }

  private next(): void {
    const ended = this.now!;
    this.now = null;
    if (ended.reel) this.ended(ended.reel);
    ended.reel?.over?.();
    if (unlike(ended.end, this.rest)) this.start(this.handled(ended.end, this.rest));
    else this.settle();
    this.changed();
  }

  /** To rest, with nothing left to show. */
  private settle(): void {
    this.hurried = false;
    this.lay(this.rest);
    for (const done of this.idle.splice(0)) done();
  }

  private start(act: Act): void {
    this.at = -act.lead;
    this.frozen = 0;
    if (act.reel) this.hurried = false;
    this.noise = act.reel ? knocks(act.reel) : [];
    this.now = act;
    if (act.reel) {
      this.lay(act.reel.before);
      this.began(act.reel);
    }
    act.draw(this.at);
  }

  // -- the controls ------------------------------------------------------------------------------------------

  /** Whatever is being shown stands still, or goes on. */
  hold(still: boolean): void {
    this.paused = still && this.now !== null;
    this.changed();
  }

  skip(): void {
    if (!this.now) return;
    this.lay(this.now.end);
    this.paused = false;
    this.next();
  }

  /** To a share of the film. */
  seek(share: number): void {
    if (!this.now?.reel && this.last) this.again();
    if (!this.now) return;
    this.at = share * (this.now.lead + this.now.seconds) - this.now.lead;
    this.noise = [];
    this.now.draw(this.at);
    this.changed();
  }

  /** So many seconds have passed; true while there is more to show. */
  step(seconds: number): boolean {
    if (!this.now) return false;
    if (this.paused) return false;
    if (this.frozen > 0) {
      this.frozen -= seconds * this.speed;
      return true;
    }
    const haste = this.hurried ? HASTE : 1;
    this.at += seconds * haste * this.tempo;
    this.sound();
    if (this.at >= this.now.seconds) this.skip();
    else this.now.draw(this.at);
    this.changed();
    return this.now !== null;
  }

  private sound(): void {
    const fps = this.now?.reel?.film.fps ?? 60;
    while (this.noise[0] && this.noise[0].frame / fps <= this.at) {
      const hit = this.noise.shift()!;
      if (hit.frame === this.impact) this.frozen = FREEZE;
      this.heard(hit);
    }
  }

  // -- the two kinds of acts ---------------------------------------------------------------------------------

  private put(piece: Piece, pose: Pose | null, scale = 1): void {
    this.screen.put(piece, pose, scale);
  }

  private lay(poses: Poses): void {
    for (const [piece, pose] of poses.entries()) this.put(piece, pose);
  }

  private filmed(reel: Reel): Act {
    const { film, before, after, staging } = reel;
    const slow: Slow | null = collapse(film);
    const carried = film.tracks.filter(({ piece, poses }) => before[piece] && apart(before[piece]!, poses) > CARRIED);
    const acting = new Set(film.tracks.map(({ piece }) => piece));
    const taken = before.flatMap((pose, piece) => (pose && !after[piece] && !acting.has(piece) ? [piece] : []));
    const out = new Float32Array(7);
    const wind = staging ? WIND : 0;
    this.impact = staging ? (knocks(reel).find(({ force }) => force >= STRUCK)?.frame ?? -1) : -1;
    const quiet = quietAfter(film) / film.fps;
    const unhurried = this.impact >= 0 ? this.impact / film.fps + AFTER : 1;
    return {
      reel,
      lead: (carried.length || taken.length ? HAND : 0) + wind,
      seconds: Math.max(0.05, film.seconds) + (staging ? REST.shot : REST.settled),
      end: after,
      pace: (at) => {
        if (slow && at * film.fps >= slow.from && at * film.fps <= slow.to) return SLOW;
        if (at > quiet && at < film.seconds) return TAIL;
        return staging && at >= 0 && at < unhurried ? staging.pace : 1;
      },
      draw: (at) => {
        const share = ease(Math.min(1, Math.max(0, 1 + (at + wind) / HAND)));
        for (const piece of taken) this.away(piece, before[piece]!, share, out);
        for (const track of film.tracks) {
          if (at < 0 && carried.includes(track))
            this.carry(track.piece, before[track.piece]!, track.poses, share, out);
          else if (at >= 0 || !before[track.piece]) this.put(track.piece, sample(track, at * film.fps, out));
        }
        if (staging && at < 0 && at > -wind) this.windUp(staging, before, film, -at / wind, out);
      },
    };
  }

  /** Back, or up, and to where the shot begins: `left` of the wind-up, from 1 to 0. */
  private windUp({ winds, back }: Staging, before: Poses, film: Film, left: number, out: Pose): void {
    const from = film.tracks.find(({ piece }) => piece === winds)?.poses ?? before[winds];
    if (!from) return;
    out.set(from.subarray(0, 7));
    const share = Math.sin(Math.PI * left);
    for (const [c, by] of back.entries()) out[c]! += by * share;
    this.put(winds, out);
  }

  private handled(from: Poses, to: Poses, spared: readonly Piece[] = []): Act {
    const moved = to.flatMap((pose, piece) =>
      differ(from[piece] ?? null, pose) && !spared.includes(piece) ? [piece] : [],
    );
    const out = new Float32Array(7);
    return {
      reel: null,
      lead: 0,
      seconds: moved.length ? HAND : 0.01,
      end: to,
      pace: () => 1,
      draw: (at) => {
        const share = ease(Math.min(1, at / HAND));
        for (const piece of moved) {
          const [a, b] = [from[piece] ?? null, to[piece] ?? null];
          if (a && b) this.carry(piece, a, b, share, out);
          else if (a) this.away(piece, a, share, out);
          else if (b) this.away(piece, b, 1 - share, out);
        }
      },
    };
  }

  private carry(piece: Piece, a: Pose, b: Pose, share: number, out: Pose): void {
    blend(a, 0, b, 0, share, out);
    out[2]! += Math.min(LIFT, apart(a, b) / 2) * 4 * share * (1 - share);
    this.put(piece, out);
  }

  /** Up into a hand, and smaller. */
  private away(piece: Piece, pose: Pose, share: number, out: Pose): void {
    out.set(pose);
    out[2]! += LIFT * share;
    this.put(piece, share < 1 ? out : null, 1 - share * 0.75);
  }
}
