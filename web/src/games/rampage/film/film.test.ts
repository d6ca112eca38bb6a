import { describe, expect, it } from 'vitest';
import {
  collapse,
  collapsesAt,
  decode,
  develop,
  type Film,
  falling,
  hits,
  NO_FILM,
  quietAfter,
  sample,
  wayOf,
} from './film';
import { COLLAPSE, KNOWN } from './film.fixture';

const pose = () => new Float32Array(7);
/** w, x, y, z behind the place, as Python says it. */
const inWords = (p: Float32Array) => [p[0], p[1], p[2], p[6], p[3], p[4], p[5]] as number[];

describe('a film of the server', () => {
  it('is read as Python reads it', async () => {
    const film = await develop(COLLAPSE);
    expect([film.fps, film.frames, film.tracks.length]).toEqual([60, KNOWN.frames, KNOWN.tracks]);
    const body = film.tracks.find(({ piece }) => piece === KNOWN.body.piece)!;
    expect([body.first, body.length]).toEqual([KNOWN.body.first, KNOWN.body.length]);
    inWords(sample(body, film.frames, pose())).forEach((value, k) => {
      expect(value).toBeCloseTo(KNOWN.body.end[k]!, 2);
    });
  });

  it('begins where a hand lets go, not where it took the piece', async () => {
    const body = (await develop(COLLAPSE)).tracks.find(({ piece }) => piece === KNOWN.body.piece)!;
    expect(KNOWN.body.start[2]).toBeLessThan(5);
    expect(sample(body, 0, pose())[2]).toBeGreaterThan(25);
  });

  it('has unit quaternions in every frame and between frames', async () => {
    const film = await develop(COLLAPSE);
    for (const track of film.tracks)
      for (let frame = 0; frame < film.frames; frame += 0.37) {
        const [, , , x = 0, y = 0, z = 0, w = 0] = sample(track, frame, pose());
        expect(Math.hypot(x, y, z, w)).toBeCloseTo(1, 3);
      }
  });

  it('lets the knocks be heard in the order of time', async () => {
    const heard = hits(await develop(COLLAPSE));
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.map(({ frame }) => frame)).toEqual(heard.map(({ frame }) => frame).sort((a, b) => a - b));
  });

  it('is not heard when a hand lets go', async () => {
    const film = await develop(COLLAPSE);
    const body = film.tracks.find(({ piece }) => piece === KNOWN.body.piece)!;
    const first = hits(film)[0]!;
    expect(sample(body, 0, pose())[2]! - sample(body, first.frame, pose())[2]!).toBeGreaterThan(10);
  });

  it('is slow where most comes down', async () => {
    const film = await develop(COLLAPSE);
    const slow = collapse(film)!;
    const counts = falling(film);
    const peak = counts.indexOf(Math.max(...counts));
    expect(slow.from).toBeLessThanOrEqual(peak);
    expect(slow.to).toBeGreaterThanOrEqual(peak);
  });

  it('knows where most comes down', async () => {
    const film = await develop(COLLAPSE);
    const [x, y] = collapsesAt(film, collapse(film)!);
    expect(Math.hypot(x + 13, y - 18)).toBeLessThan(6); // the north-west tower
  });

  it('is over for the eye when pieces only creep', async () => {
    const film = await develop(COLLAPSE);
    expect(quietAfter(film)).toBeGreaterThan(collapse(film)!.from);
    expect(quietAfter(film)).toBeLessThanOrEqual(film.frames);
    expect(quietAfter(NO_FILM)).toBe(0);
  });

  it('leaves the way of the piece that fell', async () => {
    const way = wayOf(await develop(COLLAPSE), KNOWN.body.piece);
    expect(way[0]![2]).toBeGreaterThan(25);
    expect(way.at(-1)![2]).toBeLessThan(10);
  });

  it('may be empty', async () => {
    expect(await develop('')).toBe(NO_FILM);
    expect(collapse(NO_FILM)).toBeNull();
    expect(hits(NO_FILM)).toEqual([]);
  });
});

/** A film of one piece that is lifted five centimetres aside and ten up, goes four a frame, and stops at once. */
function tossed(): Film {
  const x = [0, 500, ...Array.from({ length: 6 }, () => 400), 0, 0];
  const z = [100, 1000, ...x.slice(2).map(() => 0)];
  const still = x.map(() => 0);
  const words = [60, x.length, 1, 4, 0, x.length, ...x, ...still, ...z, 3, ...still.slice(1), ...still, ...still];
  return decode(Int16Array.from(words).buffer);
}

it('tells what a toss hits from the hand that sends it off', () => {
  expect(hits(tossed()).map(({ frame, force }) => [frame, Math.round(force)])).toEqual([[8, 240]]);
});

/** Paws that are flicked at four a frame, and a Meeple beside them that is off at once with three. */
function rammed(): Film {
  const track = (x: number[]) => {
    const still = x.map(() => 0);
    return [...x, ...still, 100, ...still.slice(1), 3, ...still.slice(1), ...still, ...still];
  };
  const [paws, meeple] = [Array.from({ length: 6 }, () => 400), [0, 300, 300, 300]];
  const heads = [60, 6, 2, 4, 0, paws.length, 30, 0, meeple.length];
  return decode(Int16Array.from([...heads, ...track(paws), ...track(meeple)]).buffer);
}

it('tells what is kicked at once from what a hand sends off or puts down', () => {
  expect(hits(rammed(), 4).map(({ frame, piece, force }) => [frame, piece, Math.round(force)])).toEqual([
    [1, 30, 180],
  ]);
  expect(hits(rammed())).toEqual([]);
});

describe('differences', () => {
  it('are added up modulo 65536', () => {
    const words = [60, 2, 1, 4, 0, 2, 30_000, 30_000, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0];
    const film = decode(Int16Array.from(words).buffer);
    expect(film.tracks[0]!.poses[7]).toBeCloseTo(-55.36, 2); // 60000 - 65536, in hundredths of a cm
  });
});
