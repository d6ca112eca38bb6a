/** Picking cards of which only certain sets can be chosen: one of each kind, so many Powers, a single one. */
import type { Card } from './types';

const covers = (whole: readonly Card[], part: readonly Card[]) => part.every((card) => whole.includes(card));
const same = (a: readonly Card[], b: readonly Card[]) => a.length === b.length && covers(a, b);

/** After a press on a card: it is taken out, or put in while the oldest that do not go with it make room. */
export function pressed(sets: readonly (readonly Card[])[], picked: readonly Card[], card: Card): Card[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  let kept: Card[] = [];
  for (const one of [...picked].reverse())
    if (sets.some((set) => covers(set, [card, one, ...kept]))) kept = [one, ...kept];
  return [...kept, card];
}

export const matching = (sets: readonly (readonly Card[])[], picked: readonly Card[]): number =>
  sets.findIndex((set) => same(set, picked));
