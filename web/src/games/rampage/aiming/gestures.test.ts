import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, type Grip } from './gestures';

let canvas: HTMLCanvasElement;
let own = false;
const grip = {
  orbit: vi.fn(),
  pan: vi.fn(),
  zoom: vi.fn(),
  grab: vi.fn(() => own),
  pull: vi.fn(),
  letGo: vi.fn(),
  drop: vi.fn(),
  aims: false,
  tap: vi.fn(),
  hover: vi.fn(),
} satisfies Grip;
let gestures: Gestures;

beforeEach(() => {
  vi.clearAllMocks();
  grip.grab.mockImplementation(() => own);
  own = false;
  canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => {};
  gestures = new Gestures(canvas, grip);
});

function at(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  canvas.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true, ...more }),
  );
}

describe('one finger or the mouse', () => {
  it('taps where it does not move', () => {
    at('pointerdown', 10, 10);
    at('pointermove', 12, 11);
    at('pointerup', 12, 11);
    expect(grip.tap).toHaveBeenCalledWith(12, 11, false);
    expect(grip.orbit).not.toHaveBeenCalled();
  });

  it('asks, and taps nothing, where a finger is held and nothing is aimed', () => {
    const touch = (type: string, time: number) => {
      const event = new PointerEvent(type, { clientX: 10, clientY: 10, pointerId: 1, pointerType: 'touch' });
      Object.defineProperty(event, 'timeStamp', { value: time });
      canvas.dispatchEvent(event);
    };
    touch('pointerdown', 0);
    touch('pointerup', 900);
    expect(grip.tap).not.toHaveBeenCalled();
    touch('pointerdown', 1000);
    touch('pointerup', 1700);
    expect(grip.tap).toHaveBeenCalledOnce();
    own = true;
    touch('pointerdown', 2000);
    touch('pointerup', 3500);
    expect(grip.tap).toHaveBeenCalledTimes(2);
  });

  it('orbits elsewhere than on the own piece, and never aims then', () => {
    at('pointerdown', 10, 10);
    at('pointermove', 40, 10);
    at('pointerup', 40, 10);
    expect(grip.orbit).toHaveBeenCalled();
    expect(grip.pull).not.toHaveBeenCalled();
    expect(grip.tap).not.toHaveBeenCalled();
  });

  it('aims on the own piece, and never moves the camera then', () => {
    own = true;
    at('pointerdown', 10, 10);
    at('pointermove', 40, 60);
    at('pointerup', 40, 60);
    expect(grip.pull).toHaveBeenCalledWith(40, 60);
    expect(grip.letGo).toHaveBeenCalledOnce();
    expect(grip.orbit).not.toHaveBeenCalled();
  });

  it('only taps on the own piece as long as it does not move', () => {
    own = true;
    at('pointerdown', 10, 10);
    at('pointermove', 13, 12);
    at('pointerup', 13, 12);
    expect(grip.tap).toHaveBeenCalledWith(13, 12, false);
    expect(grip.pull).not.toHaveBeenCalled();
    expect(grip.letGo).not.toHaveBeenCalled();
  });

  it('pans with the other button or with Shift', () => {
    at('pointerdown', 10, 10, { button: 2 });
    at('pointermove', 40, 10);
    expect(grip.pan).toHaveBeenCalledWith(30, 0);
  });

  it('zooms with the wheel', () => {
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
    expect(grip.zoom.mock.calls[0]![0]).toBeLessThan(1);
  });
});

describe('two fingers', () => {
  it('take an aim back, and pinch', () => {
    own = true;
    at('pointerdown', 90, 100, { pointerType: 'touch' });
    at('pointermove', 100, 100, { pointerType: 'touch' });
    at('pointerdown', 200, 100, { pointerId: 2, pointerType: 'touch' });
    expect(grip.drop).toHaveBeenCalledOnce();
    at('pointermove', 300, 100, { pointerId: 2, pointerType: 'touch' });
    expect(grip.zoom.mock.calls[0]![0]).toBeCloseTo(0.5);
    at('pointerup', 300, 100, { pointerId: 2, pointerType: 'touch' });
    at('pointerup', 100, 100, { pointerType: 'touch' });
    expect(grip.letGo).not.toHaveBeenCalled();
    expect(grip.tap).not.toHaveBeenCalled();
  });
});

describe('the speed of a finger', () => {
  function flick(times: number[], up: number): number[] {
    own = true;
    const timed = (type: string, x: number, t: number) => {
      const event = new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, pointerType: 'touch' });
      Object.defineProperty(event, 'timeStamp', { value: t });
      canvas.dispatchEvent(event);
    };
    timed('pointerdown', 0, 0);
    times.forEach((t, k) => {
      timed('pointermove', 20 * (k + 1), t);
    });
    timed('pointerup', 20 * times.length, up);
    return grip.letGo.mock.calls[0] as unknown as number[];
  }
  it('is taken from its last places', () => {
    expect(flick([10, 20, 30, 40], 45)[2]).toBeCloseTo(2000, 0);
  });
  it('is known on a slow machine as well', () => {
    expect(flick([200, 400, 600], 700)[2]).toBeCloseTo(100, 0);
  });
  it('is none after a rest', () => {
    expect(flick([10, 20, 30], 400)[2]).toBe(0);
  });
});

describe('letting go', () => {
  it('is without effect after Escape, and when the browser takes the pointer away', () => {
    own = true;
    at('pointerdown', 10, 10);
    at('pointermove', 30, 10);
    gestures.release();
    at('pointermove', 60, 60);
    expect(grip.pull).toHaveBeenCalledOnce();
    at('pointerup', 80, 80);
    expect(grip.letGo).not.toHaveBeenCalled();
    at('pointerdown', 10, 10);
    at('pointermove', 30, 10);
    at('pointercancel', 30, 10);
    at('pointerup', 80, 80);
    expect(grip.letGo).not.toHaveBeenCalled();
    expect(grip.drop).toHaveBeenCalledTimes(2);
  });
});
