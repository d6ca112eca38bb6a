/** What a told line is about: the cards that it names, by their ids in the deck, the players, and its rule. */
import type { Fact } from '../../play/contract';

const RULE = 'rule:';

function named(fact: Fact): string[] {
  if (typeof fact !== 'object' || fact === null) return [];
  if (fact.is === 'card') return [`named:${fact.id}`];
  if (fact.is === 'who') return fact.seat >= 0 ? [`seat:${fact.seat}`] : [];
  return (fact.is === 'words' ? Object.values(fact.facts ?? {}) : fact.of).flatMap(named);
}

/** Cards first, then players, each once. */
export function thingsOf(words: Fact, rule: string): string[] {
  const all = [...new Set(named(words))];
  const cards = all.filter((one) => one.startsWith('named:'));
  return [...cards, ...all.filter((one) => !cards.includes(one)), ...(rule ? [RULE + rule] : [])];
}

/** The rule that a thing is; every game knows those. */
export const ruleNamed = (thing: string): string => (thing.startsWith(RULE) ? thing.slice(RULE.length) : '');
