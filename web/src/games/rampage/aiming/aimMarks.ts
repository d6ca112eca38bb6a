/** What is drawn while a player aims: a short line, the pull, the flight of a toss, the ghost of a Body and its shadow, a jet of air. */
import {
  BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  Vector3,
} from 'three';
import { HANDS, MONSTER_COLOURS, type Plan, type Pose, SHAPES, type Spot } from '../geometry';
import { bodyGeometry } from '../scene/figures/monsters';
import type { DropPose } from '../types';
import type { Aim } from './aim.svelte';
import { air, draped, ribbon } from './aimShapes';
import { ahead, firstContact, restZone } from './contact';
import { BODY_TOP, flight, meets } from './flight';

/** As the table has chosen: how long a line is at full force, in cm. The short one shows how a way begins, not how it ends. */
export const LINES = { tip: 4, short: 13, long: 45 };
const HOVER = 3; // cm above the roof: the ghost; it falls from higher
const ROLLS = 0.12; // of its flight: how far a Vehicle goes on after it has come down
const AFTER = 3; // cm: the first deflection, and no more
const UP = new Vector3(0, 0, 1);
const PAWS = SHAPES.paws.half[0] ?? 2;
const QUARTER = Math.SQRT1_2;
/** How a Body is held: `DROP_POSES` of acts.py, as x, y, z, w. */
const HELD: Record<DropPose, [number, number, number, number]> = {
  upright: [0, 0, 0, 1],
  head: [1, 0, 0, 0],
  flat: [QUARTER, 0, 0, QUARTER],
};
const HALF: Record<DropPose, [number, number, number]> = {
  upright: [1.8, 1, 2.5],
  head: [1.8, 1, 2.5],
  flat: [1.8, 2.5, 1],
};

const flat = (colour: string, opacity: number, over = true) =>
  new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthTest: !over,
    depthWrite: false,
  });

export class AimMarks {
  readonly root = new Group();
  private readonly line = new Mesh(new PlaneGeometry(1, 1).translate(0.5, 0, 0), flat('#ffffff', 0.9));
  private readonly tip = new Mesh(
    new ConeGeometry(0.75, 1.5, 3).rotateZ(-Math.PI / 2).scale(1, 1, 0.02),
    flat('#ffffff', 0.95),
  );
  private readonly band = new Mesh(new PlaneGeometry(1, 1).translate(0.5, 0, 0), flat('#ff5a36', 0.85));
  private readonly ring = new Mesh(new RingGeometry(PAWS - 0.2, PAWS, 48), flat('#ffffff', 0.8));
  private readonly after = new Mesh(new PlaneGeometry(1, 1).translate(0.5, 0, 0), flat('#ffffff', 0.7));
  private readonly landing = new Mesh(new RingGeometry(0.75, 1, 48), flat('#ff5a36', 0.9));
  /** Where it would come to rest. */
  readonly zone = new Mesh(new CircleGeometry(1, 48), flat('#ffe14d', 0.28));
  private readonly arc = new Mesh(ribbon(48), flat('#ffffff', 0.9));
  private readonly ghost: Mesh;
  private readonly shade = new Mesh(new PlaneGeometry(1, 1), flat('#000000', 0.5));
  private readonly plumb = new Mesh(
    new PlaneGeometry(0.12, 1).rotateX(Math.PI / 2).translate(0, 0, 0.5),
    flat('#ffffff', 0.6),
  );
  private readonly jet = new Mesh(new BufferGeometry(), flat('#d9f2ff', 0.4, false));

