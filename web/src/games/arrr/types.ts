/** The view, the choices and the deck of Arrr!!! as they come over the wire: read off the engine's own schema. */

import type { Prompt, Seat } from '../../lib/contract';
import type { components } from '../../lib/schema.gen';

type Wire = components['schemas'];

export const NOTHING = -1;
export const STATS = ['attack', 'navigation', 'wits', 'courage'] as const;
export type Stat = (typeof STATS)[number];
export const JOLLY = 4;
export const MOMENTS = ['W0', 'W1', 'W2', 'W3', 'W4', 'W5'] as const;
export type Moment = (typeof MOMENTS)[number];
export const PHASES = ['recruitment', 'equipment', 'action', 'horizon'] as const;

export type ArrrView = Wire['ArrrView'];
export type Player = Wire['ArrrPlayer'];
export type Equipped = Wire['ArrrEquipped'];
export type SeaCard = Wire['ArrrSeaCard'];
export type Trial = Wire['ArrrTrial'];
export type Dice = Wire['ArrrDice'];
export type Piled = Wire['ArrrPiled'];
export type Stake = Wire['ArrrStake'];
export type ArrrDeck = Wire['ArrrDeck'];
export type CrewCard = Wire['ArrrCrewCard'];
export type EventCard = Wire['ArrrEventCard'];
export type ExplorationCard = Wire['ArrrExplorationCard'];
export type CaptainCard = Wire['ArrrCaptainCard'];
export type ArrrChoice =
  | Wire['ArrrCollections']
  | Wire['ArrrFirst']
  | Wire['ArrrTake']
  | Wire['ArrrVote']
  | Wire['ArrrDone']
  | Wire['ArrrDiscard']
  | Wire['ArrrUnequip']
  | Wire['ArrrEquip']
  | Wire['ArrrPillage']
  | Wire['ArrrSail']
  | Wire['ArrrChallenge']
  | Wire['ArrrClaim']
  | Wire['ArrrReject']
  | Wire['ArrrSpoils']
  | Wire['ArrrLet']
  | Wire['ArrrPlay']
  | Wire['ArrrCheat']
  | Wire['ArrrCaptain']
  | Wire['ArrrRethrow']
  | Wire['ArrrLose']
  | Wire['ArrrPay']
  | Wire['ArrrDecline']
  | Wire['ArrrDrawFrom']
  | Wire['ArrrPut'];

export type Asked = Prompt<ArrrChoice>;
export type Option<C extends ArrrChoice = ArrrChoice> = { choice: C; words: Asked['options'][number]['words'] };
export type Of<D extends ArrrChoice['do']> = Extract<ArrrChoice, { do: D }>;

/** Something on the table that can be pressed. */
export type Spot =
  | { zone: 'hand'; card: number; at: number }
  | { zone: 'crew'; card: number; seat: Seat }
  | { zone: 'sea'; card: number }
  | { zone: 'captain'; card: number; seat: Seat }
  | { zone: 'permanent'; card: number; seat: Seat }
  | { zone: 'won'; card: number }
  | { zone: 'pile'; at: number };
