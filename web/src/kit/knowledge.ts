/** What every part of a table needs to know: the deck, the words, the rules. A game's own Knowledge builds on it. */
import { type Fact, type Seat, type TableProps, WATCHER, type Words } from '../play/contract';

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

/** What a picture outside a table knows, on the page that explains the game. */
export type Pictured<D, O> = Pick<TableProps<unknown, unknown, D, O>, 'deck' | 'options' | 'say' | 'lang'>;

/** A source for pictures: no seats, nothing moves, nothing can be chosen. `view` holds what the drawn parts read. */
export const pictured = <V, D, O>(given: () => Pictured<D, O>, view: Partial<V> = {}): Source<V, D, O> => ({
  view: view as V,
  previous: null,
  names: [],
  seat: WATCHER,
  motion: false,
  replay: true,
  rule: () => undefined,
  openRule: () => {},
  sound: () => {},
  get deck() {
    return given().deck;
  },
  get options() {
    return given().options;
  },
  get say() {
    return given().say;
  },
  get lang() {
    return given().lang;
  },
});
