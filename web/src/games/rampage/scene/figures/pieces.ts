/** Every piece of the box as an instance of a few meshes: one draw call for each colour of meeples, each print of floors. */
import {
  BoxGeometry,
  type BufferGeometry,
  ExtrudeGeometry,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Matrix4,
  Object3D,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
} from 'three';
import { OUTLINE } from '../../art/meeple';
import { type Plan, type Pose, SHAPES } from '../../geometry';
import type { Piece } from '../../types';
import { discard, type Matters } from '../matter';
import { EDGE, type FloorKind, floorPrint } from '../prints/floorPrint';
import { meeplePrint, pawsPrint } from '../prints/piecePrint';
import { bodyGeometry } from './monsters';
import { vehicleGeometry } from './vehicles';

const COLOURS = 6;
const GONE = new Matrix4().makeScale(0, 0, 0);

interface Seat {
  mesh: InstancedMesh;
  index: number;
}

export class Pieces {
  readonly root = new Object3D();
  readonly meshes: InstancedMesh[] = [];
  private readonly seats: Seat[] = [];
  private readonly numbers = new Map<InstancedMesh, Piece[]>();
  private readonly there = new Set<Piece>();
  private readonly at = new Vector3();
  private readonly turn = new Quaternion();
  private readonly scale = new Vector3();
  private readonly matrix = new Matrix4();
  private readonly flat = new Matrix4();
  /** By which share of its height a piece is drawn flattened. */
  squash: (piece: Piece) => number = () => 0;

  constructor(
    readonly plan: Plan,
    private readonly matters: Matters,
  ) {
    const meeples = plan.of('meeple');
    const figure = meepleGeometry();
    for (let colour = 0; colour < COLOURS; colour++)
      this.crowd(
        figure,
        matters.wood(meeplePrint(colour)),
        meeples.filter((piece) => plan.colour(piece) === colour),
      );
    for (const kind of ['small', 'rectangle', 'large'] as const) this.floors(kind);
    for (const [k, piece] of plan.of('vehicle').entries()) this.crowd(vehicleGeometry(k), matters.painted(), [piece]);
    for (const [k, piece] of plan.of('paws').entries())
      this.crowd(pawsGeometry(), matters.wood(pawsPrint(k)), [piece]);
    for (const [k, piece] of plan.of('body').entries()) this.crowd(bodyGeometry(k), matters.painted(), [piece]);
  }

  private floors(kind: FloorKind): void {
    const [a = 3, b = 3, c = 0.1] = SHAPES[kind].half;
    const geometry = slab(2 * a, 2 * b, 2 * c);
    const pieces = this.plan.of(kind);
    for (const storey of new Set(pieces.map(this.plan.storey)))
      this.crowd(
        geometry,
        this.matters.card(floorPrint(kind, storey)),
        pieces.filter((piece) => this.plan.storey(piece) === storey),
      );
  }

  private crowd(geometry: BufferGeometry, material: Material, pieces: Piece[]): void {
    const mesh = new InstancedMesh(geometry, material, pieces.length);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    pieces.forEach((piece, index) => {
      this.seats[piece] = { mesh, index };
      mesh.setMatrixAt(index, GONE);
    });
    this.numbers.set(mesh, pieces);
    this.meshes.push(mesh);
    this.root.add(mesh);
  }

  /** Put a piece somewhere; null takes it away. */
  put(piece: Piece, pose: Pose | null, scale = 1): void {
    const { mesh, index } = this.seats[piece]!;
    if (pose && scale > 0) {
      this.at.set(pose[0]!, pose[1]!, pose[2]!);
      this.turn.set(pose[3]!, pose[4]!, pose[5]!, pose[6]!);
      this.matrix.compose(this.at, this.turn, this.scale.setScalar(scale));
      const by = this.squash(piece);
      if (by) this.flatten(piece, by);
      mesh.setMatrixAt(index, this.matrix);
    } else mesh.setMatrixAt(index, GONE);
    mesh.instanceMatrix.needsUpdate = true;
    this.note(mesh, piece, pose !== null && scale > 0);
  }

  /** Of what nothing is there nothing is drawn. */
  private note(mesh: InstancedMesh, piece: Piece, there: boolean): void {
    if (there) this.there.add(piece);
    else this.there.delete(piece);
    mesh.visible = there || this.numbers.get(mesh)!.some((one) => this.there.has(one));
  }

