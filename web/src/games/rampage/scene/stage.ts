/** The table in three dimensions: light, ground, pieces, and a loop that draws only when something changes. */
import {
  BasicShadowMap,
  BoxGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  type InstancedMesh,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  Plane,
  PMREMGenerator,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { CITY, type Plan, type Pose, type Spot } from '../geometry';
import type { Piece } from '../types';
import { Camera } from './camera';
import { Pieces } from './figures/pieces';
import { type Matter, Matters, type Quality } from './matter';
import { boardPrint } from './prints/boardPrint';
import { rubblePrint, tablePrint } from './prints/piecePrint';
import { Room } from './room';

export interface Figures {
  draws: number;
  triangles: number;
  frame: number;
  geometries: number;
  textures: number;
}

type Frame = (seconds: number) => boolean;

// where the processor draws: the share of pixels, and every which picture of a film has new shadows
const COARSE = 0.6;
const SHADOWS = 3;
const SOON = 40; // ms
const TABLE = [62, 92]; // cm: the radius of the table, for one board and for two

export class Stage {
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly camera: Camera;
  readonly pieces: Pieces;
  readonly marks = new Group();
  readonly figures: Figures = { draws: 0, triangles: 0, frame: 0, geometries: 0, textures: 0 };
  /** Called in each frame; true asks for another one. */
  readonly frames = new Set<Frame>();
  /** Called when the last picture for now is drawn. */
  still: () => void = () => {};
  smooth = true;
  readonly matters: Matters;
  private readonly sheets: Matter[];
  private readonly sun = new DirectionalLight('#fff1dc', 2.5);
  private readonly ground: Matter;
  private readonly room: Room;
  /** The edge from which the printed names are read. */
  private read: 'south' | 'north' = 'south';
  private asked = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;
  /** Pictures drawn in a hurry, one after the other. */
  private hurried = 0;
  private last = 0;
  private readonly ray = new Raycaster();
  private readonly level = new Plane(new Vector3(0, 0, 1), 0);

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly plan: Plan,
    private names: string[],
    dark: boolean,
    quality: Quality,
  ) {
    this.matters = new Matters(quality);
    this.renderer = new WebGLRenderer({ canvas, antialias: this.fine, powerPreference: 'high-performance' });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = this.fine ? PCFShadowMap : BasicShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.camera = new Camera(plan);
    this.pieces = new Pieces(plan, this.matters);
    this.sheets = Array.from({ length: plan.boards }, () => this.matters.card(null));
    this.ground = this.matters.card(null);
    this.room = new Room((plan.board.north + plan.board.south) / 2);
    this.scene.add(this.room.root);
    this.light();
    this.lay();
    this.name();
    this.dress(dark);
    this.scene.add(this.pieces.root, this.marks);
    canvas.addEventListener('webglcontextrestored', this.restore);
  }

  /** A graphics card that was taken away is back: what was painted on it is painted again. */
  private restore = (): void => {
    if (this.fine) this.reflect();
    this.renderer.shadowMap.needsUpdate = true;
    this.ask(true);
  };

  private light(): void {
    if (this.fine) this.reflect();
    const sky = new HemisphereLight('#fff6e6', '#5a4636', this.fine ? 0.7 : 1.5);
    sky.position.set(0, 0, 1);
    const reach = this.plan.boards > 1 ? 78 : 52;
    const [x, y] = [0, (this.plan.board.north + this.plan.board.south) / 2];
    this.sun.position.set(x - 46, y - 30, 82);
    this.sun.target.position.set(x, y, 0);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(this.fine ? 2048 : 1024);
    this.sun.shadow.radius = 5;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.05;
    Object.assign(this.sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 20,
      far: 220,
    });
    this.scene.add(sky, this.sun, this.sun.target);
  }

  /** A room around the table, seen in whatever shines. */
  private reflect(): void {
    const [painter, room] = [new PMREMGenerator(this.renderer), new RoomEnvironment()];
    this.scene.environment = painter.fromScene(room, 0.04).texture;
    room.dispose();
    painter.dispose();
    this.scene.environmentRotation.set(Math.PI / 2, 0, 0);
  }

  /** Drawn by the processor: nothing moves without need. */
  get plain(): boolean {
    return !this.fine;
  }

  private get fine(): boolean {
    return this.matters.quality === 'fine';
  }

  /** The wooden table, the board as one or two sheets of card, and the ruins on it. */
  private lay(): void {
    const { thickness, side } = CITY.board;
    const rim = this.matters.plain('#b9a27c');
    const radius = TABLE[this.plan.boards - 1]!;
    const wood = new Mesh(new CylinderGeometry(radius, radius - 2, 5, 64).rotateX(Math.PI / 2), [
      rim,
      this.ground,
      rim,
    ]);
    wood.position.set(0, (this.plan.board.north + this.plan.board.south) / 2, -thickness - 2.5);
    wood.receiveShadow = true;
    this.scene.add(wood);
    for (let k = 0; k < this.plan.boards; k++) {
      const sheet = new Mesh(new BoxGeometry(side, side, thickness), [rim, rim, rim, rim, this.sheets[k]!, rim]);
      sheet.position.set(0, k * side, -thickness / 2);
      sheet.rotation.z = k * Math.PI;
      sheet.receiveShadow = true;
      sheet.castShadow = true;
      this.scene.add(sheet);
    }
    this.ruins();
  }

  private ruins(): void {
    const top = this.matters.card(rubblePrint());
    const { printed: height } = CITY.ruins;
    for (const { outline } of this.plan.ruins) {
      const [w, h] = [outline.east - outline.west, outline.north - outline.south];
      const slab = new Mesh(new BoxGeometry(w, h, height), top);
      const uv = slab.geometry.getAttribute('uv');
      for (let k = 0; k < uv.count; k++) uv.setXY(k, (uv.getX(k) * w) / 12, (uv.getY(k) * h) / 12);
      slab.position.set((outline.west + outline.east) / 2, (outline.south + outline.north) / 2, height / 2);
      slab.castShadow = slab.receiveShadow = true;
      this.scene.add(slab);
    }
  }

  /** Print the names of the neighborhoods, to be read from the near edge of the board. */
  name(names = this.names): void {
    this.names = names;
    this.read = this.camera.side;
    const far = this.read === 'north';
    for (const [k, sheet] of this.sheets.entries()) {
      sheet.map?.dispose();
      sheet.map = this.matters.sharpen(boardPrint(names, k > 0 !== far));
      sheet.needsUpdate = true;
    }
    this.ask();
  }

  dress(dark: boolean): void {
    this.ground.map?.dispose();
    this.ground.map = this.matters.sharpen(tablePrint(dark));
    this.ground.needsUpdate = true;
    this.room.dress(dark);
    this.scene.background = new Color(dark ? '#120d18' : '#c9b394');
    this.sun.intensity = dark ? 2.1 : 2.6;
    this.scene.environmentIntensity = dark ? 0.3 : 0.42;
    this.ask();
  }

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.renderer.setPixelRatio(this.sharpness);
    this.renderer.setSize(width, height, false);
    this.camera.resize(width, height);
    this.renderer.render(this.scene, this.camera.lens); // a resized canvas is empty until it is drawn on
    this.ask();
  }

  private get sharpness(): number {
    const most = Math.min(globalThis.devicePixelRatio || 1, this.fine ? 2 : 1);
    return this.hurried ? most * COARSE : most;
  }

  /** What moves is drawn coarsely by a processor: sooner and more often. What rests is sharp. */
  hurry(moves: boolean): void {
    if (this.fine) return;
    const changes = moves !== this.hurried > 0;
    this.hurried = moves ? this.hurried + 1 : 0;
    if (changes) this.renderer.setPixelRatio(this.sharpness);
    if (moves) this.renderer.shadowMap.needsUpdate = this.hurried % SHADOWS === 0;
  }

  // -- pieces ------------------------------------------------------------------------------------------------------

  put(piece: Piece, pose: Pose | null, scale = 1): void {
    this.pieces.put(piece, pose, scale);
    this.renderer.shadowMap.needsUpdate = true;
  }

  // -- what lies under a point of the screen -----------------------------------------------------------------------

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
    this.ray.set(new Vector3(x, y, 60), new Vector3(0, 0, -1));
    const meeple = (mesh: InstancedMesh) => this.plan.kinds[this.pieces.numberOf(mesh, 0)] === 'meeple';
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

  // -- the loop ------------------------------------------------------------------------------------------------------

  /** A picture, please. One that takes the processor long waits a moment: a film that comes along has to begin at once. */
  ask(at_once = this.fine): void {
    if (at_once && !this.asked) this.asked = requestAnimationFrame(this.draw);
    else if (!this.asked) this.soon ??= setTimeout(() => this.ask(true), SOON);
  }

  private draw = (now: number): void => {
    this.asked = 0;
    clearTimeout(this.soon);
    this.soon = undefined;
    const seconds = Math.min(0.3, (now - (this.last || now - 16)) / 1000);
    let more = this.camera.step(seconds, this.smooth && this.fine);
    for (const frame of this.frames) more = frame(seconds) || more;
    const begun = performance.now();
    this.renderer.render(this.scene, this.camera.lens);
    this.measure(performance.now() - begun);
    this.last = more ? now : 0;
    if (more) this.ask(true);
    else this.rest();
  };

  /** Names are printed the other way round once the camera stands on the other side. */
  private rest(): void {
    if (this.camera.side !== this.read) this.name();
    this.still();
  }

  /** The picture as it is now, kept on another canvas. */
  snap(onto: HTMLCanvasElement): void {
    this.renderer.render(this.scene, this.camera.lens);
    [onto.width, onto.height] = [this.canvas.width, this.canvas.height];
    onto.getContext('2d')?.drawImage(this.canvas, 0, 0);
  }

  private measure(took: number): void {
    const { render, memory } = this.renderer.info;
    Object.assign(this.figures, { draws: render.calls, triangles: render.triangles, frame: took, ...memory });
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    clearTimeout(this.soon);
    this.canvas.removeEventListener('webglcontextrestored', this.restore);
    this.frames.clear();
    this.pieces.dispose();
    this.scene.environment?.dispose();
    this.room.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
