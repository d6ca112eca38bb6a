/** A room behind the table: a round wall and a floor, without light or shadow of their own. Two draw calls. */
import { BackSide, CircleGeometry, Color, CylinderGeometry, Group, Mesh, MeshBasicMaterial } from 'three';
import { roomPrint } from '../prints/roomPrint';

const RADIUS = 255; // cm
const [FLOOR, CEILING] = [-74, 190];

export class Room {
  readonly root = new Group();
  private readonly wall = new Mesh(
    new CylinderGeometry(RADIUS, RADIUS, CEILING - FLOOR, 40, 1, true).rotateX(Math.PI / 2),
    new MeshBasicMaterial({ side: BackSide }),
  );
  private readonly floor = new Mesh(new CircleGeometry(RADIUS, 40), new MeshBasicMaterial());

  constructor(y: number) {
    this.wall.position.set(0, y, (FLOOR + CEILING) / 2);
    this.floor.position.set(0, y, FLOOR);
    this.root.add(this.wall, this.floor);
  }

  dress(dark: boolean): void {
    this.wall.material.map?.dispose();
    this.wall.material.map = roomPrint(dark);
    this.wall.material.color = new Color(dark ? '#b5abc4' : '#ffffff');
    this.wall.material.needsUpdate = true;
    this.floor.material.color = new Color(dark ? '#2a1e26' : '#8d6a48');
  }

  dispose(): void {
    this.wall.material.map?.dispose();
    for (const { geometry, material } of [this.wall, this.floor]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
