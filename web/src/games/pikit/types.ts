/** The view, the choices and the deck of Pikit as they come over the wire (`view.py`, `choices.py`, `components.py`). */

import type { Seat } from '../../lib/contract';

/** A Kaijū card is its value, 1 to 11; a Mecha card is this plus the number of its pair. */
export const MECHA = 20;
export const PAIRS = [1, 2, 3, 4, 5, 6] as const;
export type Card = number;

export type Phase = 'setup' | 'chance' | 'play' | 'answer' | 'declare' | 'pair' | 'take' | 'over';

export type Deed =
  | { effect: 'reroll'; dice: number[] }
  | { effect: 'steal'; victim: Seat }
  | { effect: 'draw' }
  | { effect: 'cancel' }
  | { effect: 'turn'; die: number; face: number };

export interface Player {
  hand: number;
  mecha: number[];
  wounds: number;
  known: Card[];
  shown: Card[];
  score: number | null;
  aid_flipped: boolean;
}
export interface Waiting {
  by: Seat;
  card: Card;
  deed: Deed | null;
}
export type By = 'sum' | 'both' | 'face' | 'difference';
export interface OpenWay {
  by: By;
  cards: Card[];
}
/** How many of the six results of one die, or of the 36 of both, let a card be taken. */
export interface Odds {
  card: Card;
  now: boolean;
  first: number;
  second: number;
  both: number;
}

export interface PikitView {
  seat: Seat;
  turn: Seat[];
  phase: Phase;
  turns: number;
  first: Seat;
  active: Seat;
  dice: [number, number];
  turned: number[];
  centre: Card[];
  deck: number;
  discard: Card[];
  removed: Card[];
  mecha: number[];
  wound_supply: number;
  players: Player[];
  pile: Waiting[];
  to_ask: Seat[];
  ways: OpenWay[];
  odds: Odds[];
  final: number;
  hand: Card[];
}

export type PlayChoice = { do: 'play'; card: Card; deed: Deed | null };
export type TakeChoice = { do: 'take'; cards: Card[] };
export type DeclareChoice = { do: 'declare'; deed: Deed };
export type PlainChoice = { do: 'enough' | 'let' | 'takemecha' | 'stealmecha' | 'nothing' };
export type PikitChoice = PlayChoice | TakeChoice | DeclareChoice | PlainChoice;

export interface KaijuRow {
  id: string;
  name: { en: string; de: string };
  value: number;
  effect: string;
  count: number;
}
export interface MechaRow {
  id: string;
  name: { en: string; de: string };
  pair: number;
}
export interface PikitDeck {
  kaiju: KaijuRow[];
  mecha: MechaRow[];
}

export interface Clock {
  left: number;
  bank: number;
  running: boolean;
}
export interface Result {
  winners: Seat[];
  scores: number[];
  sheet: [string, number[]][];
}
