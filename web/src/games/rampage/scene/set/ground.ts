/** The wooden table, the board as one or two sheets of card, and the ruins on it. */
import { BoxGeometry, CylinderGeometry, Group, InstancedMesh, Matrix4, Mesh } from 'three';
import { ACROSS, CITY, type Edge, middle, type Plan, type Rect, size } from '../../geometry';
import { discard, type Matter, type Matters } from '../matter';
import { boardPrint } from '../prints/boardPrint';
import { rubblePrint, tablePrint } from '../prints/piecePrint';

const RADIUS = [62, 92]; // cm: of the table, for one board and for two
const FACE = 6; // indices of a side of a box
const RUBBLE = 12; // cm of a ruin that one print of rubble covers

export class Ground {
  readonly root = new Group();
  /** The edge from which the printed names are read. */
  read: Edge = 'south';
  private readonly sheets: Matter[];
  private readonly wood: Matter;

  constructor(
    private readonly plan: Plan,
    private readonly matters: Matters,
    private names: string[],
    /** The edges of ruins stand out, and Paws bounce off them. */
    private readonly raised: boolean,
  ) {
    this.sheets = Array.from({ length: plan.boards }, () => matters.card(null));
    this.wood = matters.card(null);
    const rim = matters.plain('#b9a27c');
    this.table(rim);
    for (const k of this.sheets.keys()) this.board(k, rim);
    const rubble = matters.card(rubblePrint());
    for (const kind of new Set(plan.ruins.map((ruin) => ruin.kind)))
      this.ruinsOf(
        plan.ruins.filter((ruin) => ruin.kind === kind).map(({ outline }) => outline),
        rubble,
      );
  }

  private add(mesh: Mesh<BoxGeometry | CylinderGeometry, Matter | Matter[]>): void {
    mesh.receiveShadow = true;
    this.root.add(mesh);
  }

  private table(rim: Matter): void {
    const radius = RADIUS[this.plan.boards - 1]!;
    const top = new Mesh(new CylinderGeometry(radius, radius - 2, 5, 64).rotateX(Math.PI / 2), [rim, this.wood, rim]);
    top.position.set(0, (this.plan.board.north + this.plan.board.south) / 2, -CITY.board.thickness - 2.5);
    this.add(top);
  }

  private board(k: number, rim: Matter): void {
    const { thickness, side } = CITY.board;
    const card = new BoxGeometry(side, side, thickness);
    card.clearGroups();
    card.addGroup(0, 4 * FACE, 0);
    card.addGroup(4 * FACE, FACE, 1); // the one below is not seen
    const sheet = new Mesh(card, [rim, this.sheets[k]!]);
    sheet.position.set(0, k * side, -thickness / 2);
    sheet.rotation.z = k * Math.PI;
    sheet.castShadow = true;
    this.add(sheet);
  }

  /** All ruins of one size, in one draw call. */
  private ruinsOf(outlines: Rect[], rubble: Matter): void {
    const [w, h] = size(outlines[0]!);
    const height = this.raised ? CITY.ruins.height : CITY.ruins.printed;
    const slab = new BoxGeometry(w, h, height);
    const uv = slab.getAttribute('uv');
    for (let k = 0; k < uv.count; k++) uv.setXY(k, (uv.getX(k) * w) / RUBBLE, (uv.getY(k) * h) / RUBBLE);
    if (this.raised) bevelled(slab, CITY.ruins.bevel);
    slab.clearGroups();
    const all = new InstancedMesh(slab, rubble, outlines.length);
    for (const [k, outline] of outlines.entries())
      all.setMatrixAt(k, new Matrix4().makeTranslation(...middle(outline), height / 2));
    all.castShadow = true;
    this.add(all);
  }

  /** Print the names of the neighborhoods, to be read from an edge of the board; its second sheet lies the other way round. */
  name(from: Edge, names = this.names): void {
    this.names = names;
    this.read = from;
    for (const [k, sheet] of this.sheets.entries()) this.print(sheet, boardPrint(names, k ? ACROSS[from] : from));
  }

  dress(dark: boolean): void {
    this.print(this.wood, tablePrint(dark));
  }

  private print(on: Matter, map: NonNullable<Matter['map']>): void {
    on.map?.dispose();
    on.map = this.matters.sharpen(map);
    on.needsUpdate = true;
  }

  dispose(): void {
    for (const { geometry, material } of this.root.children as Mesh[]) {
      geometry.dispose();
      for (const one of [material].flat()) discard(one);
    }
  }
}

/** A slope all around: the foot is wider than the top. */
function bevelled(slab: BoxGeometry, by: number): void {
  const at = slab.getAttribute('position');
  for (let k = 0; k < at.count; k++)
    if (at.getZ(k) < 0) at.setXY(k, at.getX(k) + Math.sign(at.getX(k)) * by, at.getY(k) + Math.sign(at.getY(k)) * by);
  slab.computeVertexNormals();
}
