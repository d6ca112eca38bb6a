import type { Words } from '../../play/contract';
import type { ArrrDeck } from './types';

/** The moments a replay of Arrr!!! marks: words of the log that begin or end something. */
export default ['turn-begins', 'conquers', 'conquered-by', 'wins-challenge', 'rejects', 'no-horizon'];
/** What a player is proud of, the best first. */
export const best = ['conquers', 'wins-challenge'];

/** A conquest is as great as its fame. */
export function weigh({ facts }: Words, deck: unknown): number {
  const { card } = facts;
  const id = typeof card === 'object' && card.is === 'card' ? card.id : '';
  return (deck as ArrrDeck).exploration.find((one) => one.id === id)?.fame ?? 0;
}
