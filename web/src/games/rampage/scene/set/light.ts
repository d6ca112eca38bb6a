/** Sun, sky, and a room that is seen in whatever shines. */
import { Color, DirectionalLight, HemisphereLight, PMREMGenerator, type Scene, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import type { Plan } from '../../geometry';

const REACH = [52, 78]; // cm: how far shadows are drawn, for one board and for two

export class Light {
  private readonly sun = new DirectionalLight('#fff1dc', 2.5);

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly scene: Scene,
    plan: Plan,
    private readonly fine: boolean,
  ) {
    const sky = new HemisphereLight('#fff6e6', '#5a4636', fine ? 0.7 : 1.5);
    sky.position.set(0, 0, 1);
    const y = (plan.board.north + plan.board.south) / 2;
    this.sun.position.set(-46, y - 30, 82);
    this.sun.target.position.set(0, y, 0);
    this.shade(REACH[plan.boards - 1]!);
    scene.add(sky, this.sun, this.sun.target);
    this.reflect();
  }

  private shade(reach: number): void {
    const { shadow } = this.sun;
    this.sun.castShadow = true;
    shadow.mapSize.setScalar(this.fine ? 2048 : 1024);
    Object.assign(shadow, { radius: 5, bias: -0.0006, normalBias: 0.05 });
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 20, far: 220 });
  }

  /** Painted once, and again when a graphics card was taken away. */
  reflect(): void {
    if (!this.fine) return;
    const [painter, room] = [new PMREMGenerator(this.renderer), new RoomEnvironment()];
    this.scene.environment?.dispose();
    this.scene.environment = painter.fromScene(room, 0.04).texture;
    room.dispose();
    painter.dispose();
    this.scene.environmentRotation.set(Math.PI / 2, 0, 0);
  }

  dress(dark: boolean): void {
    this.scene.background = new Color(dark ? '#120d18' : '#c9b394');
    this.sun.intensity = dark ? 2.1 : 2.6;
    this.scene.environmentIntensity = dark ? 0.3 : 0.42;
  }

  dispose(): void {
    this.scene.environment?.dispose();
    this.sun.dispose();
  }
}
