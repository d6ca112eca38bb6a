/** Marks on the table: what may be touched, where something will stand, and the ways of the last shots. */
import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  SphereGeometry,
  Vector3,
} from 'three';
import { type Plan, type Pose, type Rect, SHAPES, type Spot } from '../geometry';
import type { Piece } from '../types';

const GONE = new Matrix4().makeScale(0, 0, 0);
const GLOW = '#ffe14d';
const HOVER = '#ffffff';
const GROUND = 0.24; // cm: just above the ruins
const DOTS = 150;
const TRACES = 3;

/** Copies of one flat thing, as many as are wanted. */
class Copies {
  readonly mesh: InstancedMesh;
  private count = 0;
  private readonly matrix = new Matrix4();
  private readonly tint = new Color();

  constructor(geometry: RingGeometry | PlaneGeometry | SphereGeometry, most: number, opacity: number) {
    const material = new MeshBasicMaterial({ transparent: true, opacity, depthWrite: false });
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    this.mesh.setColorAt(0, this.tint);
    this.clear();
  }

  clear(): void {
    this.count = 0;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  add(at: Vector3, scale: Vector3, colour: string): void {
    if (this.count >= this.mesh.instanceMatrix.count) return;
    this.mesh.setMatrixAt(this.count, this.matrix.compose(at, new Quaternion(), scale));
    this.mesh.setColorAt(this.count, this.tint.set(colour));
    this.mesh.count = ++this.count;
    this.mesh.visible = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
    this.mesh.dispose();
    this.mesh.setMatrixAt(0, GONE);
  }
}

interface Way {
  shot: number;
  colour: string;
  points: [number, number, number][];
}

export class Marks {
  readonly root = new Group();
  private readonly calling = new Group();
  private readonly rings: Copies;
  private readonly grounds: Copies;
  private readonly dots: Copies;
  private readonly ways: Way[] = [];

  constructor(private readonly plan: Plan) {
    this.rings = new Copies(new RingGeometry(0.93, 1, 48), 96 * plan.boards, 0.95);
    this.grounds = new Copies(new PlaneGeometry(1, 1), 20 * plan.boards, 0.25);
    this.dots = new Copies(new SphereGeometry(0.16, 8, 6), TRACES * DOTS, 0.8);
    this.calling.add(this.rings.mesh, this.grounds.mesh);
    this.root.add(this.calling, this.dots.mesh);
  }

  /** Thin rings on the ground around pieces, so that nothing is hidden; a white one around the piece at hand. */
  touchable(pieces: Iterable<Piece>, hover: Piece | null, poseOf: (piece: Piece) => Pose | null): void {
    this.rings.clear();
    const all = new Set(pieces);
    if (hover !== null) all.add(hover);
    for (const piece of all) {
      const pose = poseOf(piece);
      if (!pose) continue;
      const [a = 1, b = 1] = SHAPES[this.plan.kinds[piece]!].half;
      const r = Math.hypot(a, b) * (piece === hover ? 1.35 : 1.12);
      const at = new Vector3(pose[0], pose[1], this.under(piece, pose[2]!));
      this.rings.add(at, new Vector3(r, r, 1), piece === hover ? HOVER : GLOW);
    }
  }

  /** The ground a piece stands on; of a floor, that of its building. */
  private under(piece: Piece, z: number): number {
    const high = SHAPES[this.plan.kinds[piece]!].half[2] ?? 0;
    return this.plan.isFloor(piece) ? GROUND : Math.max(GROUND, z - high + 0.05);
  }

  /** Where Paws would stand. */
  place(spot: Spot | null, colour: string, top: number | null = 0): void {
    if (!spot) return;
    const at = new Vector3(spot[0], spot[1], (top ?? 0) + 0.12);
    for (const r of [2, 2.5]) this.rings.add(at, new Vector3(r, r, 1), colour);
  }

  zones(areas: Rect[]): void {
    this.grounds.clear();
    for (const area of areas) this.top(area, 0);
  }

  /** The roof of a building on which one may stand, or the ground. */
  top(r: Rect, high: number): void {
    const at = new Vector3((r.west + r.east) / 2, (r.south + r.north) / 2, high + 0.06);
    this.grounds.add(at, new Vector3(r.east - r.west - 0.7, r.north - r.south - 0.7, 1), GLOW);
  }

  /** While pieces move, nothing is marked: the rings lie where they will rest. */
  hush(moving: boolean): void {
    this.calling.visible = !moving;
  }

  // -- traces ------------------------------------------------------------------------------------------------

  /** The way of a shot; seen once more, it is not another one. */
  trace(shot: number, points: [number, number, number][], colour: string): void {
    if (points.length < 2 || this.ways.some((way) => way.shot === shot)) return;
    this.ways.unshift({ shot, points: thinned(points), colour });
    this.ways.length = Math.min(this.ways.length, TRACES);
    this.dots.clear();
    for (const [age, way] of this.ways.entries()) {
      const size = 1 - age * 0.28;
      for (const [x, y, z] of way.points)
        this.dots.add(new Vector3(x, y, Math.max(z, 0.2)), new Vector3(size, size, size), way.colour);
    }
  }

  forget(): void {
    this.ways.length = 0;
    this.dots.clear();
  }

  get traces(): number {
    return this.ways.length;
  }

  dispose(): void {
    for (const one of [this.rings, this.grounds, this.dots]) one.dispose();
  }
}

/** About as many points as there are dots, evenly. */
function thinned(points: [number, number, number][]): [number, number, number][] {
  const step = Math.max(2, points.length / DOTS);
  return Array.from({ length: Math.floor(points.length / step) }, (_, k) => points[Math.floor(k * step)]!);
}
