/** Between the screen and the table: what lies under a pixel, and on which pixel a point of the table is seen. */
import { type InstancedMesh, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { CITY, type Spot } from '../geometry';
import type { Piece } from '../types';
import type { Camera } from './camera/camera';
import type { Pieces } from './figures/pieces';

const ABOVE = 60; // cm: higher than any Building

export class Pointing {
  private readonly ray = new Raycaster();
  private readonly level = new Plane(new Vector3(0, 0, 1), 0);

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly pieces: Pieces,
  ) {}

  private cast(x: number, y: number): void {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    this.ray.setFromCamera(new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2), this.camera.lens);
  }

  private sight(x: number, y: number) {
    this.cast(x, y);
    this.pieces.settled();
    return this.ray.intersectObjects(this.pieces.meshes, false)[0];
  }

  /** Which point is seen there: of a piece, or of the ground. */
  seenAt(x: number, y: number, ground = 0): [number, number, number] | null {
    const point = this.sight(x, y)?.point;
    if (point) return [point.x, point.y, point.z];
    const at = this.spotAt(x, y, ground);
    return at && [...at, ground];
  }

  pieceAt(x: number, y: number): Piece | null {
    const hit = this.sight(x, y);
    return hit && hit.instanceId !== undefined
      ? this.pieces.numberOf(hit.object as InstancedMesh, hit.instanceId)
      : null;
  }

  /** Where the sight meets a level above the board. */
  spotAt(x: number, y: number, z = 0): Spot | null {
    this.cast(x, y);
    this.level.constant = -z;
    const hit = this.ray.ray.intersectPlane(this.level, new Vector3());
    return hit ? [hit.x, hit.y] : null;
  }

  /** How high the uppermost thing at a spot is; Meeples that stand on a roof do not raise it. */
  roofAt([x, y]: Spot): number {
    this.pieces.settled();
    this.ray.set(new Vector3(x, y, ABOVE), new Vector3(0, 0, -1));
    const meeple = (mesh: InstancedMesh) => this.pieces.plan.kinds[this.pieces.numberOf(mesh, 0)] === 'meeple';
    const tops = this.pieces.meshes.filter((mesh) => mesh.visible && !meeple(mesh));
    const [hit] = this.ray.intersectObjects(tops, false);
    return hit?.point.z ?? CITY.ruins.printed;
  }

  /** A point of the table in pixels of the page. */
  onScreen(x: number, y: number, z: number): Spot {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const at = new Vector3(x, y, z).project(this.camera.lens);
    return [left + ((at.x + 1) / 2) * width, top + ((1 - at.y) / 2) * height];
  }
}
