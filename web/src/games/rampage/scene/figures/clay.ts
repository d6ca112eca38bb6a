/** Figures put together from simple solids, each in its colour, as one geometry: x to the side, y to the back, z up. */
import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Matrix4,
  Quaternion,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

type Triple = [number, number, number];
const UP = new Vector3(0, 1, 0);

export class Clay {
  private readonly lumps: BufferGeometry[] = [];

  private add(geometry: BufferGeometry, colour: string, matrix: Matrix4): this {
    const lump = (geometry.index ? geometry.toNonIndexed() : geometry).applyMatrix4(matrix);
    const { r, g, b } = new Color(colour);
    const count = lump.getAttribute('position').count;
    lump.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
    lump.deleteAttribute('uv');
    this.lumps.push(lump);
    return this;
  }

  private at(at: Triple, scale: Triple = [1, 1, 1], turn = new Quaternion()): Matrix4 {
    return new Matrix4().compose(new Vector3(...at), turn, new Vector3(...scale));
  }

  /** Along a direction, from a point. */
  private along(from: Triple, to: Triple): { middle: Triple; turn: Quaternion; long: number } {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const way = b.clone().sub(a);
    const turn = new Quaternion().setFromUnitVectors(UP, way.clone().normalize());
    return { middle: a.add(b).multiplyScalar(0.5).toArray() as Triple, turn, long: way.length() };
  }

  box(at: Triple, size: Triple, colour: string, radius = 0.08): this {
    const r = Math.min(radius, ...size.map((one) => one / 2 - 0.001));
    const made = r > 0.01 ? new RoundedBoxGeometry(...size, 1, r) : new BoxGeometry(...size);
    return this.add(made, colour, this.at(at));
  }

  ball(at: Triple, radius: number, colour: string, squash: Triple = [1, 1, 1], detail = 12): this {
    return this.add(new SphereGeometry(radius, detail, Math.round(detail * 0.7)), colour, this.at(at, squash));
  }

  cone(from: Triple, to: Triple, radius: number, colour: string, sides = 9): this {
    const { middle, turn, long } = this.along(from, to);
    return this.add(new ConeGeometry(radius, long, sides), colour, this.at(middle, [1, 1, 1], turn));
  }

  rod(from: Triple, to: Triple, radius: number, colour: string): this {
    const { middle, turn, long } = this.along(from, to);
    return this.add(new CapsuleGeometry(radius, long, 2, 8), colour, this.at(middle, [1, 1, 1], turn));
  }

  /** A wheel across the figure. */
  wheel(at: Triple, radius: number, width: number, colour: string): this {
    return this.add(new CylinderGeometry(radius, radius, width, 16), colour, this.at(at));
  }

  ring(at: Triple, radius: number, thick: number, colour: string): this {
    return this.add(
      new TorusGeometry(radius, thick, 8, 20),
      colour,
      this.at(at, [1, 1, 1], new Quaternion().setFromAxisAngle(UP, Math.PI / 2)),
    );
  }

  /** A flat silhouette (x, z), cut out of wood so and so thick, with rounded edges. */
  cut(outline: Shape, depth: number, colour: string, y = 0, bevel = 0.14): this {
    const soft = Math.min(bevel, depth / 2 - 0.01);
    const made = new ExtrudeGeometry(outline, {
      depth: depth - 2 * soft,
      bevelEnabled: true,
      bevelThickness: soft,
      bevelSize: soft,
      bevelOffset: -soft,
      bevelSegments: depth > 0.5 ? 3 : 1,
      curveSegments: depth > 0.5 ? 6 : 4,
    });
    made.translate(0, 0, -(depth - 2 * soft) / 2);
    made.rotateX(Math.PI / 2);
    return this.add(made, colour, this.at([0, y, 0]));
  }

  /** The same on the front and on the back: tokens look alike from both sides. */
  both(draw: (side: 1 | -1) => void): this {
    draw(-1);
    draw(1);
    return this;
  }

  fire(): BufferGeometry {
    const merged = mergeGeometries(this.lumps);
    for (const lump of this.lumps) lump.dispose();
    return merged;
  }
}

/** A closed curve through points, smooth. */
export function smooth(points: [number, number][], tension = 0.5): Shape {
  const shape = new Shape();
  const n = points.length;
  const at = (k: number) => points[(k + n) % n]!;
  shape.moveTo(...at(0));
  for (let k = 0; k < n; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const t = tension / 3;
    shape.bezierCurveTo(
      b[0] + (c[0] - a[0]) * t,
      b[1] + (c[1] - a[1]) * t,
      c[0] - (d[0] - b[0]) * t,
      c[1] - (d[1] - b[1]) * t,
      ...c,
    );
  }
  return shape;
}

/** Mirror the right half of an outline: from the lowest point in the middle round to the highest. */
export const mirrored = (right: [number, number][]): [number, number][] => [
  ...right,
  ...right
    .filter(([x]) => x > 0)
    .map(([x, z]): [number, number] => [-x, z])
    .reverse(),
];
