/** The cards that a told line names, by their ids in the deck. */
import type { Fact } from '../../play/contract';

export function cardsOf(fact: Fact): string[] {
  if (typeof fact !== 'object' || fact === null) return [];
  const parts = fact.is === 'words' ? Object.values(fact.facts ?? {}) : fact.is === 'many' ? fact.of : [];
  return fact.is === 'card' ? [fact.id] : [...new Set(parts.flatMap(cardsOf))];
}
