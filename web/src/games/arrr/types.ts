/** The view, the choices and the deck of Arrr!!!, from the server's schema. */

import type { Wire } from '../../net/wire';
import type { Prompt, Seat } from '../../play/contract';
import numbers from './numbers.gen';

export const NOTHING = -1;
export const STATS = ['attack', 'navigation', 'wits', 'courage'] as const satisfies Wire['ArrrTest']['stat'][];
export type Stat = (typeof STATS)[number];
export const JOLLY = numbers.jolly;
export const MOMENTS = ['W0', 'W1', 'W2', 'W3', 'W4', 'W5'] as const satisfies Wire['ArrrPassing']['own'];
export type Moment = (typeof MOMENTS)[number];
export const PHASES = ['recruitment', 'equipment', 'action', 'horizon'] as const;

export type ArrrView = Wire['ArrrView'];
export type Player = Wire['ArrrPlayer'];
export type SeaCard = Wire['ArrrSeaCard'];
export type Trial = Wire['ArrrTrial'];
export type Dice = Wire['ArrrDice'];
export type Piled = Wire['ArrrPiled'];
export type Waiting = Wire['ArrrWaiting'];
export type Passing = Required<Wire['ArrrPassing']>;
export type ArrrDeck = Wire['ArrrDeck'];
export type ArrrOptions = Wire['ArrrOptions'];
export type CrewCard = Wire['ArrrCrewCard'];
export type EventCard = Wire['ArrrEventCard'];
export type ExplorationCard = Wire['ArrrExplorationCard'];
export type ArrrChoice = Wire['ArrrChoice'];
export type Order = Wire['ArrrOrder'];

export type Asked = Prompt<ArrrChoice>;
export type Option<C extends ArrrChoice = ArrrChoice> = Omit<Asked['options'][number], 'choice'> & { choice: C };
export type Of<D extends ArrrChoice['do']> = Extract<ArrrChoice, { do: D }>;

/** Something on the table that can be pressed. */
export type Spot =
  | { zone: 'hand'; card: number; at: number }
  | { zone: 'crew'; card: number; seat: Seat }
  | { zone: 'sea'; card: number }
  | { zone: 'captain'; card: number; seat: Seat }
  | { zone: 'permanent'; card: number; seat: Seat }
  | { zone: 'pile'; at: number };
