/** Dust of card and puffs of breath: small balls that fly, slow down and shrink. One draw call, nothing while nothing flies. */
import { Color, InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three';

const MOST = 320;
const DRAG = 3.2; // 1/s
const FALL = 14; // cm/s²: dust sinks slowly

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

/** Between two numbers. */
const some = (low: number, high: number): number => low + Math.random() * (high - low);

export class Dust {
  readonly mesh: InstancedMesh;
  private readonly motes: Mote[] = [];
  private readonly matrix = new Matrix4();
  private readonly tint = new Color();
  private next = 0;

  constructor() {
    const material = new MeshBasicMaterial({ transparent: true, opacity: 0.55, depthWrite: false });
    this.mesh = new InstancedMesh(new SphereGeometry(1, 7, 5), material, MOST);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
    this.mesh.count = MOST;
    for (let k = 0; k < MOST; k++) this.mesh.setColorAt(k, this.tint);
  }

  get flying(): boolean {
    return this.mesh.visible;
  }

  /** A knock: dust to all sides, the more the harder (0 to 1). */
  knock(at: Triple, force: number, colour: string): void {
    for (let k = 0; k < 3 + 12 * force; k++) {
      const [turn, speed] = [some(0, 2 * Math.PI), some(4, 10 + 16 * force)];
      const way: Triple = [Math.cos(turn) * speed, Math.sin(turn) * speed, some(1, 8 * force + 2)];
      this.add(at, way, some(0.12, 0.2 + 0.25 * force), some(0.35, 0.8), colour);
    }
  }

  /** A piece of a breath that flies so far in a second, strays by so much, and spreads. */
  puff(at: Triple, way: Triple, stray: number, colour: string): void {
    const strays = way.map((speed) => speed + some(-stray, stray)) as Triple;
    this.add(at, strays, some(0.25, 0.55), some(0.4, 0.75), colour, 1.8);
  }

  private add(at: Triple, way: Triple, size: number, lives: number, colour: string, grows = 0): void {
    const slot = this.next++ % MOST;
    this.motes[slot] = { at: new Vector3(...at), way: new Vector3(...way), left: lives, lives, size, grows };
    this.mesh.setColorAt(slot, this.tint.set(colour));
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
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
    mote.at.z = Math.max(0.1, mote.at.z);
    const left = mote.left / mote.lives;
    const size = mote.size * (1 + mote.grows * (1 - left)) * Math.sin(Math.PI * left) ** 0.6 || 0;
    this.mesh.setMatrixAt(slot, this.matrix.makeScale(size, size, size).setPosition(mote.at));
    return mote.left > 0;
  }

  clear(): void {
    for (const mote of this.motes) mote.left = 0;
    this.step(0);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
    this.mesh.dispose();
  }
}
