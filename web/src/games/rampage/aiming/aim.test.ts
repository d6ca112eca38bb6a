import { describe, expect, it, vi } from 'vitest';
import type { Prompt } from '../../../play/contract';
import { middle, planOf } from '../geometry';
import type { RampageChoice, RampageView } from '../types';
import { Aim, type AimForm, aimOf } from './aim.svelte';

const plan = planOf(1);
const PAWS = plan.paws(0);
const BODY = plan.body(0);

/** Monster 0 stands at its corner; the building of every ruin stands. */
function view(): RampageView {
  const poses = plan.kinds.map(() => null as number[] | null);
  poses[PAWS] = [-26_000, 26_000, 500, 100_000, 0, 0, 0];
  poses[BODY] = [-26_000, 26_000, 3500, 100_000, 0, 0, 0];
  return { boards: 1, table: { poses }, facts: { buildings: plan.ruins.map(() => [0]) } } as unknown as RampageView;
}
/** The north-west tower, in 0.01 cm. */
const TOWER = [-1600, 1500, -1000, 2100];
const form = (kind: AimForm['kind'], more: Partial<AimForm> = {}): AimForm => ({
  kind,
  deed: kind,
  monster: 0,
  piece: kind === 'flick' ? PAWS : kind === 'toss' ? 19 : BODY,
  target: 3,
  area: kind === 'drop' ? TOWER : null,
  ...more,
});
const aim = (
  kind: AimForm['kind'],
  more: Partial<AimForm> = {},
  choose = vi.fn(),
  out: RampageChoice | null = { do: 'back' },
) => new Aim(form(kind, more), view(), choose, out);

