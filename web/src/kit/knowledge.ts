/** What every part of a table needs to know: the deck, the words, the rules. A game's own Knowledge builds on it. */
import type { Fact, Seat, TableProps, Words } from '../play/contract';

/** The part of a table's props that is known everywhere; the props themselves, so it is always current. */
export type Source<V, D, O> = Pick<
  TableProps<V, unknown, D, O>,
  | 'view'
  | 'previous'
  | 'deck'
  | 'options'
  | 'names'
  | 'seat'
  | 'lang'
  | 'motion'
  | 'replay'
  | 'say'
  | 'rule'
  | 'openRule'
  | 'sound'
  | 'counting'
>;

export const words = (key: string, facts: Record<string, Fact> = {}): Words => ({ is: 'words', key, facts });

export class Knowing<V, D, O> {
  constructor(readonly of: Source<V, D, O>) {}

  t = (key: string, facts: Record<string, Fact> = {}): string => this.of.say(words(key, facts));
  who = (seat: Seat): string => this.of.say({ is: 'who', seat });
  named = (id: string): string => this.of.say({ is: 'card', id });
}