  constructor(
    private readonly plan: Plan,
    private readonly aim: Aim,
    private readonly longest: number,
  ) {
    const colour = MONSTER_COLOURS[aim.monster % 4]!;
    const figure = aim.kind === 'drop' ? bodyGeometry(aim.monster) : new BufferGeometry();
    this.ghost = new Mesh(figure, new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.85 }));
    (this.line.material as MeshBasicMaterial).color.set('#ffffff');
    (this.tip.material as MeshBasicMaterial).color.set(colour);
    this.root.add(...this.parts);
    for (const part of this.parts) {
      part.visible = false;
      part.frustumCulled = false;
      part.renderOrder = 6;
    }
  }

  private get parts(): Mesh[] {
    return [
      this.line,
      this.tip,
      this.band,
      this.ring,
      this.after,
      this.landing,
      this.zone,
      this.arc,
      this.ghost,
      this.shade,
      this.plumb,
      this.jet,
    ];
  }

  /** Draw the aim as it is now; `roof` is what lies below a spot, `poses` where everything stands. */
  draw(poses: (Pose | null)[], roof: (spot: Spot) => number): void {
    const { kind } = this.aim;
    if (kind === 'flick') this.flick(poses);
    if (kind === 'drop') this.drop(roof);
    if (kind === 'toss') this.toss(poses);
    if (kind === 'breath') this.breathe(poses);
    this.pull();
  }

  private lay(mesh: Mesh, from: Spot, yaw: number, long: number, wide: number, z: number): void {
    mesh.visible = long > 0.1;
    mesh.position.set(from[0], from[1], z);
    mesh.rotation.set(0, 0, yaw);
    mesh.scale.set(long, wide, 1);
  }

  private pull(): void {
    const { pulled, origin, byFinger, kind } = this.aim;
    this.band.visible = false;
    if (!pulled || byFinger || kind === 'drop') return;
    const [dx, dy] = [pulled[0] - origin[0], pulled[1] - origin[1]];
    this.lay(this.band, origin, Math.atan2(dy, dx), Math.hypot(dx, dy), 0.5, 0.9);
  }

  private arrow(from: Spot, long: number, z: number): void {
    const yaw = this.aim.radians;
    const start: Spot = [from[0] + Math.cos(yaw) * PAWS, from[1] + Math.sin(yaw) * PAWS];
    this.lay(this.line, start, yaw, long, 0.42, z);
    this.tip.visible = true;
    this.tip.position.set(start[0] + Math.cos(yaw) * (long + 0.6), start[1] + Math.sin(yaw) * (long + 0.6), z);
    this.tip.rotation.set(0, 0, yaw);
  }

  /** A short line; where the Paws would first touch something on it, and which way that sends them or it. */
  private flick(poses: (Pose | null)[]): void {
    const { origin, radians, force, reach, pointed } = this.aim;
    const far = Math.min(reach, 4 + force * (this.longest - 4));
    const { bounces, piece } = this.aim;
    const whole = firstContact(this.plan, poses, piece, origin, radians, Math.max(far + PAWS, reach), bounces);
    const touch = whole && whole.far <= far + PAWS ? whole : null;
    this.arrow(origin, Math.max(0.5, Math.min(far, (touch?.far ?? far) - PAWS * 0.2)), 0.6);
    this.ring.visible = this.after.visible = touch !== null;
    if (touch) {
      const at = ahead(origin, radians, touch.far);
      this.ring.position.set(...at, 0.65);
      this.lay(this.after, ahead(at, touch.away, touch.pushes ? PAWS : 0), touch.away, AFTER, 0.3, 0.62);
    }
    const stops = restZone(origin, radians, reach, whole);
    this.spread(stops.at, PAWS + stops.size, this.longest > LINES.tip);
    this.aims(ahead(origin, radians, reach), 0.3, 1.2, pointed);
  }

  /** The zone in which something would come to rest. */
  private spread([x, y]: Spot, size: number, shown = true): void {
    this.zone.visible = shown;
    this.zone.position.set(x, y, 0.34);
    this.zone.scale.setScalar(size);
  }

  /** Where it would end: what a finger taps once more. */
  private aims([x, y]: Spot, z: number, size: number, shown = true): void {
    this.aim.mark = [x, y, z];
    this.landing.visible = shown;
    this.landing.position.set(x, y, z);
    this.landing.scale.setScalar(size);
  }

  private drop(roof: (spot: Spot) => number): void {
    const { spot, pose, radians } = this.aim;
    const top = roof(spot);
    const [a, b, c] = HALF[pose];
    const turn = new Quaternion().setFromAxisAngle(UP, radians).multiply(new Quaternion(...HELD[pose]));
    this.ghost.visible = this.shade.visible = this.plumb.visible = true;
    this.ghost.position.set(spot[0], spot[1], top + HOVER + c);
    this.ghost.quaternion.copy(turn);
    this.lay(this.shade, spot, radians, 2 * a, 2 * b, top + 0.08);
    this.plumb.position.set(spot[0], spot[1], top);
    this.plumb.scale.set(1, 1, HOVER);
  }

  /** Where the hand has the Body; null if it has put it aside. */
  get held(): Pose | null {
    if (!this.ghost.visible) return null;
    return new Float32Array([...this.ghost.position.toArray(), ...this.ghost.quaternion.toArray()]);
  }

  /** The flight to what it meets first, without the tremor of a hand: it shows the zone, not the spot. */
  private toss(poses: (Pose | null)[]): void {
    const { thrown, monster, piece, origin } = this.aim;
    const { at } = flight(thrown);
    const end = meets(this.plan, poses, thrown, [piece, this.plan.body(monster), this.plan.paws(monster)]);
    draped(this.arc.geometry, at, end, thrown.yaw);
    this.arc.visible = true;
    const [x, y, z] = at(end);
    const far = Math.hypot(x - origin[0], y - origin[1]);
    const rolls = ahead([x, y], thrown.yaw, far * ROLLS);
    this.spread(rolls, 1.6 + far * 0.12);
    this.aims([x, y], Math.max(0.3, z - thrown.half + 0.1), 1.4 + far * 0.07);
  }

  /** The cone of air over the whole turn of the head. */
  private breathe(poses: (Pose | null)[]): void {
    const { origin, radians } = this.aim;
    const body = poses[this.plan.body(this.aim.monster)];
    const z = (body?.[2] ?? 3.5) + BODY_TOP / 2 + HANDS.mouthUp;
    const [pitch, sweep] = [this.aim.get('pitch') / 10, this.aim.get('sweep') / 10];
    const down = (pitch * Math.PI) / 180;
    const long = Math.min(HANDS.jetReach, z / Math.max(0.05, Math.sin(-down)), 34);
    this.jet.visible = true;
    this.jet.geometry.dispose();
    this.jet.geometry = air(long, (sweep * Math.PI) / 180, down);
    this.jet.position.set(origin[0], origin[1], z);
    this.jet.rotation.set(0, 0, radians);
    (this.jet.material as MeshBasicMaterial).opacity = 0.3 + 0.35 * this.aim.force;
  }

  dispose(): void {
    for (const part of this.parts) {
      part.geometry.dispose();
      (part.material as MeshBasicMaterial).dispose();
    }
  }
}
