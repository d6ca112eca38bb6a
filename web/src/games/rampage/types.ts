/** The view, the choices and the deck of Rampage as they come over the wire (`view.py`, `choices.py`, `components.py`). */
import type { Lang, Seat } from '../../lib/contract';

export type Piece = number;
export type Monster = number;
export type Zone = number;
/** Numbers of cards: Characters first, then Powers, then Superpowers, as in the deck. */
export type Card = number;
/** Meeples by colour: blue, green, black, yellow, gray, red. */
export type Bag = number[];
/** x, y, z in 0.01 mm, then the quaternion w, x, y, z times 100000. */
export type WirePose = number[];

export type Phase = 'setup' | 'action' | 'aim' | 'physics' | 'place' | 'chow' | 'card' | 'over';
export type DropPose = 'upright' | 'head' | 'flat';

export interface Flick {
  type: 'flick';
  monster: Monster;
  yaw: number;
  strength: number;
  offset?: number;
}
export interface Drop {
  type: 'drop';
  monster: Monster;
  x: number;
  y: number;
  pose?: DropPose;
  yaw?: number;
}
export interface Toss {
  type: 'toss';
  monster: Monster;
  piece: Piece;
  yaw: number;
  tilt: number;
  strength: number;
  side?: number;
  height?: number;
}
export interface Breath {
  type: 'breath';
  monster: Monster;
  yaw: number;
  pitch: number;
  sweep?: number;
  strength?: number;
}
export type Act = Flick | Drop | Toss | Breath;

export interface Shot {
  number: number;
  by: Seat;
  act: Act | null;
  film: string;
}

export interface Facts {
  zones: Zone[][];
  out: Piece[];
  fallen: Monster[];
  mounted: Monster[];
  laden: Piece[];
  bare: Piece[];
  edible: Piece[];
  buildings: Piece[][];
}

export interface Stomach {
  meeples: Bag;
  floors: number;
  teeth: number;
}

export interface Meal {
  how?: string;
  zone?: Zone;
  limit?: number;
  eaten?: number;
  over?: boolean;
}

export interface Player {
  corner: Monster;
  party: number;
  mouth: number;
  teeth: number;
  stomach: Stomach | null;
  characters: Card[];
  powers: Card[];
  supers: number;
  drawn: number[];
  shelved: number[];
  away: boolean;
  fallen: boolean;
  paralysed: boolean;
  inverted: boolean;
  bonus: number;
  passed: boolean;
  bought: number;
  mutated: number;
  meal: Meal | null;
  foreseen: { guess?: Seat; copy?: Card } | null;
  chosen: boolean;
}

export interface RampageView {
  seat: Seat;
  turn: Seat[];
  phase: Phase;
  table: { poses: (WirePose | null)[]; inverted?: Monster[] };
  facts: Facts;
  shots: number;
  shot: Shot | null;
  boards: number;
  players: Player[];
  parties: Seat[][];
  common: Card[][];
  party: number;
  actor: Seat;
  actions: number;
  turns: number;
  last_turns: number;
  stall: number;
  side: string;
  runaway: Bag;
  lines: number[];
  zones: number[];
  lines_full: number;
  pending: number[];
  boxed: Bag;
  floors_boxed: number;
  teeth_boxed: number;
  floors_left: number;
  deck: number[];
  discards: Card[];
  estimate?: [string, number][];
  supers?: Card[];
  drawn?: Card[];
  shelved?: Card[];
  sealed?: RampageChoice | null;
  kissed?: Bag | null;
}

export type RampageChoice =
  | { do: 'move'; jump?: boolean }
  | { do: 'demolish'; ruin: number }
  | { do: 'slam'; monster: Monster }
  | { do: 'tossit'; piece: Piece }
  | { do: 'breathe'; monster: Monster }
  | { do: 'right' | 'pass' | 'back' | 'skip' | 'ready' | 'done' | 'let' | 'buy' }
  | { do: 'use' | 'answer'; card: Card }
  | { do: 'aim'; act: Act }
  | { do: 'place'; x: number; y: number; yaw?: number; up?: boolean }
  | { do: 'corner'; corner: number }
  | { do: 'into'; zone: Zone }
  | { do: 'pay'; meeples: Bag }
  | { do: 'keep' | 'giveup'; cards: Card[] }
  | { do: 'suffer'; zone: number }
  | { do: 'dine'; how: string; zone?: Zone; hungry?: boolean }
  | { do: 'eat'; meeple: Piece }
  | { do: 'snack'; colour: number }
  | { do: 'vote' | 'target'; seat: Seat }
  | { do: 'rob'; counts: number[] }
  | { do: 'foresee'; guess?: Seat; copy?: Card };

type Spoken = Record<Lang, string>;
export interface CardRow {
  id: string;
  name: Spoken;
  text: Spoken;
  provenance?: string;
  windows?: string[];
}
export interface RampageDeck {
  character: CardRow[];
  power: CardRow[];
  superpower: CardRow[];
}

export const COLOUR_NAMES = ['blue', 'green', 'black', 'yellow', 'gray', 'red'] as const;
