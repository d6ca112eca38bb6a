/** The view, the choices and the deck of RARRR!! as they come over the wire (`view.py`, `choices.py`, `components.py`). */

import type { Seat } from '../../lib/contract';

export const FACE_DOWN = -1;
export const POWERS = ['electrical', 'toxic', 'radioactive', 'fire'] as const;
export type Power = (typeof POWERS)[number];
/** A Power type by its place in `POWERS`; a card by its row in the deck. */
export type PowerKind = number;
export type Kind = number;

export type Phase = 'setup' | 'katakana' | 'keep' | 'name' | 'draft' | 'select' | 'battle' | 'deal' | 'over';

export interface LaidSet {
  power: PowerKind;
  cards: Kind[];
  boost: number;
  down: Kind[];
  worth: number;
}

export interface Player {
  monster: Kind;
  katakana: Kind[];
  name: string;
  limits: number[];
  limits_now: number[];
  boosts: number[];
  hand: number;
  pack: number;
  chosen: boolean;
  known: number[];
  laid: LaidSet[];
  dial: { level: number; tens: number; ones: number; plus_100: boolean };
  passed: boolean;
  angriest: boolean;
  won: Kind[];
  points: number;
}

export interface RarrrView {
  seat: Seat;
  turn: Seat[];
  phase: Phase;
  round: number;
  players: Player[];
  row: Kind[];
  city: Kind;
  removed: Kind[];
  discard: number[];
  cities_left: number;
  undealt: number;
  buried: number[];
  pack: Kind[];
  hand: Kind[];
  katakana: Kind[];
  sealed: PickChoice | KeepChoice | ArrangeChoice | null;
  dropped: Kind;
  discarded: Kind[];
  memory: [number[], Kind][];
  beat: number;
  reach: number;
}

export interface SetChoice {
  power: PowerKind;
  cards: Kind[];
  boost: number;
  down: Kind[];
}
export interface Back {
  power: PowerKind;
  card: Kind;
  down: boolean;
}
export interface PickChoice {
  do: 'pick';
  card: Kind;
}
export interface KeepChoice {
  do: 'keep';
  cards: [Kind, Kind];
}
export interface ArrangeChoice {
  do: 'arrange';
  order: [number, number, number];
}
export interface SelectChoice {
  do: 'select';
  city: Kind;
}
export interface BidChoice {
  do: 'bid';
  sets: SetChoice[];
}
export interface PassChoice {
  do: 'pass';
  back: Back[];
}
export type RarrrChoice = PickChoice | KeepChoice | ArrangeChoice | SelectChoice | BidChoice | PassChoice;

export type Icons = Partial<Record<Power, number>>;
export interface NameCard {
  id: string;
  syllable: string;
  katakana: string;
  icons: Icons;
}
export interface PowerRow {
  id: string;
  power: Power;
  value: number;
  count: number;
}
export interface Region {
  id: string;
  name: { en: string; de: string };
  colour: string;
  symbol: string;
}
export interface City {
  id: string;
  name: { en: string; de: string };
  points: number;
  region: string;
  resists: Power;
}
export interface RarrrDeck {
  monster: NameCard[];
  katakana: NameCard[];
  power: PowerRow[];
  region: Region[];
  city: City[];
}

export interface RarrrOptions {
  boostMode?: 'sum' | 'flat';
  bonusScoring?: boolean;
  faceDownCards?: boolean;
  powerResistance?: boolean;
  draftMemoryAid?: boolean;
}
