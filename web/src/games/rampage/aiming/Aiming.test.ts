import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '../../../play/contract';
import { planOf } from '../geometry';
import type { RampageView } from '../types';
import Aiming from './Aiming.svelte';
import { Aim, type AimForm } from './aim.svelte';
import Meter from './Meter.svelte';

const plan = planOf(1);
const choose = vi.fn();
const say = (fact: Fact): string => (fact as { key: string }).key;
const view = {
  boards: 1,
  table: { poses: plan.kinds.map(() => [0, 0, 3500, 100_000, 0, 0, 0]) },
  facts: { buildings: plan.ruins.map(() => [0]) },
} as unknown as RampageView;

function aimed(kind: AimForm['kind']): Aim {
  const form: AimForm = { kind, deed: kind, monster: 0, piece: plan.body(0), target: 3 };
  return new Aim(form, view, choose, { do: 'back' });
}
const button = () => screen.getByRole('button', { name: /aim-fire/ });
/** Frames as they are asked for, run by hand. */
let frames: FrameRequestCallback[];
const tick = () => {
  for (const frame of frames.splice(0)) frame(0);
};
let now: number;

beforeEach(() => {
  [frames, now] = [[], 1000];
  vi.clearAllMocks();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
describe('an aim that was sent', () => {
  it('can be aimed again once it has been refused', async () => {
    const aim = aimed('flick');
    const { rerender } = render(Aiming, { aim, busy: false, say });
    await rerender({ aim, busy: true, say });
    aim.confirm();
    await rerender({ aim, busy: true, say });
    expect(aim.sent).toBe(true);
    await rerender({ aim, busy: false, say });
    expect(aim.sent).toBe(false);
    expect(button()).toHaveProperty('disabled', false);
  });

  it('can be aimed again if it never went', async () => {
    const aim = aimed('flick');
    const { rerender } = render(Aiming, { aim, busy: false, say });
    aim.confirm();
    await rerender({ aim, busy: false, say });
    expect(aim.sent).toBe(false);
  });
});

describe('a breath', () => {
  it('is as strong as the button was held', async () => {
    const aim = aimed('breath');
    render(Aiming, { aim, busy: false, say });
    await fireEvent.pointerDown(button(), { button: 0 });
    now += 700;
    tick();
    const strength = aim.get('strength');
    expect(strength).toBe(700);
    await fireEvent.pointerUp(button(), { clientX: 0, clientY: 0 });
    await fireEvent.click(button());
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: 'aim', act: { ...aim.act, strength } });
  });

  it('is as strong as the slider says after a short press, and by a key', async () => {
    const aim = aimed('breath');
    aim.set('strength', 810);
    render(Aiming, { aim, busy: false, say });
    await fireEvent.pointerDown(button(), { button: 0 });
    now += 100;
    tick();
    await fireEvent.pointerUp(button(), { clientX: 0, clientY: 0 });
    expect(choose.mock.calls[0]![0].act.strength).toBe(810);
    aim.asked();
    await fireEvent.click(button());
    await fireEvent.click(button()); // as Space does: no pointer has pressed
    expect(choose.mock.calls[1]![0].act.strength).toBe(810);
  });

  it.each(['Escape', 'leaving'])('is held back by %s', async (how) => {
    const aim = aimed('breath');
    const before = aim.get('strength');
    render(Aiming, { aim, busy: false, say });
    await fireEvent.pointerDown(button(), { button: 0 });
    now += 1200;
    tick();
    if (how === 'Escape') await fireEvent.keyDown(document.body, { key: 'Escape' });
    else await fireEvent.pointerLeave(button());
    tick();
    await fireEvent.pointerUp(button(), { clientX: 0, clientY: 0 });
    await fireEvent.click(button());
    expect(choose).not.toHaveBeenCalled();
    expect(aim.get('strength')).toBe(before);
    expect(frames).toHaveLength(0);
  });

  it('is charged no more once it is not asked for', async () => {
    const { unmount } = render(Aiming, { aim: aimed('breath'), busy: false, say });
    await fireEvent.pointerDown(button(), { button: 0 });
    tick();
    expect(frames).toHaveLength(1);
    unmount();
    tick();
    expect(frames).toHaveLength(0);
  });
});

describe('the meter', () => {
  it.each(['flick', 'toss', 'breath'] as const)('says what the dial says: %s', (kind) => {
    const aim = aimed(kind);
    for (const strength of [...aim.range('strength'), 425]) {
      aim.set('strength', strength);
      const panel = render(Aiming, { aim, busy: false, say }).container;
      const meter = render(Meter, { aim, say }).container;
      const said = panel.querySelector('[data-field=strength] output')!.textContent!;
      expect(said).toBe(`${meter.querySelector('strong')!.textContent} %`);
      cleanup();
    }
  });
});
