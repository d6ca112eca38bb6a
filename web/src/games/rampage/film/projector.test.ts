import { beforeEach, describe, expect, it } from 'vitest';
import type { Pose } from '../geometry';
import type { Piece } from '../types';
import { develop } from './film';
import { COLLAPSE, KNOWN } from './film.fixture';
import { type Poses, Projector, type Reel } from './projector';

const BODY = KNOWN.body.piece;
const OTHER = 3;
const at = (x: number, y: number, z: number): Pose => new Float32Array([x, y, z, 0, 0, 0, 1]);
const table = (more: Record<number, Pose | null> = {}): Poses =>
  Array.from({ length: 40 }, (_, piece) => (piece in more ? more[piece]! : at(piece, 0, 0.5)));

let drawn: Map<Piece, number[] | null>;
let projector: Projector;
let reel: Reel;

beforeEach(async () => {
  drawn = new Map();
  projector = new Projector({ put: (piece, pose) => drawn.set(piece, pose && [...pose]) });
  projector.jump(table());
  reel = {
    number: 2,
    film: await develop(COLLAPSE),
    before: table(),
    after: table({ [BODY]: at(-13, 18, 1), 38: null }),
  };
});

function run(seconds: number, step = 1 / 60): void {
  for (let t = 0; t < seconds; t += step) projector.step(step);
}

describe('a late viewer', () => {
  it('sees the rest pose at once', () => {
    const poses = table({ 5: at(1, 2, 3) });
    projector.jump(poses);
    expect(drawn.get(5)).toEqual([1, 2, 3, 0, 0, 0, 1]);
    expect(projector.busy).toBe(false);
  });
});

describe('a film', () => {
  it('is played from how it was to how it rests, and every picture is sound', () => {
    projector.show(reel);
    expect(projector.playing).toBe(true);
    for (let k = 0; k < 600 && projector.busy; k++) {
      projector.step(1 / 60);
      for (const pose of drawn.values()) for (const value of pose ?? []) expect(value).not.toBeNaN();
    }
    expect(projector.busy).toBe(false);
    expect(drawn.get(BODY)).toEqual([...reel.after[BODY]!]);
    expect(drawn.get(38)).toBeNull();
  }, 30_000); // every number of every picture is looked at

  it('carries a body up by hand before it falls', () => {
    projector.show(reel);
    projector.step(0.05);
    const low = drawn.get(BODY)![2]!;
    run(0.4);
    expect(low).toBeLessThan(20);
    expect(drawn.get(BODY)![2]).toBeGreaterThan(20);
  });

  it('can be skipped, slowed, paused, dragged and shown once more', () => {
    projector.show(reel);
    projector.speed = 0.5;
    run(0.3);
    const half = projector.progress;
    projector.seek(0);
    projector.speed = 1;
    run(0.3);
    expect(projector.progress).toBeGreaterThan(1.8 * half);
    projector.paused = true;
    const still = projector.progress;
    run(1);
    expect(projector.progress).toBe(still);
    projector.seek(0.5);
    expect(projector.progress).toBeCloseTo(0.5, 5);
    projector.skip();
    expect(drawn.get(BODY)).toEqual([...reel.after[BODY]!]);
    projector.again();
    expect(projector.playing).toBe(true);
    run(20);
    expect(drawn.get(BODY)).toEqual([...reel.after[BODY]!]);
  });

  it('is held, and shown faster where the past is played faster, but once more at the usual pace', () => {
    projector.hold(true);
    expect(projector.paused).toBe(false);
    projector.show({ ...reel, pace: 4 });
    run(0.1);
    const fast = projector.progress;
    projector.hold(true);
    run(1);
    expect(projector.progress).toBe(fast);
    projector.skip();
    projector.again();
    run(0.1);
    expect(fast).toBeGreaterThan(3.5 * projector.progress);
  });

  it('goes slowly through a collapse', () => {
    projector.show(reel);
    let [slow, frames] = [0, 0];
    while (projector.busy) {
      projector.step(1 / 60);
      frames += 1;
      if (projector.slow) slow += 1;
    }
    expect(slow).toBeGreaterThan(20);
    expect(frames / 60).toBeGreaterThan(reel.film.seconds + 0.5);
  });

  it('is heard', () => {
    let knocks = 0;
    projector.heard = () => {
      knocks += 1;
    };
    projector.show(reel);
    run(20);
    expect(knocks).toBeGreaterThan(5);
  });
});

/** Each picture of a staged film, 60 a second: the time in the film, where the Body is, and what has just been heard. */
function staged(): { at: number; body: number[]; tempo: number; heard: number }[] {
  const pictures: { at: number; body: number[]; tempo: number; heard: number }[] = [];
  let heard = 0;
  projector.heard = ({ force }) => {
    heard = Math.max(heard, force);
  };
  projector.show({
    ...reel,
    before: reel.before.with(BODY, null),
    staging: { winds: BODY, back: [0, 0, 1.4], pace: 0.6 },
  });
  while (projector.busy) {
    heard = 0;
    projector.step(1 / 60);
    pictures.push({ at: projector.seconds, body: drawn.get(BODY) ?? [], tempo: projector.tempo, heard });
  }
  return pictures;
}

