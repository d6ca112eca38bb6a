import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planOf, type Spot } from '../geometry';
import type { Stage } from '../scene/stage';
import { Touch } from '../state/touch.svelte';
import type { Piece, RampageView } from '../types';
import { Aim, type AimForm } from './aim.svelte';
import { Gestures } from './gestures';
import { Handling } from './handling';

const plan = planOf(1);
const [PAWS, BODY] = [plan.paws(0), plan.body(0)];
const BUS = plan.of('vehicle')[0]!;
const SCALE = 10; // pixels to a cm, seen from straight above: [400, 300] is the middle of the board
const OWN: Spot = [-20, 20];
const HERE: Spot = [200, 100]; // the own piece in pixels

/** A stage seen from straight above; `under` is what lies where. */
let under: (x: number, y: number) => { piece: Piece; z: number } | null;
const spotAt = (x: number, y: number): Spot => [(x - 400) / SCALE, (300 - y) / SCALE];
const stage = {
  plan,
  camera: { orbit: vi.fn() },
  canvas: { getBoundingClientRect: () => ({ left: 0, width: 800 }) },
  pointing: {
    onScreen: (x: number, y: number): Spot => [400 + x * SCALE, 300 - y * SCALE],
    spotAt,
    seenAt: (x: number, y: number, ground = 0) => [...spotAt(x, y), under(x, y)?.z ?? ground],
    pieceAt: (x: number, y: number) => under(x, y)?.piece ?? null,
    roofAt: () => 6,
  },
  pieces: { drawn: () => ({ x: OWN[0], y: OWN[1], z: 3.5, there: true }) },
} as unknown as Stage;

const choose = vi.fn();
let canvas: HTMLCanvasElement;
let handling: Handling;
let aim: Aim;

/** The first Monster aims; its bus stands in the south-east. */
function take(kind: AimForm['kind']): void {
  const poses = plan.kinds.map(() => null as number[] | null);
  poses[PAWS] = [OWN[0] * 1000, OWN[1] * 1000, 500, 100_000, 0, 0, 0];
  poses[BODY] = [OWN[0] * 1000, OWN[1] * 1000, 3500, 100_000, 0, 0, 0];
  const view = { boards: 1, table: { poses }, facts: { buildings: plan.ruins.map(() => [0]) } };
  const piece = kind === 'toss' ? BUS : kind === 'flick' ? PAWS : BODY;
  const area = kind === 'drop' ? [-1600, 1500, -1000, 2100] : null;
  const form: AimForm = { kind, deed: kind, monster: 0, piece, target: 3, area };
  aim = new Aim(form, view as unknown as RampageView, choose, { do: 'back' });
  const gestures = new Gestures(canvas, handling);
  handling.aim = aim;
  aim.release = () => gestures.release();
}

function at(type: string, [x, y]: Spot, pointerType = 'mouse', pointerId = 1): void {
  canvas.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType }));
}
function press(from: Spot, to: Spot = from, pointerType = 'mouse'): void {
  at('pointerdown', from, pointerType);
  if (to !== from) at('pointermove', to, pointerType);
  at('pointerup', to, pointerType);
}
/** Long enough after a click that the next one is another one. */
function later(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
}
const beside = (dx: number, dy = 0): Spot => [HERE[0] + dx, HERE[1] + dy];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => {};
  under = () => null;
  handling = new Handling(stage, vi.fn(), vi.fn());
});

