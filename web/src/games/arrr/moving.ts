/** Ids of the parts of the table that move from view to view. */
import type { ArrrView, Player, Spot } from './types';

export const SEA_DECK = 'sea-deck';
export const HEAPS = 'heaps';
export const CREW_DECK = 'crew-deck';
export const EVENT_DECK = 'event-deck';
export const SHIP = 'ship';
export const place = (seat: number): string => `place:${seat}`;
export const island = (card: number): string => `sea:${card}`;
export const onPile = (at: number): string => `pile:${at}`;
const inHand = (card: number, nth: number): string => `hand:${card}:${nth}`;
const inCrew = (seat: number, card: number): string => `crew:${seat}:${card}`;

const COPIES = [3, 2, 1, 0];
const anyInHand = (card: number) => COPIES.map((nth) => inHand(card, nth));
const pile = (view: ArrrView) => view.action.pile.map((_, at) => onPile(at)).reverse();

interface Moving {
  id: string;
  from: () => string[];
  to: () => string[];
}

/** How a card of a hand or a crew moves; null for one that lies still. `view` gives the current one. */
export function cardInMotion(spot: Spot, view: () => ArrrView, deck: string): Moving | null {
  if (spot.zone === 'hand') return handCard(spot, view, deck);
  return spot.zone === 'crew' ? crewCard(spot) : null;
}

function handCard({ card, at }: Extract<Spot, { zone: 'hand' }>, view: () => ArrrView, deck: string): Moving {
  const { seat, players } = view();
  const nth = (players[seat]?.hand ?? []).slice(0, at).filter((one) => one === card).length;
  return {
    id: inHand(card, nth),
    from: () => [inCrew(seat, card), deck],
    to: () => [inCrew(seat, card), ...pile(view()), HEAPS],
  };
}

function crewCard({ card, seat }: Extract<Spot, { zone: 'crew' }>): Moving {
  return {
    id: inCrew(seat, card),
    from: () => [...anyInHand(card), place(seat)],
    to: () => [...anyInHand(card), HEAPS],
  };
}

const won = (player: Player | undefined) => (player?.conquered.length ?? 0) + (player?.collected.length ?? 0);

/** Where an Exploration card goes: to the seat that has conquered one, or to those that have sunk. */
export const goalOf = (view: ArrrView, previous: ArrrView | null): string[] => {
  const owner = view.players.findIndex((player, seat) => won(player) > won(previous?.players[seat]));
  return [previous && owner >= 0 ? place(owner) : HEAPS];
};
