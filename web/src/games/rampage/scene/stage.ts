/** The table in three dimensions: light, ground, pieces, and a loop that draws only when something changes. */
import { BasicShadowMap, Group, NeutralToneMapping, PCFShadowMap, Scene, SRGBColorSpace, WebGLRenderer } from 'three';
import type { Plan, Pose } from '../geometry';
import type { Piece } from '../types';
import { Around, type Titles } from './around/around';
import { Camera } from './camera/camera';
import { Pieces } from './figures/pieces';
import { Matters, type Quality } from './matter';
import { Pointing } from './pointing';
import { Ground } from './set/ground';
import { Light } from './set/light';
import { Room } from './set/room';

export interface Figures {
  draws: number;
  triangles: number;
  frame: number;
  geometries: number;
  textures: number;
}

/** How the table is laid. */
export interface Setting {
  /** Names of the neighborhoods. */
  zones: string[];
  around: Titles;
  /** The edges of ruins stand out. */
  raised: boolean;
  dark: boolean;
}

type Frame = (seconds: number) => boolean;

// where the processor draws: the share of pixels, and every which picture of a film has new shadows
const COARSE = 0.6;
const SHADOWS = 3;
const SOON = 40; // ms

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
  /** A picture has been drawn. */
  drawn: () => void = () => {};
  smooth = true;
  readonly matters: Matters;
  readonly pointing: Pointing;
  private readonly light: Light;
  readonly around: Around;
  private readonly ground: Ground;
  private readonly room: Room;
  private asked = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;
  /** Pictures drawn in a hurry, one after the other. */
  private hurried = 0;
  private recorded = false;
  private last = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly plan: Plan,
    { zones, around, raised, dark }: Setting,
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
    this.pointing = new Pointing(canvas, this.camera, this.pieces);
    this.ground = new Ground(plan, this.matters, zones, raised);
    this.around = new Around(plan, this.pieces, this.matters, around);
    this.room = new Room((plan.board.north + plan.board.south) / 2);
    this.light = new Light(this.renderer, this.scene, plan, this.fine);
    this.scene.add(this.room.root, this.ground.root, this.around.root, this.pieces.root, this.marks);
    this.name();
    this.dress(dark);
    canvas.addEventListener('webglcontextrestored', this.restore);
  }

  /** A graphics card that was taken away is back: what was painted on it is painted again. */
  private restore = (): void => {
    this.light.reflect();
    this.renderer.shadowMap.needsUpdate = true;
    this.ask(true);
  };

  /** Drawn by the processor: nothing moves without need. */
  get plain(): boolean {
    return !this.fine;
  }

  private get fine(): boolean {
    return this.matters.quality === 'fine';
  }

  /** Names of the neighborhoods, to be read from the near edge of the board. */
  name(names?: string[]): void {
    this.ground.name(this.camera.side, names);
    this.surround();
  }

  /** In another language, or with other players. */
  rename(zones: string[], titles: Titles): void {
    this.around.titles = titles;
    this.name(zones);
  }

  /** What lies beside the city; `opened` Stomachs of a game that is over. */
  surround(view = this.around.standing.view, opened = this.around.standing.opened): void {
    if (view) this.around.see(view, this.ground.read, opened, !this.smooth);
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  dress(dark: boolean): void {
    this.ground.dress(dark);
    this.room.dress(dark);
    this.light.dress(dark);
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

  /** A clip is made: it is as sharp as what rests. */
  record(begins: boolean): void {
    this.recorded = begins;
    this.hurried = 0;
    this.renderer.setPixelRatio(this.sharpness);
    this.ask(true);
  }

  /** What moves is drawn coarsely by a processor: sooner and more often. What rests is sharp. */
  hurry(moves: boolean): void {
    if (this.fine || this.recorded) return;
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
    let more = this.fall(seconds);
    for (const frame of this.frames) more = frame(seconds) || more;
    more = this.camera.step(seconds, this.smooth && this.fine) || more; // last: it follows what has just moved
    const begun = performance.now();
    this.renderer.render(this.scene, this.camera.lens);
    this.measure(performance.now() - begun);
    this.drawn();
    this.last = more ? now : 0;
    if (more) this.ask(true);
    else this.rest();
  };

  /** Screens that fall have new shadows. */
  private fall(seconds: number): boolean {
    const falling = this.around.step(seconds, this.camera);
    if (falling) this.renderer.shadowMap.needsUpdate = true;
    return falling;
  }

  /** Names are printed the other way round once the camera stands on the other side. */
  private rest(): void {
    if (this.camera.side !== this.ground.read) this.name();
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
    this.light.dispose();
    this.ground.dispose();
    this.around.dispose();
    this.room.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
