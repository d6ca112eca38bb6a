/** The master's analysis of a finished game: begun, followed and kept, once for each kind. */
import { api } from '../../net/api';
import type { Wire } from '../../net/wire';
import { troubleOf } from '../trouble';

export type Analysis = Wire['Analysis'];
export type Moment = Wire['Moment'];
export type Decision = Wire['Decision'];
export type Balance = Wire['Balance'];

const FIRST = 300;
const LATER = 1200;

export class Analysing {
  result: Analysis | null = $state.raw(null);
  done = $state(0);
  total = $state(0);
  failed = $state(false);
  /** Why the server refused, in its words. */
  trouble = $state('');
  openCards = $state(false);

  #kept = new Map<boolean, Analysis>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    readonly table: string,
    readonly start = api.analyse,
    readonly look = api.analysis,
  ) {}

  /** Begin, or read what was found before. */
  async begin(openCards = this.openCards): Promise<void> {
    const token = this.#restart(openCards);
    const kept = this.#kept.get(openCards);
    if (kept) this.result = kept;
    else await this.#ask(token, () => this.start(this.table, openCards), FIRST);
  }

  stop(): void {
    this.#wanted++;
    clearTimeout(this.#timer);
  }

  #restart(openCards: boolean): number {
    this.stop();
    this.openCards = openCards;
    this.result = null;
    this.done = this.total = 0;
    this.failed = false;
    this.trouble = '';
    return this.#wanted;
  }

  async #ask(token: number, ask: () => Promise<Wire['AnalysisInfo']>, wait: number): Promise<void> {
    try {
      const info = await ask();
      if (token === this.#wanted) this.#hear(token, info, wait);
    } catch (error) {
      if (token !== this.#wanted) return;
      this.failed = true;
      this.trouble = troubleOf(error, 'lookback-failed');
    }
  }

  #hear(token: number, info: Wire['AnalysisInfo'], wait: number): void {
    this.failed = info.state === 'failed';
    this.done = info.done;
    this.total = info.total;
    if (info.result) {
      this.#kept.set(this.openCards, info.result);
      this.result = info.result;
    } else if (!this.failed) {
      // `none`: the server that made it was stopped; another one begins again
      const ask = info.state === 'none' ? this.start : this.look;
      this.#timer = setTimeout(() => void this.#ask(token, () => ask(this.table, this.openCards), LATER), wait);
    }
  }
}
