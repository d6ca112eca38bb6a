/** Drawing by points: smooth outlines, horns, teeth, flames. Everything is the `d` of an SVG path. */

export type Point = readonly [number, number];
/** Points may be written as text: `0 62, 34 58, 66 78`. */
export type Points = string | readonly Point[];

const read = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(', ').map((pair) => pair.split(' ').map(Number) as unknown as Point)
    : points;

const at = (n: number) => Math.round(n * 10) / 10;

/** A smooth curve through all points (Catmull-Rom), open or closed. */
export function curve(given: Points, closed = true, tension = 6): string {
  const points = read(given);
  const n = points.length;
  const p = (k: number): Point =>
    closed ? (points[(k + n) % n] as Point) : (points[Math.min(Math.max(k, 0), n - 1)] as Point);
  let d = `M${at(p(0)[0])} ${at(p(0)[1])}`;
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [a, b, c, e] = [p(k - 1), p(k), p(k + 1), p(k + 2)];
    d += `C${at(b[0] + (c[0] - a[0]) / tension)} ${at(b[1] + (c[1] - a[1]) / tension)} `;
    d += `${at(c[0] - (e[0] - b[0]) / tension)} ${at(c[1] - (e[1] - b[1]) / tension)} ${at(c[0])} ${at(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines through all points, closed. */
export const polygon = (points: Points) =>
  `M${read(points)
    .map(([x, y]) => `${at(x)} ${at(y)}`)
    .join('L')}Z`;

/** The corners of a regular polygon around (x, y); the first one points up. */
export const gon = (sides: number, x: number, y: number, r: number, turn = -90): Point[] =>
  Array.from({ length: sides }, (_, k) => {
    const a = ((turn + (k * 360) / sides) * Math.PI) / 180;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** A symmetrical outline from its right half: distances from the middle, top to bottom. */
export function half(given: Points, middle = 100): string {
  const points = read(given);
  const right = points.map(([x, y]): Point => [middle + x, y]);
  const left = [...points]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [middle - x, y]);
  return curve([...right, ...left]);
}

/** A horn, spike, claw or tooth: a bent cone that starts at (x, y). Degrees count clockwise from straight up. */
export function horn(x: number, y: number, degrees: number, length: number, width: number, bend = 0): string {
  const a = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.sin(a), -Math.cos(a)];
  const [nx, ny] = [-uy, ux];
  const tip: Point = [x + ux * length + nx * bend, y + uy * length + ny * bend];
  const mid: Point = [x + ux * length * 0.55 + nx * bend * 0.2, y + uy * length * 0.55 + ny * bend * 0.2];
  const w = width / 2;
  const [l, r]: Point[] = [
    [x - nx * w, y - ny * w],
    [x + nx * w, y + ny * w],
  ] as [Point, Point];
  return (
    `M${at(l[0])} ${at(l[1])}Q${at(mid[0] - nx * w)} ${at(mid[1] - ny * w)} ${at(tip[0])} ${at(tip[1])}` +
    `Q${at(mid[0] + nx * w)} ${at(mid[1] + ny * w)} ${at(r[0])} ${at(r[1])}Z`
  );
}

/** A row of teeth hanging from a line (or standing on it, with a negative depth). */
export function teeth(x1: number, x2: number, y: number, count: number, depth: number, sag = 0): string {
  const step = (x2 - x1) / count;
  const dip = (x: number) => y + sag * (1 - ((2 * (x - x1)) / (x2 - x1) - 1) ** 2);
  let d = `M${at(x1)} ${at(dip(x1))}`;
  for (let k = 0; k < count; k++) {
    const x = x1 + k * step;
    d += `L${at(x + step / 2)} ${at(dip(x + step / 2) + depth)}L${at(x + step)} ${at(dip(x + step))}`;
  }
  return `${d}Z`;
}

export const circle = (x: number, y: number, r: number, ry = r) =>
  `M${at(x - r)} ${at(y)}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${at(x + r)} ${at(y)}h${at(w - 2 * r)}q${r} 0 ${r} ${r}v${at(h - 2 * r)}q0 ${r} ${-r} ${r}
        h${at(2 * r - w)}q${-r} 0 ${-r} ${-r}v${at(2 * r - h)}q0 ${-r} ${r} ${-r}Z`
    : `M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}Z`;

/** Tufts of fur or a shaggy hem along a line of points. */
export function shaggy(given: Points, depth: number): string {
  const points = read(given);
  let d = `M${at((points[0] as Point)[0])} ${at((points[0] as Point)[1])}`;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1] as Point, points[k] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy) || 1;
    const tip: Point = [a[0] + dx * 0.85 + (dy / size) * depth, a[1] + dy * 0.85 - (dx / size) * depth];
    const bend: Point = [a[0] + dx * 0.2 + (dy / size) * depth, a[1] + dy * 0.2 - (dx / size) * depth];
    d += `Q${at(bend[0])} ${at(bend[1])} ${at(tip[0])} ${at(tip[1])}`;
    d += `L${at(b[0])} ${at(b[1])}`;
  }
  return `${d}Z`;
}

/** A bolt of lightning of a given height, its middle at (x, y). */
export const bolt = (x: number, y: number, h: number) =>
  `M${at(x + h * 0.12)} ${at(y - h / 2)}L${at(x - h * 0.26)} ${at(y + h * 0.08)}H${at(x - h * 0.02)}
      L${at(x - h * 0.12)} ${at(y + h / 2)}L${at(x + h * 0.28)} ${at(y - h * 0.12)}H${at(x + h * 0.04)}Z`;

/** A limb, tail or tentacle: an outline around a line, as thick as `from` at its start and `to` at its end. */
export function limb(points: Points, from: number, to: number): string {
  const fine = sampled(read(points), 5);
  const side = (sign: number) =>
    fine.map(([x, y], k): Point => {
      const [a, b] = [fine[Math.max(0, k - 1)] as Point, fine[Math.min(fine.length - 1, k + 1)] as Point];
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = (from + ((to - from) * k) / (fine.length - 1)) / 2;
      return [x - (sign * w * (b[1] - a[1])) / size, y + (sign * w * (b[0] - a[0])) / size];
    });
  return curve([
    ...side(1),
    cap(fine.at(-2) as Point, fine.at(-1) as Point, to),
    ...side(-1).reverse(),
    cap(fine[1] as Point, fine[0] as Point, from),
  ]);
}

/** Where a round end of this width has its outermost point. */
function cap(before: Point, end: Point, width: number): Point {
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const size = Math.hypot(dx, dy) || 1;
  return [end[0] + (dx / size) * width * 0.6, end[1] + (dy / size) * width * 0.6];
}

function sampled(points: readonly Point[], each: number): Point[] {
  const p = (k: number) => points[Math.min(Math.max(k, 0), points.length - 1)] as Point;
  const found: Point[] = [];
  for (let k = 0; k < points.length - 1; k++) {
    for (let j = 0; j < each; j++) found.push(between(p(k - 1), p(k), p(k + 1), p(k + 2), j / each));
  }
  return [...found, p(points.length - 1)];
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [mix(0), mix(1)];
}
