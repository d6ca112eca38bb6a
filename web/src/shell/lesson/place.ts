/** Where a bubble goes: beside what it points at, never over it, and over as little as possible of what is to be pressed
or looked at. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 14;
const EDGE = 6;
const COLUMNS = 7;
const ROWS = 12;

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

const within = (value: number, room: number) => Math.max(EDGE, Math.min(room - EDGE, value));

/** The spots beside each target, and a grid over the screen. */
function spots(size: Box, screen: Box, targets: readonly Box[]): Box[] {
  const [across, down] = [screen.w - size.w, screen.h - size.h];
  const fit = (x: number, y: number): Box => ({ ...size, x: within(x, across), y: within(y, down) });
  const beside = targets.flatMap(({ x, y, w, h }) => {
    const [middle, centre] = [x + w / 2 - size.w / 2, y + h / 2 - size.h / 2];
    return [
      fit(middle, y + h + GAP),
      fit(middle, y - size.h - GAP),
      fit(x + w + GAP, centre),
      fit(x - size.w - GAP, centre),
    ];
  });
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, k) =>
    fit((across * (k % COLUMNS)) / (COLUMNS - 1), (down * Math.floor(k / COLUMNS)) / (ROWS - 1)),
  );
  return [...beside, ...grid];
}

/** How far two boxes are apart, edge to edge. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const down = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(across, down);
}

/** The best spot for a bubble; `busy` are buttons that should stay free, and `sights` what is worth a look. */
export function place(
  size: Box,
  screen: Box,
  targets: readonly Box[],
  busy: readonly Box[],
  sights: readonly Box[] = [],
): Box {
  const aim = targets[0] ?? { x: screen.w / 2, y: screen.h * 0.4, w: 0, h: 0 };
  const kept = targets.map((box) => grown(box, GAP / 2));
  const sum = (spot: Box, boxes: readonly Box[]) => boxes.reduce((total, box) => total + overlap(spot, box), 0);
  const cost = (spot: Box) =>
    1000 * sum(spot, kept) + 4 * sum(spot, busy) + sum(spot, sights) + 60 * distance(spot, aim);
  return spots(size, screen, targets).reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
