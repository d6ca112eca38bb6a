/** The view, the choices and the deck of RARRR!!, from the server's schema. */

import type { Wire } from '../../net/wire';
import type { Prompt } from '../../play/contract';

export const FACE_DOWN = -1;
export const POWERS = ['electrical', 'toxic', 'radioactive', 'fire'] as const satisfies PowerRow['power'][];
/** A card, by its row in the deck. */
export type Kind = number;

export type RarrrView = Wire['RarrrView'];
export type Player = Wire['RarrrPlayer'];
export type LaidSet = Wire['RarrrLaidSet'];

export type RarrrChoice = Wire['RarrrChoice'];
export type Of<D extends RarrrChoice['do']> = Extract<RarrrChoice, { do: D }>;
export type Asked = Prompt<RarrrChoice>;
export type BidChoice = Of<'bid'>;
export type PassChoice = Of<'pass'>;
export type SetChoice = BidChoice['sets'][number];
export type Back = PassChoice['back'][number];
export type Order = Wire['RarrrOrder'];

export type RarrrDeck = Wire['RarrrDeck'];
export type NameCard = RarrrDeck['monster'][number] | RarrrDeck['katakana'][number];
export type Icons = NameCard['icons'];
export type PowerRow = RarrrDeck['power'][number];
export type Power = PowerRow['power'];
export type City = RarrrDeck['city'][number];
export type RarrrOptions = Wire['RarrrOptions'];
export type RarrrWorth = Wire['RarrrWorth'];
