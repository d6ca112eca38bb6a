/** Meeples and Floors beside the city, as copies of those in it: one draw call for each colour, one for Floors. */
import { BoxGeometry, Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { Plan } from '../../geometry';
import type { Pieces } from '../figures/pieces';
import type { Matters } from '../matter';
import type { Extra } from './places';

const UP = new Vector3(0, 0, 1);
const ONE = new Vector3(1, 1, 1);
const FLOOR = [2.4, 2.4, 0.27] as const; // cm
const COLOURS = 6;

export class Crowd {
  readonly root = new Group();
  private readonly meeples: InstancedMesh[];
  private readonly floors: InstancedMesh;
  private readonly matrix = new Matrix4();

  constructor(plan: Plan, pieces: Pieces, matters: Matters) {
    const each = plan.of('meeple').length / COLOURS;
    this.meeples = pieces.meeples.map(({ geometry, material }) => new InstancedMesh(geometry, material, each));
    const most = plan.kinds.findIndex((_, piece) => !plan.isFloor(piece));
    this.floors = new InstancedMesh(new BoxGeometry(...FLOOR), matters.plain('#cdb68b'), most);
    for (const mesh of [...this.meeples, this.floors]) {
      mesh.frustumCulled = false;
      this.root.add(mesh);
    }
    this.place([], []);
  }

  place(figures: readonly Extra[], floors: readonly [number, number, number][]): void {
    for (const [colour, mesh] of this.meeples.entries())
      this.fill(
        mesh,
        figures.filter((one) => one.colour === colour),
      );
    this.fill(
      this.floors,
      floors.map((at) => ({ at, yaw: 0 })),
    );
  }

  get counts(): { meeples: number[]; floors: number } {
    return { meeples: this.meeples.map(({ count }) => count), floors: this.floors.count };
  }

  private fill(mesh: InstancedMesh, all: readonly { at: [number, number, number]; yaw: number }[]): void {
    mesh.count = Math.min(all.length, mesh.instanceMatrix.count);
    mesh.visible = mesh.count > 0;
    for (const [k, { at, yaw }] of all.slice(0, mesh.count).entries()) {
      const turn = new Quaternion().setFromAxisAngle(UP, (yaw * Math.PI) / 180);
      mesh.setMatrixAt(k, this.matrix.compose(new Vector3(...at), turn, ONE));
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  /** Geometry and paint of the Meeples belong to those in the city. */
  dispose(): void {
    for (const mesh of [...this.meeples, this.floors]) mesh.dispose();
    this.floors.geometry.dispose();
  }
}
