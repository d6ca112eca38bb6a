/** A player's screen: a bent piece of card that stands between the city and a Stomach, and falls when it is opened. */
import { BoxGeometry, type BufferGeometry, Group, Mesh } from 'three';
import { CITY } from '../../geometry';
import { discard, type Matter, type Matters } from '../matter';
import { BARE, screenPrint } from '../prints/aroundPrint';
import type { Place } from './places';

const [WIDE, HIGH, THICK] = [13, 6.5, 0.16]; // cm
const BENT = 0.028; // 1/cm: how much the sides come forward to the player
const FALLS = 2.4; // 1/s
const FLAT = Math.PI / 2 - 0.02;

export class Screen {
  readonly root = new Group();
  private readonly card: Mesh<BufferGeometry, Matter>;
  private printed = '';
  open = false;

  constructor(
    readonly place: Place,
    private readonly matters: Matters,
  ) {
    this.card = new Mesh(bentCard(), matters.card(null));
    this.card.castShadow = this.card.receiveShadow = true;
    this.root.add(this.card);
    this.root.position.set(...place.at, -CITY.board.thickness);
    this.root.rotation.z = ((place.yaw - 90) * Math.PI) / 180;
  }

  print(colour: string, name: string, teeth: number): void {
    const wanted = `${colour} ${name} ${teeth}`;
    if (wanted === this.printed) return;
    this.printed = wanted;
    this.card.material.map?.dispose();
    this.card.material.map = this.matters.sharpen(screenPrint(colour, name, teeth));
    this.card.material.needsUpdate = true;
  }

  /** It falls towards the city, or is put up again; at once, or in the next steps. */
  lay(open: boolean, at_once: boolean): void {
    this.open = open;
    if (at_once) this.card.rotation.x = open ? -FLAT : 0;
  }

  /** True while it still moves. */
  step(seconds: number): boolean {
    const goal = this.open ? -FLAT : 0;
    const { rotation } = this.card;
    if (rotation.x === goal) return false;
    const by = FALLS * seconds * (0.3 + Math.abs(rotation.x));
    rotation.x = goal < rotation.x ? Math.max(goal, rotation.x - by) : goal;
    return true;
  }

  dispose(): void {
    this.card.geometry.dispose();
    discard(this.card.material);
  }
}

/** Its front, away from the player, has the print; everything else is bare card. */
function bentCard(): BufferGeometry {
  const made = new BoxGeometry(WIDE, THICK, HIGH, 10, 1, 1).translate(0, 0, HIGH / 2);
  const [at, normal, uv] = [made.getAttribute('position'), made.getAttribute('normal'), made.getAttribute('uv')];
  for (let k = 0; k < at.count; k++) {
    const front = normal.getY(k) > 0.5;
    uv.setXY(k, front ? 0.5 - at.getX(k) / WIDE : 0.5, front ? BARE + (1 - BARE) * (at.getZ(k) / HIGH) : BARE / 2);
    at.setY(k, at.getY(k) - BENT * at.getX(k) ** 2);
  }
  made.computeVertexNormals();
  made.clearGroups();
  return made;
}
