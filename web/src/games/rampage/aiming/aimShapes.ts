/** Shapes that are bent again with every aim: a ribbon along a flight, and the air of a breath. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { HANDS } from '../geometry';

/** A band of so many pieces, to be laid along a curve. */
export function ribbon(pieces: number): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(new Float32Array((pieces + 1) * 6), 3));
  const index = Array.from({ length: pieces }, (_, k) => [
    2 * k,
    2 * k + 1,
    2 * k + 2,
    2 * k + 1,
    2 * k + 3,
    2 * k + 2,
  ]);
  made.setIndex(index.flat());
  return made;
}

export function draped(
  geometry: BufferGeometry,
  at: (t: number) => [number, number, number],
  end: number,
  yaw: number,
): void {
  const points = geometry.getAttribute('position');
  const last = points.count / 2 - 1;
  const [sx, sy] = [-Math.sin(yaw) * 0.22, Math.cos(yaw) * 0.22];
  for (let k = 0; k <= last; k++) {
    const [x, y, z] = at((end * k) / last);
    points.setXYZ(2 * k, x + sx, y + sy, z);
    points.setXYZ(2 * k + 1, x - sx, y - sy, z);
  }
  points.needsUpdate = true;
}

/** A jet along +x that widens, swept around the head; as a fan of triangles over two sides. */
export function air(long: number, sweep: number, down: number): BufferGeometry {
  const wide = Math.tan(HANDS.jetAngle);
  const rows: number[] = [];
  const steps = 14;
  for (const lift of [-1, 0, 1])
    for (let k = 0; k < steps; k++) {
      const edges = [k, k + 1].map((one) => {
        const turn = -HANDS.jetAngle + (one / steps) * 2 * HANDS.jetAngle;
        const yaw = sweep >= 0 ? turn + (one / steps) * sweep : turn + (1 - one / steps) * sweep;
        const round = Math.sqrt(Math.max(0, 1 - (turn / HANDS.jetAngle) ** 2));
        const pitch = down + lift * round * Math.atan(wide);
        return [
          long * Math.cos(pitch) * Math.cos(yaw),
          long * Math.cos(pitch) * Math.sin(yaw),
          long * Math.sin(pitch),
        ];
      });
      rows.push(HANDS.mouthForward, 0, 0, ...edges[0]!, ...edges[1]!);
    }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(rows, 3));
  return made;
}
