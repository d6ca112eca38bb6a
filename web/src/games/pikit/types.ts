/** The view, the choices and the deck of Pikit, from the server's schema. */

import type { Wire } from '../../net/wire';
import type { Prompt } from '../../play/contract';

/** A Kaijū card is its value, 1 to 11; a Mecha card is this plus the number of its pair. */
export const MECHA = 20;
export const PAIRS = [1, 2, 3, 4, 5, 6] as const;
export type Card = number;

export type PikitView = Wire['PikitView'];
export type Player = Wire['PikitPlayer'];
export type OpenWay = Wire['PikitOpenWay'];
export type Odds = Wire['PikitOdds'];
export type Deed = NonNullable<Wire['PikitWaiting']['deed']>;
export type PikitOrder = Wire['PikitOrder'];
export type PikitDeck = Wire['PikitDeck'];
export type PikitOptions = Wire['PikitOptions'];
export type PikitChoice = Wire['PikitChoice'];

export type Asked = Prompt<PikitChoice>;
export type Option = Asked['options'][number];
