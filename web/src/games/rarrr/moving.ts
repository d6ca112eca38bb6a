/** Ids of the parts of the table that move from view to view. */
import type { Kind, RarrrView } from './types';

/** A pack keeps its id while it is passed on: it lies one seat further with each pick. */
export function packAt(view: RarrrView, seat: number, picksAgo = 0): string {
  const seats = view.players.length;
  const size = (view.players[seat]?.pack ?? 0) + picksAgo;
  return `pack:${view.round}:${view.phase}:${(seat + size) % seats}`;
}

/** Equal cards are told apart by their order. */
const nth = (cards: readonly Kind[], k: number) => cards.slice(0, k).filter((card) => card === cards[k]).length;

export const inPack = (pack: string, cards: readonly Kind[], k: number): string =>
  `${pack}:${cards[k]}:${nth(cards, k)}`;
export const inHand = (cards: readonly Kind[], k: number): string => `hand:${cards[k]}:${nth(cards, k)}`;
export const place = (seat: number): string => `place:${seat}`;
export const giant = (seat: number): string => `giant:${seat}`;
export const laidSet = (seat: number, power: number, worth: number): string => `laid:${seat}:${power}:${worth}`;
