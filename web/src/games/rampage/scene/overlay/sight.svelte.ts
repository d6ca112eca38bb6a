/** What the city's component shows besides the picture: what the projector and the renderer say, and words over the scene. */
import type { Say } from '../../../../play/contract';
import { clamp } from '../../geometry';
import type { Touch } from '../../state/touch.svelte';
import type { RampageView } from '../../types';
import type { Show } from '../show';
import type { Float } from './Floats.svelte';
import { alike, type Note, outcome } from './outcome';

const FLOATS = 2200; // ms
const EDGE = { side: 60, top: 50, bottom: 60, label: 80 }; // pixels

export interface Label {
  text: string;
  x: number;
  y: number;
}

/** Where a place of the city is seen, in pixels of the picture and inside its edges; `seen`: it is in the picture. */
function spot(show: Show, frame: HTMLElement, at: Note['at']): Pick<Float, 'x' | 'y' | 'seen'> {
  const [x, y] = show.stage.pointing.onScreen(...at);
  const { left, top, width, height } = frame.getBoundingClientRect();
  return {
    seen: x > left && x < left + width && y > top && y < top + height,
    x: clamp(x - left, EDGE.side, width - EDGE.side),
    y: clamp(y - top, EDGE.top, height - EDGE.bottom),
  };
}

export class Sight {
  /** What the projector says, for the controls and for tests. */
  now = $state.raw({
    shot: 0,
    playing: false,
    busy: false,
    /** A shot is on its way: what comes of it is not known yet. */
    fired: false,
    paused: false,
    progress: 1,
    slow: false,
    speed: 1,
    again: false,
    follow: true,
    lag: 0,
    traces: 0,
  });
  figures = $state.raw({ draws: 0, triangles: 0, frame: 0, geometries: 0, textures: 0 });
  label = $state.raw<Label | null>(null);
  floats = $state.raw<Float[]>([]);
  fades = $state(0);
  private floated = 0;

  note(show: Show, frame: HTMLElement): void {
    const { projector, shot, hand, operator, lag, marks, stage } = show;
    const { playing, busy, paused, progress, slow, speed, last } = projector;
    const { follow } = operator;
    const seen = { shot, playing, busy, fired: hand.fired, paused, progress, slow, speed };
    this.now = { ...seen, again: last !== null, follow, lag, traces: marks.traces };
    if (!busy) this.figures = { ...stage.figures };
    this.follow(show, frame);
  }

  /** A picture is drawn: what is told stays at its place while the camera moves. */
  follow(show: Show, frame: HTMLElement): void {
    if (this.floats.length) this.floats = this.floats.map((one) => ({ ...one, ...spot(show, frame, one.at) }));
  }

  /** What happened is told for a moment where it happened, and stays there while the camera moves. */
  float(show: Show, frame: HTMLElement, say: Say, from: RampageView, to: RampageView): void {
    const where = (piece: number): [number, number, number] | null => {
      const { x, y, z, there } = show.stage.pieces.drawn(piece);
      return there ? [x, y, z] : null;
    };
    for (const note of outcome(from, to, show.plan, where)) {
      const { key, at } = note;
      const n = this.before(note) + note.n;
      const text = say({ is: 'words', key, facts: { n } });
      this.add({ id: ++this.floated, key, n, text, at, ...spot(show, frame, at) });
    }
  }

  /** How many are told at this place already: a meal comes one Meeple after the other. */
  private before(note: Note): number {
    const same = this.floats.find((one) => alike(one, note));
    return same?.n ?? 0;
  }

  private add(one: Float): void {
    this.floats = [...this.floats.filter((other) => !alike(other, one)), one];
    setTimeout(() => {
      this.floats = this.floats.filter(({ id }) => id !== one.id);
    }, FLOATS);
  }

  /** The name of the piece at hand, above it. */
  tell(show: Show, frame: HTMLElement, touch: Touch): void {
    const piece = touch.hover;
    const text = piece === null ? undefined : touch.pieces.get(piece);
    const pose = piece === null ? null : show.projector.rest[piece];
    this.label = null;
    if (!text || !pose) return;
    const [x, y] = show.stage.pointing.onScreen(pose[0]!, pose[1]!, pose[2]! + 1.4);
    const { left, top, width } = frame.getBoundingClientRect();
    this.label = { text, x: clamp(x - left, EDGE.label, width - EDGE.label), y: y - top };
  }
}
