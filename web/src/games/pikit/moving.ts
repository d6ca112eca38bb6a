/** Ids of the parts of the table that move from view to view, and where they come from. */
import type { Card, PikitView } from './types';

export const DECK = 'deck';
export const DISCARD = 'discard';
export const place = (seat: number): string => `place:${seat}`;
export const inCentre = (key: string): string => `centre:${key}`;
export const inHand = (key: string): string => `hand:${key}`;
export const onPile = (at: number, card: Card): string => `pile:${at}:${card}`;
export const machine = (pair: number): string => `mecha:${pair}`;

/** Cards of one value, the last one first: that is the one whose number is gone. */
const COPIES = [5, 4, 3, 2, 1, 0];
export const anyInHand = (card: Card): string[] => COPIES.map((n) => inHand(`${card}-${n}`));
export const anyInCentre = (card: Card): string[] => COPIES.map((n) => inCentre(`${card}-${n}`));

/** The seats that hold more cards than before. */
export const gainers = (view: PikitView, previous: PikitView | null): number[] =>
  view.players.flatMap(({ hand }, seat) => (previous && hand > previous.players[seat]!.hand ? [seat] : []));
/** The seats that hold fewer. */
export const losers = (view: PikitView, previous: PikitView | null): number[] =>
  previous ? gainers(previous, view) : [];
