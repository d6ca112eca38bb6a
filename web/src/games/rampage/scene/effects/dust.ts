/** Dust of card and puffs of breath: soft balls of air that fly, slow down and shrink. One draw call, nothing while nothing flies. */
import {
  Color,
  DataTexture,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';

const MOST = 320;
const DRAG = 3.2; // 1/s
const FALL = 14; // cm/s²: dust sinks slowly
const SOFT = 32; // pixels of the print of one mote
const CUSHION = 0.35; // cm: a mote is seen above what it lies on
const OPACITY = 0.62;

type Triple = [number, number, number];
interface Mote {
  at: Vector3;
  way: Vector3;
  left: number;
  lives: number;
  size: number;
  /** By which share of its size it grows while it flies. */
  grows: number;
}

/** What is hit: half of its sides, where its middle is and how it is turned. */
export interface Struck {
  half: readonly number[];
  at: Vector3;
  turn: Quaternion;
}

/** Between two numbers. */
const some = (low: number, high: number): number => low + Math.random() * (high - low);
const side = (): number => (Math.random() < 0.5 ? -1 : 1);

/** Thick in the middle, thin at the rim. */
function softly(): DataTexture {
  const pixels = new Uint8Array(4 * SOFT * SOFT).fill(255);
  const middle = (SOFT - 1) / 2;
  for (let k = 0; k < SOFT * SOFT; k++) {
    const far = Math.hypot((k % SOFT) - middle, Math.floor(k / SOFT) - middle) / middle;
    pixels[4 * k + 3] = 255 * Math.max(0, 1 - far * far) ** 1.3;
  }
  const made = new DataTexture(pixels, SOFT, SOFT);
  made.needsUpdate = true;
  return made;
}

export class Dust {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly motes: Mote[] = [];
  private readonly matrix = new Matrix4();
  private readonly tint = new Color();
  private readonly scale = new Vector3();
  private next = 0;

  /** Motes are turned as the camera is. */
  constructor(private readonly facing = new Quaternion()) {
    const material = new MeshBasicMaterial({ map: softly(), transparent: true, opacity: OPACITY, depthWrite: false });
    this.mesh = new InstancedMesh(new PlaneGeometry(2, 2), material, MOST);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 5;
    this.mesh.visible = false;
    this.mesh.count = 0;
    this.mesh.setColorAt(0, this.tint);
  }

  get flying(): boolean {
    return this.mesh.visible;
  }

  /** A knock: dust from the lower edges of what is hit, away from its middle, the more the harder (0 to 1). */
  knock(struck: Struck, force: number, colour: string): void {
    for (let k = 0; k < 6 + 22 * force; k++) {
      const at = this.onEdge(struck);
      const turn = Math.atan2(at.y - struck.at.y, at.x - struck.at.x) + some(-0.5, 0.5);
      const speed = some(3, 8 + 20 * force);
      const way: Triple = [Math.cos(turn) * speed, Math.sin(turn) * speed, some(1, 2 + 7 * force)];
      this.add(at.toArray(), way, some(0.3, 0.5 + 0.5 * force), some(0.35, 0.9), colour, 1.1);
    }
  }

  /** Some point of the edges of a box, in its lower half. */
  private onEdge({ half, at, turn }: Struck): Vector3 {
    const free = Math.floor(some(0, 3));
    const along = (axis: number) => (half[axis] ?? 1) * (axis === free ? some(-1, 1) : side());
    const point = new Vector3(along(0), along(1), along(2)).applyQuaternion(turn);
    if (point.z > 0) point.negate();
    return point.add(at);
  }

  /** A piece of a breath that flies so far in a second, strays by so much, and spreads. */
  puff(at: Triple, way: Triple, stray: number, colour: string): void {
    const strays = way.map((speed) => speed + some(-stray, stray)) as Triple;
    this.add(at, strays, some(0.45, 0.8), some(0.4, 0.75), colour, 1.7);
  }

  private add(at: Triple, way: Triple, size: number, lives: number, colour: string, grows: number): void {
    const slot = this.next++ % MOST;
    this.motes[slot] = { at: new Vector3(...at), way: new Vector3(...way), left: lives, lives, size, grows };
    this.mesh.setColorAt(slot, this.tint.set(colour));
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.count = this.motes.length;
    this.mesh.visible = true;
  }

  /** So many seconds have passed; true while something flies. */
  step(seconds: number): boolean {
    if (!this.mesh.visible) return false;
    let flying = false;
    for (const [slot, mote] of this.motes.entries()) flying = this.fly(slot, mote, seconds) || flying;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.mesh.visible = flying;
    return flying;
  }

  private fly(slot: number, mote: Mote, seconds: number): boolean {
    mote.left = Math.max(0, mote.left - seconds);
    mote.way.multiplyScalar(Math.exp(-DRAG * seconds));
    mote.way.z -= FALL * seconds;
    mote.at.addScaledVector(mote.way, seconds);
    mote.at.z = Math.max(CUSHION, mote.at.z);
    const left = mote.left / mote.lives;
    const size = mote.size * (1 + mote.grows * (1 - left)) * Math.sin(Math.PI * left) ** 0.35 || 0;
    this.mesh.setMatrixAt(slot, this.matrix.compose(mote.at, this.facing, this.scale.setScalar(size)));
    return mote.left > 0;
  }

  clear(): void {
    for (const mote of this.motes) mote.left = 0;
    this.step(0);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
