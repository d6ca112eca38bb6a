/** The view, the choices and the deck of Rampage, from the server's schema. */
import type { Wire } from '../../net/wire';
import blueprint from './city.gen';

export type Piece = number;
export type Monster = number;
export type Zone = number;
/** Numbers of cards: Characters first, then Powers, then Superpowers, as in the deck. */
export type Card = number;
/** Meeples by colour: blue, green, black, yellow, gray, red. */
export type Bag = readonly number[];
/** x, y, z in 0.01 mm, then the quaternion w, x, y, z times 100000. */
export type WirePose = Wire['RampagePose'];

export type RampageView = Wire['RampageView'];
export type Player = Wire['RampagePlayer'];
export type Stomach = Wire['RampageStomach'];
export type RunawayRow = Wire['RampageRunawayRow'];
export type Shot = Wire['RampageShot'];
export type Flick = Wire['RampageFlick'];
export type Drop = Wire['RampageDrop'];
export type Toss = Wire['RampageToss'];
export type Breath = Wire['RampageBreath'];
export type Act = Flick | Drop | Toss | Breath;
export type DropPose = Drop['pose'];
export type RampageOptions = Wire['RampageOptions'];
export type RampageDeck = Pick<Wire['RampageDeck'], 'character' | 'power' | 'superpower'>;

/** Everything that a seat can choose; nature's choices are for `deals.ts`. */
export type RampageChoice = Exclude<
  Wire['RampageChoice'],
  { do: 'happens' | 'side' | 'deal' | 'starts' | 'draws' | 'blind' }
>;

export const COLOUR_NAMES = blueprint.colours.map(({ name }) => name);
