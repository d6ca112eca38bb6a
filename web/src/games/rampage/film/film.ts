/** Films: `physics/sim/film.py` read in the browser, and what can be seen in them: who moves, when it collapses, what hits. */
import { unzlibSync } from 'three/examples/jsm/libs/fflate.module.js';
import { holds, type Plan, type Pose, type Spot } from '../geometry';
import type { Piece } from '../types';

const PER_CM = 100;
const TURNS = 8191 * Math.SQRT2;
const OTHERS = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
];
/** Of a quaternion w, x, y, z to its place in a pose. */
const PLACE = [6, 3, 4, 5];

export interface Track {
  piece: Piece;
  first: number;
  length: number;
  /** Seven numbers for each frame: x, y, z in cm, and the quaternion x, y, z, w. */
  poses: Float32Array;
  /** How many frames a hand holds it, before it sends it off. */
  held: number;
}

export interface Film {
  fps: number;
  frames: number;
  seconds: number;
  tracks: Track[];
}

export const NO_FILM: Film = { fps: 60, frames: 0, seconds: 0, tracks: [] };

/** At once: the browser's own stream would let a picture or two be drawn before. */
export function develop(base64: string): Film {
  if (!base64) return NO_FILM;
  const raw = unzlibSync(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
  return decode(raw.slice().buffer as ArrayBuffer);
}

export function decode(raw: ArrayBuffer): Film {
  const data = new DataView(raw);
  const word = (k: number) => data.getUint16(2 * k, true);
  const [fps, frames, count] = [word(0), word(1), word(2)];
  const tracks: Track[] = [];
  let start = 3 * (count + 1);
  for (let k = 1; k <= count; k++) {
    const length = word(3 * k + 2);
    const columns = Array.from({ length: 6 }, (_, c) => summed(data, start + c * length, length));
    const poses = unpacked(columns, length);
    tracks.push({ piece: word(3 * k), first: word(3 * k + 1), length, poses, held: land(poses) });
    start += 6 * length;
  }
  return { fps, frames, seconds: (frames - 1) / fps, tracks };
}

/** A column of differences, added up modulo 65536. */
function summed(data: DataView, start: number, length: number): Int16Array {
  const column = new Int16Array(length);
  let value = 0;
  for (let k = 0; k < length; k++) {
    value += data.getInt16(2 * (start + k), true);
    column[k] = value;
  }
  return column;
}

function unpacked(columns: Int16Array[], length: number): Float32Array {
  const poses = new Float32Array(7 * length);
  for (let k = 0; k < length; k++) {
    const at = 7 * k;
    for (let c = 0; c < 3; c++) poses[at + c] = columns[c]![k]! / PER_CM;
    const largest = columns[3]![k]! & 3;
    let left = 1;
    for (let c = 0; c < 3; c++) {
      const whole = columns[3 + c]![k]!;
      const value = (c === 0 ? (whole & ~3) + 1.5 : whole) / TURNS;
      poses[at + PLACE[OTHERS[largest]![c]!]!] = value;
      left -= value * value;
    }
    poses[at + PLACE[largest]!] = Math.sqrt(Math.max(0, left));
  }
  return poses;
}

const LEAP = 6; // cm in one frame: faster than anything flies, so a hand has put it there

/** What a hand lifts between the first two frames begins where the hand lets it go. Returns how many frames it holds it. */
function land(poses: Float32Array): number {
  if (poses.length < 14) return 0;
  const far = Math.hypot(poses[7]! - poses[0]!, poses[8]! - poses[1]!, poses[9]! - poses[2]!);
  if (far <= LEAP) return 0;
  poses.copyWithin(0, 7, 14);
  return 1;
}

/** Where a piece is at a time, between two frames; written into `out`. */
export function sample(track: Track, frame: number, out: Pose): Pose {
  const at = Math.min(Math.max(frame - track.first, 0), track.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, track.length - 1);
  return blend(track.poses, 7 * low, track.poses, 7 * high, at - low, out);
}

/** From one pose to another: places along a line, turns the short way, normalised. */
export function blend(a: Float32Array, i: number, b: Float32Array, j: number, share: number, out: Pose): Pose {
  const near =
    a[i + 3]! * b[j + 3]! + a[i + 4]! * b[j + 4]! + a[i + 5]! * b[j + 5]! + a[i + 6]! * b[j + 6]! < 0 ? -1 : 1;
  let norm = 0;
  for (let c = 0; c < 7; c++) {
    const value = a[i + c]! * (1 - share) + b[j + c]! * share * (c < 3 ? 1 : near);
    out[c] = value;
    if (c > 2) norm += value * value;
  }
  norm = Math.sqrt(norm) || 1;
  for (let c = 3; c < 7; c++) out[c]! /= norm;
  return out;
}

// -- what can be seen -------------------------------------------------------------------------------------------

export interface Hit {
  frame: number;
  piece: Piece;
  /** How much the speed changed, in cm/s. */
  force: number;
}

const HARD = 22; // cm/s between two frames: a knock that can be heard
const APART = 5; // frames between two knocks of one piece

function speed(poses: Float32Array, k: number, fps: number, out: number[]): number[] {
  for (let c = 0; c < 3; c++) out[c] = (poses[7 * k + c]! - poses[7 * (k - 1) + c]!) * fps;
  return out;
}

/** Sudden changes of speed, in the order of time; that a hand sends something off is none. Beside the piece that an act
 * sends off, whatever sets out at once is kicked; without an act, hands have put it there. */
export function hits(film: Film, sent: Piece | null = null): Hit[] {
  const found: Hit[] = [];
  for (const track of film.tracks) {
    const launched = sent === null || track.piece === sent || track.held > 0 ? 1 + track.held : 0;
    let last = -APART;
    let before = [0, 0, 0];
    for (let k = 1; k < track.length; k++) {
      const now = speed(track.poses, k, film.fps, [0, 0, 0]);
      const force = Math.hypot(now[0]! - before[0]!, now[1]! - before[1]!, now[2]! - before[2]!);
      if (k > launched && force > HARD && k - last >= APART) {
        found.push({ frame: track.first + k, piece: track.piece, force });
        last = k;
      }
      before = now;
    }
  }
  return found.sort((a, b) => a.frame - b.frame);
}

const BIG = 4; // so many pieces that come down are a collapse
const DOWN: [number, number] = [1, 14]; // cm: at least a storey; more is a Body that was dropped
const WINDOW = 26; // frames
const QUICK = 0.6; // cm in a frame: what falls faster counts no more than that

export interface Slow {
  from: number;
  to: number;
}

const height = ({ poses }: Track, k: number): number => poses[7 * k + 2]!;
const sinks = (track: Track): boolean => {
  const lost = height(track, 0) - height(track, track.length - 1);
  return lost >= DOWN[0] && lost <= DOWN[1];
};

/** How much comes down in each frame, in cm. */
export function falling(film: Film): Float32Array {
  const down = new Float32Array(film.frames + 1);
  for (const track of film.tracks.filter(sinks))
    for (let k = 1; k < track.length; k++)
      down[track.first + k]! += Math.min(QUICK, Math.max(0, height(track, k - 1) - height(track, k)));
  return down;
}

/** The frames in which most comes down, if it is a big collapse: they are shown in slow motion. */
export function collapse(film: Film): Slow | null {
  if (film.tracks.filter(sinks).length < BIG) return null;
  const down = falling(film);
  let [best, from, sum] = [0, 0, 0];
  for (let k = 0; k < down.length; k++) {
    sum += down[k]! - (k >= WINDOW ? down[k - WINDOW]! : 0);
    if (sum > best) [best, from] = [sum, k - WINDOW + 1];
  }
  return { from: Math.max(0, from), to: from + WINDOW };
}

/** The middle of what comes down in these frames; what falls farther counts more. */
export function collapsesAt(film: Film, { from, to }: Slow): Spot {
  let [sum, x, y] = [0, 0, 0];
  for (const track of film.tracks.filter(sinks)) {
    const [first, last] = [from, to].map((frame) => Math.min(Math.max(frame - track.first, 0), track.length - 1));
    const down = Math.max(0, height(track, first!) - height(track, last!));
    sum += down;
    x += down * track.poses[7 * first!]!;
    y += down * track.poses[7 * first! + 1]!;
  }
  return sum ? [x / sum, y / sum] : [0, 0];
}

/** When Meeples leave the board, in seconds and in the order of time. */
export function escapesOf(film: Film, plan: Plan): number[] {
  const times = film.tracks.flatMap(({ piece, poses, first, length }) => {
    if (plan.kinds[piece] !== 'meeple' || !holds(plan.board, poses[0]!, poses[1]!)) return [];
    for (let k = 1; k < length; k++)
      if (!holds(plan.board, poses[7 * k]!, poses[7 * k + 1]!)) return [(first + k) / film.fps];
    return [];
  });
  return times.sort((a, b) => a - b);
}

const CREEPS = 3.5; // cm/s: what moves more slowly is not worth waiting for

/** The frame after which pieces only creep. */
export function quietAfter(film: Film): number {
  let last = 0;
  const now = [0, 0, 0];
  for (const track of film.tracks)
    for (let k = track.length - 1; k >= 1 && track.first + k > last; k--)
      if (Math.hypot(...(speed(track.poses, k, film.fps, now) as [number, number, number])) > CREEPS)
        last = track.first + k;
  return last;
}

/** The way of one piece, thinned out, for a trace on the table. */
export function wayOf(film: Film, piece: Piece, step = 0.35): [number, number, number][] {
  const track = film.tracks.find((one) => one.piece === piece);
  if (!track) return [];
  const way: [number, number, number][] = [];
  for (let k = 0; k < track.length; k++) {
    const [x, y, z] = [track.poses[7 * k]!, track.poses[7 * k + 1]!, track.poses[7 * k + 2]!];
    const last = way.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1], z - last[2]) >= step || k === track.length - 1)
      way.push([x, y, z]);
  }
  return way;
}
