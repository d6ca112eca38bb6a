import { Group } from 'three';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Aim } from '../aiming/aim.svelte';
import { NO_FILM } from '../film/film';
import type { Projector } from '../film/projector';
import { type Pose, planOf } from '../geometry';
import type { Act } from '../types';
import { Hand } from './hand';
import type { Played } from './played';
import type { Stage } from './stage';

const plan = planOf(1);
const BODY = plan.body(0);
const standing: Pose = new Float32Array([-26, 26, 3.5, 0, 0, 0, 1]);
const put = vi.fn();
const stage = { plan, put, marks: new Group(), ask: () => {}, pointing: { roofAt: () => 8 } } as unknown as Stage;
let hand: Hand;

beforeEach(() => {
  put.mockClear();
  const rest = plan.kinds.map((_, piece) => (piece === BODY ? standing : null));
  hand = new Hand(stage, { busy: false, rest } as unknown as Projector, 8);
});

const aiming = (kind: 'flick' | 'drop'): Aim =>
  ({
    kind,
    monster: 0,
    sent: false,
    fired: false,
    spot: [-13, 18],
    pose: 'upright',
    radians: 0,
    origin: [-26, 26],
  }) as unknown as Aim;

function fired(kind: 'flick' | 'drop'): Played {
  const aim = aiming(kind);
  hand.take(aim);
  hand.lift();
  if (kind === 'drop') hand.draw();
  Object.assign(aim, { sent: true, fired: true });
  hand.take(null);
  const act = { type: kind, monster: 0 } as Act;
  const before = plan.kinds.map((_, piece) => (piece === BODY ? standing : null));
  return { number: 1, act, film: NO_FILM, before, after: before };
}

describe('the hand', () => {
  it('puts the Body back if nothing was fired', () => {
    hand.take(aiming('flick'));
    hand.lift();
    expect(put).toHaveBeenLastCalledWith(BODY, null);
    hand.take(null);
    expect(put).toHaveBeenLastCalledWith(BODY, standing);
    expect(hand.fired).toBe(false);
  });

  it('puts the Body back if another action is chosen instead', () => {
    const aim = aiming('flick');
    hand.take(aim);
    hand.lift();
    Object.assign(aim, { sent: true });
    hand.take(null);
    expect(put).toHaveBeenLastCalledWith(BODY, standing);
    expect(hand.fired).toBe(false);
  });

  it('keeps the Body off the board between a flick and its film, which begins without it', () => {
    const reel = fired('flick');
    expect(hand.fired).toBe(true);
    expect(put).toHaveBeenLastCalledWith(BODY, null);
    hand.release(reel);
    expect(reel.before[BODY]).toBeNull();
    expect(hand.fired).toBe(false);
    expect(stage.marks.children).toEqual([]);
  });

  it('lets the film of a drop begin where the hand held the Body', () => {
    const reel = fired('drop');
    hand.release(reel);
    const [x, y, z] = reel.before[BODY]!;
    expect([x, y]).toEqual([-13, 18]);
    expect(z).toBeGreaterThan(8);
  });

  it('does not touch the film of another shot', () => {
    const reel = fired('flick');
    hand.letGo();
    const before = [...reel.before];
    hand.release(reel);
    expect(reel.before).toEqual(before);
  });
});