  /** Along the vertical, whatever way it lies: what stands on the ground stays there. */
  private flatten(piece: Piece, by: number): void {
    const [a = 1, b = 1, c = 1] = SHAPES[this.plan.kinds[piece]!].half;
    const e = this.matrix.elements;
    const half = Math.abs(e[2]!) * a + Math.abs(e[6]!) * b + Math.abs(e[10]!) * c;
    const wide = 1 + by * 0.5;
    this.matrix.premultiply(this.flat.makeScale(wide, wide, 1 - by));
    this.matrix.setPosition(this.at.x, this.at.y, this.at.z - half * by);
  }

  /** The Meeples in the city, a mesh for each colour. */
  get meeples(): InstancedMesh[] {
    return this.meshes.slice(0, COLOURS);
  }

  /** Which piece an instance is. */
  numberOf = (mesh: InstancedMesh, index: number): Piece => this.numbers.get(mesh)?.[index] ?? -1;

  /** Where a piece is drawn now, and how it is turned. */
  drawn(piece: Piece): { x: number; y: number; z: number; turn: number[]; there: boolean } {
    const { mesh, index } = this.seats[piece]!;
    mesh.getMatrixAt(index, this.matrix);
    this.matrix.decompose(this.at, this.turn, this.scale);
    return {
      x: this.at.x,
      y: this.at.y,
      z: this.at.z,
      turn: this.turn.toArray(),
      there: this.matrix.determinant() > 0,
    };
  }

  settled(): void {
    for (const mesh of this.meshes) mesh.boundingSphere = null;
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      discard(mesh.material as Material);
      mesh.dispose();
    }
  }
}

/** The outline cut out of wood; the picture lies flat on its front and on its back. */
function meepleGeometry(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(...OUTLINE.start);
  for (const stroke of OUTLINE.strokes) {
    if (stroke[0] === 'L') shape.lineTo(stroke[1], stroke[2]);
    else shape.bezierCurveTo(stroke[1], stroke[2], stroke[3], stroke[4], stroke[5], stroke[6]);
  }
  const [soft, depth] = [0.09, 2 * (SHAPES.meeple.half[1] ?? 0.5)];
  const made = new ExtrudeGeometry(shape, {
    depth: depth - 2 * soft,
    bevelThickness: soft,
    bevelSize: soft,
    bevelOffset: -soft,
    bevelSegments: 1,
    curveSegments: 4,
  });
  made.translate(0, 0, -(depth - 2 * soft) / 2).rotateX(Math.PI / 2);
  flatPicture(made, 1.7, 'xz');
  return made;
}

/** Lay a picture on a geometry from one side, so wide. */
function flatPicture(geometry: BufferGeometry, wide: number, plane: 'xz' | 'xy'): void {
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let k = 0; k < at.count; k++)
    uv.setXY(k, at.getX(k) / wide + 0.5, (plane === 'xz' ? at.getZ(k) : at.getY(k)) / wide + 0.5);
}

function pawsGeometry(): BufferGeometry {
  const [wide, tall] = SHAPES.paws.parts as { half: number[] }[];
  const [r, s, h, c] = [wide!.half[0]!, tall!.half[0]!, wide!.half[2]!, tall!.half[2]!];
  const half: [number, number][] = [
    [0, c],
    [s - 0.18, c],
    [s - 0.04, c - 0.06],
    [s + 0.06, c - 0.17],
    [r, h],
  ];
  const profile = [...half.map(([x, z]) => new Vector2(x, -z)), ...half.reverse().map(([x, z]) => new Vector2(x, z))];
  const made = new LatheGeometry(profile, 36).rotateX(Math.PI / 2);
  flatPicture(made, 2 * r + 0.3, 'xy');
  return made;
}

/** A box whose top and bottom show the picture and whose sides the cut edge. */
function slab(w: number, h: number, d: number): BufferGeometry {
  const made = new BoxGeometry(w, h, d);
  const [normal, uv] = [made.getAttribute('normal'), made.getAttribute('uv')];
  for (let k = 0; k < uv.count; k++) {
    const flat = Math.abs(normal.getZ(k)) > 0.5;
    const across = Math.abs(normal.getX(k)) > 0.5 ? uv.getX(k) : uv.getY(k);
    uv.setXY(
      k,
      flat ? uv.getX(k) : Math.abs(normal.getX(k)) > 0.5 ? uv.getY(k) : uv.getX(k),
      flat ? EDGE + uv.getY(k) * (1 - EDGE) : across * EDGE * 0.9,
    );
  }
  return made;
}
