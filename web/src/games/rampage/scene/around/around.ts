/** Beside the city: the players' screens with what is known to be behind them, and the Runaway board with its Meeples. */
import { BoxGeometry, Group, Mesh } from 'three';
import { CITY, type Edge, MONSTER_COLOURS, type Plan } from '../../geometry';
import type { RampageView } from '../../types';
import type { Camera } from '../camera/camera';
import type { Pieces } from '../figures/pieces';
import { discard, type Matter, type Matters } from '../matter';
import { runawayPrint } from '../prints/aroundPrint';
import { Crowd } from './crowd';
import { floorsOf, type Place, runawayPlace, runawaysOf, SPACE, screenPlace, spacesOf, stomachOf } from './places';
import { Screen } from './screen';

const THICK = 0.2; // cm
const LOW = 38; // degrees: from lower, a near screen would stand before the city
const NEAR = 0.92; // of the way to what is looked at

/** Names on the things: of the Runaway board, and of the players by seat. */
export interface Titles {
  runaway: string;
  players: readonly string[];
}

export class Around {
  readonly root = new Group();
  private readonly crowd: Crowd;
  private readonly board: Mesh<BoxGeometry, Matter>;
  private screens: Screen[] = [];
  private printed = '';
  private view: RampageView | null = null;
  /** How many Stomachs are open; of a running game none. */
  private opened = 0;
  private place: Place;

  constructor(
    private readonly plan: Plan,
    pieces: Pieces,
    private readonly matters: Matters,
    public titles: Titles,
  ) {
    this.crowd = new Crowd(plan, pieces, matters);
    this.board = new Mesh(new BoxGeometry(10 * SPACE + 1.6, 6 * SPACE + 3.4, THICK), matters.card(null));
    this.board.receiveShadow = true;
    this.place = runawayPlace(plan, 'south');
    this.root.add(this.crowd.root, this.board);
  }

  /** How things lie now, for a viewer at an edge; `opened` Stomachs of a game that is over. */
  see(view: RampageView, near: Edge, opened: number, at_once: boolean): void {
    this.view = view;
    this.place = runawayPlace(this.plan, near);
    this.opened = view.phase === 'over' ? opened : 0;
    this.seat(view);
    this.print(view);
    this.stand(view, at_once);
  }

  private seat({ players }: RampageView): void {
    while (this.screens.length < players.length) {
      const screen = new Screen(screenPlace(this.plan, players[this.screens.length]!.corner), this.matters);
      this.screens.push(screen);
      this.root.add(screen.root);
    }
    for (const [seat, { corner, teeth }] of players.entries())
      this.screens[seat]!.print(MONSTER_COLOURS[corner % 4]!, this.titles.players[seat] ?? '', Math.min(teeth, 7));
  }

  private print({ side, runaway_rows: rows }: RampageView): void {
    const { at, yaw } = this.place;
    this.board.visible = rows.length > 0;
    this.board.position.set(...at, THICK / 2 - CITY.board.thickness);
    this.board.rotation.z = ((yaw - 90) * Math.PI) / 180;
    const wanted = `${this.titles.runaway} ${rows.map(({ size, next }) => `${size}${next}`)}`;
    if (wanted === this.printed) return;
    this.printed = wanted;
    const { width, height } = this.board.geometry.parameters;
    const printed = rows.map(({ zone, next }, k) => ({
      spaces: spacesOf(rows, k),
      colour: side === 'A' ? null : zone,
      next,
    }));
    this.board.material.map?.dispose();
    this.board.material.map = this.matters.sharpen(runawayPrint(width, height, printed, this.titles.runaway));
    this.board.material.needsUpdate = true;
  }

  /** Meeples and Floors where they are known to be; screens up or down. */
  private stand(view: RampageView, at_once: boolean): void {
    const order = view.parties.flat();
    const open = (seat: number) => order.indexOf(seat) < this.opened;
    const known = view.players.flatMap(({ stomach }, seat) => {
      const shown = view.phase !== 'over' || open(seat);
      return stomach && shown ? [{ stomach, place: this.screens[seat]!.place }] : [];
    });
    for (const seat of view.players.keys()) this.screens[seat]!.lay(open(seat), at_once);
    this.crowd.place(
      [...runawaysOf(view, this.place), ...known.flatMap(({ stomach, place }) => stomachOf(stomach.meeples, place))],
      known.flatMap(({ stomach, place }) => floorsOf(stomach.floors, place)),
    );
  }

  get standing(): { opened: number; view: RampageView | null } {
    return { opened: this.opened, view: this.view };
  }

  /** How many Meeples of each colour and how many Floors stand here, and which screens are down, by seat. */
  beside = () => ({ ...this.crowd.counts, open: this.screens.map(({ open }) => open) });

  placeOf = (seat: number): Place | null => this.screens[seat]?.place ?? null;

  /** So many seconds have passed; true while a screen falls. Near screens make way for a camera that stands low. */
  step(seconds: number, { now }: Camera): boolean {
    const turn = (now.yaw * Math.PI) / 180;
    const flat = Math.cos((now.pitch * Math.PI) / 180) * now.distance;
    let more = false;
    for (const screen of this.screens) {
      const [x, y] = screen.place.at;
      const towards = (x - now.x) * Math.cos(turn) + (y - now.y) * Math.sin(turn); // from what is looked at to the camera
      screen.root.visible = now.pitch >= LOW || towards < flat * (1 - NEAR);
      more = screen.step(seconds) || more;
    }
    return more;
  }

  dispose(): void {
    this.crowd.dispose();
    this.board.geometry.dispose();
    discard(this.board.material);
    for (const screen of this.screens) screen.dispose();
  }
}
