/** What is drawn while somebody aims: a short line, the pull, the flight of a toss, the ghost of a Body and its shadow, a jet of air. */
import {
  BufferGeometry,
  ConeGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  Vector3,
} from 'three';
import type { Aim } from '../aim.svelte';
import { BODY_TOP } from '../aim.svelte';
import { HANDS, MONSTER_COLOURS, type Plan, type Pose, SHAPES, type Spot } from '../geometry';
import type { DropPose } from '../types';
import { firstContact } from './contact';
import { bodyGeometry } from './monsters';

const SHORT = 13; // cm: the line shows the beginning of a way, not its end
const HOVER = 5; // cm above the roof: the ghost; it falls from higher
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
  private readonly landing = new Mesh(new RingGeometry(0.75, 1, 48), flat('#ff5a36', 0.9));
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
      this.landing,
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
    const { pulled, origin } = this.aim;
    this.band.visible = pulled !== null && !this.aim.byFinger;
    if (!pulled || this.aim.byFinger || this.aim.kind === 'drop') return;
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

  /** A short line, and a ring where the paws would first touch something on it. */
  private flick(poses: (Pose | null)[]): void {
    const { origin, radians, force, reach } = this.aim;
    const far = Math.min(reach, 4 + force * (SHORT - 4));
    const touch = firstContact(this.plan, poses, this.aim.piece, origin, radians, far + PAWS);
    this.arrow(origin, Math.max(0.5, Math.min(far, (touch ?? far) - PAWS * 0.2)), 0.6);
    this.ring.visible = touch !== null;
    if (touch !== null)
      this.ring.position.set(origin[0] + Math.cos(radians) * touch, origin[1] + Math.sin(radians) * touch, 0.65);
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

  /** The free flight, without the tremor of a hand: it shows the zone, not the spot. */
  private toss(poses: (Pose | null)[]): void {
    const { origin, radians, plan } = { ...this.aim, radians: this.aim.radians, plan: this.plan };
    const body = poses[plan.body(this.aim.monster)];
    const tilt = this.aim.get('tilt') / 10;
    const rise = (tilt * Math.PI) / 180;
    const speed = (HANDS.tossSpeed * this.aim.get('strength')) / 1000;
    const z = (body?.[2] ?? 3.5) + BODY_TOP / 2 + 0.7;
    const [vx, vz] = [speed * Math.cos(rise), speed * Math.sin(rise)];
    const flight = (vz + Math.sqrt(vz * vz + 2 * HANDS.gravity * z)) / HANDS.gravity;
    const at = (t: number): [number, number, number] => [
      origin[0] + Math.cos(radians) * vx * t,
      origin[1] + Math.sin(radians) * vx * t,
      z + vz * t - (HANDS.gravity * t * t) / 2,
    ];
    draped(this.arc.geometry, at, flight, radians);
    this.arc.visible = this.landing.visible = true;
    const [x, y] = at(flight);
    this.landing.position.set(x, y, 0.3);
    this.landing.scale.setScalar(1.4 + vx * flight * 0.07);
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
    (this.jet.material as MeshBasicMaterial).opacity = 0.2 + 0.3 * this.aim.force;
  }

  dispose(): void {
    for (const part of this.parts) {
      part.geometry.dispose();
      (part.material as MeshBasicMaterial).dispose();
    }
  }
}

/** A band of so many pieces, to be laid along a curve. */
function ribbon(pieces: number): BufferGeometry {
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

function draped(
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
function air(long: number, sweep: number, down: number): BufferGeometry {
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
