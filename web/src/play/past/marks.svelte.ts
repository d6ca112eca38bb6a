/** The moments that a replay of a game marks. */
import type { LogEntry } from '../../net/wire';
import { marksOf } from '../games';
import type { Session } from '../session/session.svelte';

export class Marks {
  #keys: string[] | null = $state.raw(null);

  constructor(
    private readonly session: Session,
    game: string,
  ) {
    void marksOf(game).then((keys) => (this.#keys = keys));
  }

  /** A game that names no marks has its deals marked. */
  isMark = (entry: LogEntry): boolean =>
    this.#keys ? this.#keys.includes(entry.words.key) : entry.shows && !entry.to;

  get versions(): number[] {
    return [...new Set(this.session.log.filter(this.isMark).map((entry) => entry.version))];
  }
}