describe('an aim', () => {
  it('is asked for by the form of a prompt, and by nothing else', () => {
    const prompt = { options: [{ choice: { do: 'back' } }], form: form('flick') } as unknown as Prompt<RampageChoice>;
    expect(aimOf(prompt, view(), vi.fn())?.kind).toBe('flick');
    expect(aimOf(prompt, view(), vi.fn())?.out).toBe('back');
    expect(aimOf({ ...prompt, form: { kind: 'spot' } }, view(), vi.fn())).toBeNull();
    expect(aimOf(null, view(), vi.fn())).toBeNull();
  });

  it('begins towards the nearest building, in whole degrees and within all ranges', () => {
    for (const kind of ['flick', 'toss', 'breath'] as const) {
      const made = aim(kind);
      expect(made.get('yaw')).toBe(3280);
      for (const field of ['yaw', 'strength', 'offset', 'tilt', 'side', 'height', 'pitch', 'sweep'] as const) {
        if (!made.has(field)) continue;
        const [low, high] = made.range(field);
        expect(made.get(field)).toBeGreaterThanOrEqual(low);
        expect(made.get(field)).toBeLessThanOrEqual(high);
      }
    }
  });

  it('keeps every number whole and within its range, and turns round and round', () => {
    const made = aim('flick');
    made.set('strength', 99_999);
    expect(made.get('strength')).toBe(1000);
    made.set('strength', Number.NaN);
    expect(made.get('strength')).toBe(1000);
    made.set('strength', -5);
    expect(made.get('strength')).toBe(50);
    made.set('yaw', 3595);
    made.add('yaw', 10);
    expect(made.get('yaw')).toBe(5);
    made.add('yaw', -50);
    expect(made.get('yaw')).toBe(3555);
    made.set('tilt', 100);
    expect(made.has('tilt')).toBe(false);
  });

  it('points at a spot of the board', () => {
    const made = aim('flick');
    made.point([-16, 26]);
    expect(made.get('yaw')).toBe(0);
    made.point([-26, 20]);
    expect(made.get('yaw')).toBe(2700);
  });

  it('knows which strength slides how far', () => {
    const made = aim('flick');
    made.slide(20);
    expect(made.reach).toBeGreaterThan(19);
    expect(made.reach).toBeLessThan(21);
    made.set('strength', 1000);
    expect(made.reach).toBeGreaterThan(85);
    expect(made.reach).toBeLessThan(95);
  });

  it('keeps a body above what it is dropped on', () => {
    const made = aim('drop', { poses: ['upright'] });
    const { outline } = plan.ruins[3]!;
    made.point([0, 0]);
    expect(made.spot).toEqual([outline.east, outline.south]);
    expect(made.poses).toEqual(['upright']);
    expect(made.act).toEqual({ type: 'drop', monster: 0, x: -1000, y: 1500, pose: 'upright', yaw: 0 });
  });

  it('makes the choice of each act', () => {
    const flick = aim('flick');
    expect(flick.act).toMatchObject({ type: 'flick', monster: 0, yaw: 3280, offset: 0 });
    const tower = middle(plan.ruins[3]!.outline);
    const far = Math.hypot(tower[0] - flick.origin[0], tower[1] - flick.origin[1]);
    expect(flick.reach).toBeLessThan(far - 3); // it stops beside the tower
    expect(flick.reach).toBeGreaterThan(far - 8);
    expect(aim('toss').act).toMatchObject({
      type: 'toss',
      piece: 19,
      yaw: 3280,
      side: 0,
      height: 500,
    });
    expect(aim('breath').act).toMatchObject({ type: 'breath', sweep: 0, strength: 700 });
  });

  it('is sent once', () => {
    const choose = vi.fn();
    const made = aim('flick', {}, choose);
    made.confirm();
    made.confirm();
    expect(choose).toHaveBeenCalledExactlyOnceWith(made.choice);
    expect(made.fired).toBe(true);
  });

  it('is taken back step by step', () => {
    const choose = vi.fn();
    const made = aim('flick', {}, choose);
    const before = made.act;
    made.begin();
    made.pulled = [0, 0];
    made.pointed = true;
    made.add('yaw', 700);
    made.cancel();
    expect([made.pulled, made.pointed, made.act]).toEqual([null, true, before]);
    made.set('strength', 900);
    made.cancel();
    expect([made.pointed, made.act]).toEqual([false, before]);
    expect(choose).not.toHaveBeenCalled();
    made.cancel();
    expect(choose).toHaveBeenCalledWith({ do: 'back' });
    expect([made.sent, made.fired]).toEqual([true, false]);
  });

  it('tosses to where it was meant to come down, as long as an arm can', () => {
    const made = aim('toss');
    made.set('tilt', 0);
    expect(made.throwTo(15, 0)).toBe(true);
    expect(made.get('tilt')).toBe(0);
    expect(made.throwTo(15, 9)).toBe(false);
    expect(made.get('strength')).toBe(1000);
    made.lobTo(15, 9);
    expect(made.get('tilt')).toBeGreaterThan(0);
    expect(made.throwTo(15, 9)).toBe(true);
    made.set('tilt', 20);
    made.lobTo(15, 90);
    expect([made.get('tilt'), made.get('strength')]).toEqual([20, 1000]);
  });

  it('cannot be left where there is no way back', () => {
    const choose = vi.fn();
    const made = aim('flick', {}, choose, null);
    expect(made.canCancel).toBe(false);
    made.cancel();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('an act that is tried once more', () => {
  it('begins with the numbers of the last try', () => {
    const toss = aim('toss');
    toss.recall({ type: 'toss', monster: 0, piece: 19, yaw: 1234, tilt: 120, strength: 777, side: -50, height: 300 });
    expect(toss.act).toMatchObject({ yaw: 1234, tilt: 120, strength: 777, side: -50, height: 300 });
    const drop = aim('drop');
    drop.recall({ type: 'drop', monster: 0, x: -1200, y: 1800, pose: 'flat', yaw: 900 });
    expect(drop.act).toMatchObject({ x: -1200, y: 1800, pose: 'flat', yaw: 900 });
  });

  it('begins as suggested if it is another act, another piece or another building', () => {
    const [flick, toss, drop] = [aim('flick'), aim('toss'), aim('drop')];
    const before = [flick.act, toss.act, drop.act];
    flick.recall({ type: 'breath', monster: 0, yaw: 1, pitch: -100, sweep: 0, strength: 500 });
    toss.recall({ type: 'toss', monster: 0, piece: 20, yaw: 1, tilt: 0, strength: 100, side: 0, height: 0 });
    drop.recall({ type: 'drop', monster: 0, x: 0, y: 0, pose: 'flat', yaw: 900 });
    expect([flick.act, toss.act, drop.act]).toEqual(before);
  });
});