describe('a staged film', () => {
  it('winds up: the Body is lifted, and back where it is let go as the film begins', () => {
    const pictures = staged();
    const wind = pictures.filter(({ at }) => at > -0.32 && at < 0); // before it, hands take other pieces away
    const first = pictures.find(({ at }) => at >= 0)!;
    const high = Math.max(...wind.map(({ body }) => body[2]!));
    expect(high - first.body[2]!).toBeGreaterThan(1.2);
    expect(Math.abs(wind.at(-1)!.body[2]! - first.body[2]!)).toBeLessThan(0.4);
  });

  it('runs at 0.6 of real time until it hits, and the picture freezes at the first hard contact', () => {
    const pictures = staged();
    const hit = pictures.findIndex(({ heard }) => heard >= 85);
    const falls = pictures.slice(0, hit).filter(({ at }) => at > 0);
    for (const { tempo } of falls) expect(tempo).toBeCloseTo(0.6);
    const still = pictures.filter(({ at }, k) => k > hit && at === pictures[hit]!.at);
    expect(still.length / 60).toBeCloseTo(0.075, 1);
    expect(pictures.filter(({ tempo }) => tempo === 0).length).toBe(still.length); // once
  });

  it('freezes where the hardest flick there is rams a tower of cards, which hardly slows it', () => {
    const x = [...Array.from({ length: 12 }, (_, k) => 3 * k), ...Array.from({ length: 12 }, (_, k) => 35 + 1.9 * k)];
    const poses = new Float32Array(x.flatMap((far) => [far, 0, 0.5, 0, 0, 0, 1]));
    const paws = { piece: OTHER, first: 0, length: x.length, poses, held: 0 };
    const film = { fps: 60, frames: x.length, seconds: (x.length - 1) / 60, tracks: [paws] };
    projector.show({ ...reel, film, staging: { winds: OTHER, back: [0, 0, 0], pace: 1 } });
    let frozen = 0;
    for (; projector.busy; projector.step(1 / 60)) frozen += projector.tempo === 0 ? 1 : 0;
    expect(frozen / 60).toBeCloseTo(0.075, 1);
  });

  it('rests longer than one in which things only settle', () => {
    const seconds = (one: Reel): number => {
      projector.show(one);
      let frames = 0;
      for (; projector.busy; frames++) projector.step(1 / 60);
      return frames / 60;
    };
    const nothing = { ...reel, film: { ...reel.film, tracks: [] } };
    const winds = 0.32;
    const shot = seconds({ ...nothing, staging: { winds: BODY, back: [0, 0, 0], pace: 1 } });
    expect(shot - winds - seconds(nothing)).toBeCloseTo(0.5, 1);
  });

  it('rests on the result for a second', () => {
    const pictures = staged();
    const moving = pictures.findLastIndex(({ at }) => at < reel.film.seconds);
    expect((pictures.length - moving) / 60).toBeGreaterThan(0.98);
  });
});

describe('what comes after a film', () => {
  it('settles, and the shot before it is what can be seen once more', () => {
    const staging = { winds: BODY, back: [0, 0, 1.4] as [number, number, number], pace: 0.6 };
    projector.show({ ...reel, number: 2, staging });
    run(20);
    projector.show({ ...reel, number: 3, before: reel.after });
    run(20);
    projector.again();
    expect(projector.reel?.number).toBe(2);
  });

  it('waits for it, and hands move then', () => {
    projector.show(reel);
    const later = table({ [BODY]: at(-13, 18, 1), 38: null, [OTHER]: at(9, 9, 9) });
    projector.shift(later);
    run(0.2);
    expect(drawn.get(OTHER)![0]).toBe(OTHER);
    run(20);
    expect(drawn.get(OTHER)).toEqual([...later[OTHER]!]);
    expect(projector.rest).toBe(later);
  });

  it('is another film: the first one ends there, and is over', () => {
    const over: number[] = [];
    for (const number of [1, 2]) projector.show({ ...reel, number, over: () => over.push(number) });
    expect([projector.reel?.number, over]).toEqual([2, [1]]);
    run(20);
    expect([projector.busy, over]).toEqual([false, [1, 2]]);
    expect(drawn.get(BODY)).toEqual([...reel.after[BODY]!]);
  });

  it('is said, when nothing is left to show', async () => {
    let settled = 0;
    const count = () => {
      settled += 1;
    };
    await projector.settled().then(count);
    projector.show(reel);
    const waiting = projector.settled().then(count);
    await Promise.resolve();
    expect(settled).toBe(1);
    projector.skip();
    await waiting;
    expect(settled).toBe(2);
  });

  it('is where things rest by then, after a film that was shown once more', () => {
    projector.show(reel);
    projector.skip();
    const later = table({ [BODY]: at(-13, 18, 1), 38: null, [OTHER]: at(9, 9, 9) });
    projector.shift(later);
    run(2);
    projector.again();
    expect(drawn.get(OTHER)![0]).toBe(OTHER);
    run(20);
    expect(drawn.get(OTHER)).toEqual([...later[OTHER]!]);
  });

  it('is a second move of hands: the first one has arrived', () => {
    projector.shift(table({ [OTHER]: at(9, 9, 9) }));
    projector.step(0.1);
    projector.shift(table({ [OTHER]: at(9, 9, 9), 5: at(8, 8, 8) }));
    projector.step(0.1);
    expect(drawn.get(OTHER)).toEqual([...at(9, 9, 9)]);
  });
});
