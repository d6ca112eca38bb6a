/** Mouths around a middle (x, y). */

import { line, mark, one, type Part } from './figure';
import { curve, horn, type Point, teeth } from './shapes';

/** A wide open mouth: throat, tongue, teeth above and below; two long ones if there are no more. */
export function gape(x: number, y: number, w: number, h: number, count: number): Part[] {
  const [l, r, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const lips = curve([
    [l, top + h * 0.2],
    [x, top],
    [r, top + h * 0.2],
    [r - w * 0.08, bottom - h * 0.22],
    [x, bottom],
    [l + w * 0.08, bottom - h * 0.22],
  ]);
  const tongue: Point[] = [
    [x - w * 0.24, bottom - h * 0.14],
    [x, bottom - h * 0.44],
    [x + w * 0.24, bottom - h * 0.14],
    [x, bottom - h * 0.05],
  ];
  return [
    ...one('ink', lips),
    ...mark('accent', curve(tongue)),
    ...mark('white', ...(count > 2 ? rows(x, y, w, h, count) : tusks(x, y, w, h))),
  ];
}

const rows = (x: number, y: number, w: number, h: number, count: number): string[] => [
  teeth(x - w * 0.44, x + w * 0.44, y - h * 0.38, count, h * 0.3, -h * 0.06),
  teeth(x - w * 0.34, x + w * 0.34, y + h * 0.36, count - 1, -h * 0.24, h * 0.08),
];

const tusks = (x: number, y: number, w: number, h: number): string[] =>
  [-0.26, 0.26].map((side) => horn(x + w * side, y - h * 0.5 + 3, 180, h * 0.55, w * 0.2));

/** Closed jaws that show every tooth. */
export function grin(x: number, y: number, w: number, count: number): Part[] {
  const [l, r] = [x - w / 2, x + w / 2];
  const d = `M${l} ${y - 4}Q${x} ${y + w * 0.1} ${r} ${y - 4}Q${x + w * 0.34} ${y + w * 0.26} ${x} ${y + w * 0.27}
      Q${x - w * 0.34} ${y + w * 0.26} ${l} ${y - 4}Z`;
  const zig = Array.from({ length: count * 2 - 1 }, (_, k) => {
    const t = 0.1 + (0.8 * k) / (count * 2 - 2);
    const sag = (w * 0.1 + 4) * 2 * t * (1 - t);
    return `${l + w * t} ${y - 4 + sag + (k % 2 ? w * 0.05 : w * 0.16)}`;
  });
  return [...one('white', d), ...line('ink', 2.8, `M${zig.join('L')}`)];
}

/** A smile with two fangs. */
export const fangs = (x: number, y: number, w: number): Part[] => [
  ...line('ink', 4.5, `M${x - w / 2} ${y}Q${x} ${y + w * 0.3} ${x + w / 2} ${y}`),
  ...one(
    'white',
    horn(x - w * 0.26, y + w * 0.08, 180, w * 0.3, w * 0.18),
    horn(x + w * 0.26, y + w * 0.08, 180, w * 0.3, w * 0.18),
  ),
];
