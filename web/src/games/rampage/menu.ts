/**
 * Picking cards of which only certain sets can be chosen: one of each kind, so many Powers, a single one. Two boxes have
 * every card twice, so what is picked is a place among the cards shown.
 */
import type { Card } from './types';

type Cards = readonly Card[];
type Sets = readonly Cards[];

const times = (cards: Cards, card: Card) => cards.filter((one) => one === card).length;
const covers = (whole: Cards, part: Cards) => part.every((card) => times(part, card) <= times(whole, card));
const same = (a: Cards, b: Cards) => a.length === b.length && covers(a, b);

/** Every card as often as one of the sets has it. */
export function spread(sets: Sets): Card[] {
  const cards = [...new Set(sets.flat())].sort((a, b) => a - b);
  return cards.flatMap((card) => Array<Card>(Math.max(...sets.map((set) => times(set, card)))).fill(card));
}

/** Where some of the cards shown lie. */
export function placesOf(shown: Cards, cards: Cards): number[] {
  const places: number[] = [];
  for (const card of cards) places.push(shown.findIndex((one, at) => one === card && !places.includes(at)));
  return places;
}

/** After a press on a card: it is taken out, or put in while the oldest that do not go with it make room. */
export function pressed(sets: Sets, shown: Cards, picked: readonly number[], at: number): number[] {
  if (picked.includes(at)) return picked.filter((one) => one !== at);
  let kept: number[] = [];
  for (const one of [...picked].reverse()) {
    const together = [at, one, ...kept].map((place) => shown[place]!);
    if (sets.some((set) => covers(set, together))) kept = [one, ...kept];
  }
  return [...kept, at];
}

export const matching = (sets: Sets, cards: Cards): number => sets.findIndex((set) => same(set, cards));
