import { describe, expect, test } from 'vitest';
import { around, type Box, grown, overlap, place } from './place';

const phone: Box = { x: 0, y: 0, w: 390, h: 844 };
const bubble: Box = { x: 0, y: 0, w: 340, h: 160 };
const card = (x: number, y: number): Box => ({ x, y, w: 60, h: 90 });

describe('the place of a bubble', () => {
  test.each([card(10, 100), card(300, 100), card(160, 400), card(10, 740), card(320, 740)])(
    'is on the screen and not over the part: %o',
    (part) => {
      const spot = place(bubble, phone, [part], []);
      expect(overlap(spot, part)).toBe(0);
      expect(around([spot, phone])).toEqual(phone);
    },
  );

  test('is close to the part', () => {
    const part = card(160, 400);
    expect(overlap(grown(place(bubble, phone, [part], []), 20), part)).toBeGreaterThan(0);
  });

  test('leaves buttons free where it can', () => {
    const part = card(160, 400);
    const buttons = [{ x: 0, y: 500, w: 390, h: 344 }];
    const spot = place(bubble, phone, [part], buttons);
    expect(overlap(spot, buttons[0]!)).toBe(0);
  });

  test('leaves in sight what is worth a look, rather than staying close', () => {
    const city = { x: 0, y: 0, w: 390, h: 480 };
    expect(overlap(place(bubble, phone, [card(160, 490)], [], [city]), city)).toBe(0);
  });

  test('avoids every part it points at', () => {
    const parts = [card(20, 300), card(300, 700)];
    const spot = place(bubble, phone, parts, []);
    expect(parts.map((part) => overlap(spot, part))).toEqual([0, 0]);
  });

  test('is on the screen when it points at nothing', () => {
    expect(around([place(bubble, phone, [], []), phone])).toEqual(phone);
  });
});