describe('a pull', () => {
  it('fires the other way, the harder the farther', () => {
    take('flick');
    press(HERE, beside(-100));
    expect(choose).toHaveBeenCalledOnce();
    expect(choose.mock.calls[0]![0].act).toMatchObject({ type: 'flick', yaw: 0, strength: 491 });
  });

  it.each(['flick', 'toss'] as const)('is none as long as nothing has moved: %s', (kind) => {
    take(kind);
    under = (x) => (x > HERE[0] + 100 ? { piece: BUS, z: 1 } : { piece: BODY, z: 3 });
    const before = aim.act;
    for (const byFinger of [false, true]) {
      aim.byFinger = byFinger;
      press(beside(30), beside(32), 'touch');
      press(beside(25));
      press(beside(70)); // the head, high above the Paws
      expect(choose).not.toHaveBeenCalled();
      expect(aim.act).toEqual(before);
    }
  });

  it('needs to go as far from where it began as from the own piece', () => {
    take('flick');
    for (const byFinger of [false, true]) {
      aim.byFinger = byFinger;
      press(beside(24), beside(38));
      press(beside(24), beside(3));
    }
    expect(choose).not.toHaveBeenCalled();
    expect(aim.pulled).toBeNull();
  });

  it('begins at the own Monster, not at the Vehicle that it tosses', () => {
    take('toss');
    under = (x) => (x > 500 ? { piece: BUS, z: 1 } : null);
    press([600, 400], [680, 400]);
    expect(choose).not.toHaveBeenCalled();
    expect(aim.pulled).toBeNull();
  });

  it.each(['flick', 'toss', 'breath', 'drop'] as const)('is taken back by Escape: %s', (kind) => {
    take(kind);
    const [before, start] = [
      aim.act,
      kind === 'drop' ? ([...stage.pointing.onScreen(...aim.spot, 12)] as Spot) : HERE,
    ];
    at('pointerdown', start);
    at('pointermove', [start[0] - 30, start[1] + 25]);
    expect(aim.act).not.toEqual(before);
    aim.cancel();
    expect(aim.act).toEqual(before);
    at('pointermove', [start[0] - 60, start[1] + 45]);
    expect(aim.act).toEqual(before);
    at('pointerup', [start[0] - 60, start[1] + 45]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('changes nothing if it ends in the dead zone', () => {
    take('flick');
    const before = aim.act;
    at('pointerdown', HERE);
    at('pointermove', beside(-90, 40));
    at('pointermove', beside(-10, 5));
    expect(aim.act).toEqual(before);
    at('pointerup', beside(-10, 5));
    expect(choose).not.toHaveBeenCalled();
    expect(aim.act).toEqual(before);
  });

  it('is taken back by a second finger', () => {
    take('flick');
    const before = aim.act;
    at('pointerdown', HERE, 'touch');
    at('pointermove', beside(-90, 40), 'touch');
    at('pointerdown', beside(150), 'touch', 2);
    at('pointerup', beside(-90, 40), 'touch');
    at('pointerup', beside(150), 'touch', 2);
    expect(choose).not.toHaveBeenCalled();
    expect(aim.act).toEqual(before);
  });

  it('takes the ghost of a Body along without a jump, and clears it where it is let go', () => {
    take('drop');
    const [x, y] = aim.spot;
    const [sx, sy] = stage.pointing.onScreen(x, y, 12);
    press([sx + 15, sy], [sx + 25, sy]);
    expect(aim.spot[0]).toBeCloseTo(x + 1);
    expect(aim.pulled).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a drag away from the own piece', () => {
  it('aims as if it held the piece, without firing, and never orbits', () => {
    take('flick');
    press([600, 400], [500, 400]);
    expect(stage.camera.orbit).not.toHaveBeenCalled();
    expect(aim.act).toMatchObject({ type: 'flick', yaw: 0, strength: 491 });
    expect(choose).not.toHaveBeenCalled();
  });

  it('orbits with the right button', () => {
    take('flick');
    for (const [type, x] of [
      ['pointerdown', 600],
      ['pointermove', 650],
      ['pointerup', 650],
    ] as const)
      canvas.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 400, pointerId: 1, button: 2 }));
    expect(stage.camera.orbit).toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('two clicks', () => {
  it('slide the Paws to where the mouse is', () => {
    take('flick');
    press([500, 100]);
    expect([aim.pointed, aim.get('yaw')]).toEqual([true, 0]);
    expect(aim.reach).toBeCloseTo(30, 0);
    at('pointermove', [400, 100]);
    expect(aim.reach).toBeCloseTo(20, 0);
    press([400, 100]);
    expect(choose).not.toHaveBeenCalled(); // a double click
    later();
    press([400, 100]);
    expect(choose).toHaveBeenCalledOnce();
  });

  it('on the own piece do nothing', () => {
    take('flick');
    press([500, 100]);
    press(HERE);
    press(beside(10), beside(10), 'touch');
    expect(choose).not.toHaveBeenCalled();
  });

  it.each(['flick', 'toss'] as const)('of a finger fire what it has seen, and only on the mark: %s', (kind) => {
    take(kind);
    press([500, 100], [500, 100], 'touch');
    const first = aim.act;
    aim.mark = [10, 20, 0]; // as drawn
    press([420, 200], [420, 200], 'touch');
    expect(choose).not.toHaveBeenCalled();
    expect(aim.act).not.toEqual(first);
    const second = aim.act;
    aim.mark = [2, 10, 0];
    later();
    press([430, 205], [430, 205], 'touch');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: 'aim', act: second });
  });

  it('toss to what is seen there; the Body leans back if it must', () => {
    take('toss');
    press([300, 100]);
    expect(aim.get('tilt')).toBe(0);
    const low = aim.get('strength');
    under = () => ({ piece: plan.of('large')[0]!, z: 9 });
    press([300, 100], [300, 100], 'touch');
    expect(aim.get('tilt')).toBeGreaterThan(0);
    expect(aim.get('strength')).not.toBe(low);
    aim.cancel();
    expect([aim.pointed, aim.get('tilt')]).toEqual([false, 0]);
  });
});

describe('a spot', () => {
  it('on a roof is the one that is seen, not the ground behind it', () => {
    const put = vi.fn();
    handling.touch = new Touch();
    handling.touch.allow({ spot: true, tops: [3], put });
    const { outline } = plan.ruins[3]!;
    const roof = [outline.west + 1, outline.south + 1] as Spot;
    const slanted = (x: number, y: number): Spot => [spotAt(x, y)[0], spotAt(x, y)[1] + 5];
    Object.assign(handling, { stage: { ...stage, pointing: { ...stage.pointing, spotAt: slanted } } });
    new Gestures(canvas, handling);
    press(stage.pointing.onScreen(...roof, 6));
    expect(put.mock.calls[0]).toEqual([expect.closeTo(roof[0]), expect.closeTo(roof[1])]);
    handling.touch.tops = [];
    press(stage.pointing.onScreen(...roof, 6));
    expect(put.mock.calls[1]![1]).toBeCloseTo(roof[1] + 5);
  });
});
