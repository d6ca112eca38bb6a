/** The end of a game: its sheet is filled row by row, then the totals are struck; at once for whoever wants nothing to
 * move. Made while a component is made. */

import type { Result, Seat } from '../play/contract';

const PAUSE = 1200;

export class Counting {
  private step = $state(0);

  constructor(
    private readonly result: () => Result | null,
    atOnce: () => boolean,
  ) {
    if (atOnce()) this.skip();
    $effect(() => {
      if (this.finished || !this.rows.length) return;
      const timer = setTimeout(() => (this.step += 1), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  get rows(): Result['sheet'] {
    return this.result()?.sheet ?? [];
  }
  /** So many rows are filled; one more, and it is over. */
  get shown(): number {
    return Math.min(this.step, this.rows.length + 1);
  }
  get finished(): boolean {
    return this.shown > this.rows.length;
  }
  skip = (): void => {
    this.step = Number.MAX_SAFE_INTEGER;
  };
  /** What a seat has so far; in the end its score. */
  total = (seat: Seat): number => {
    const sum = this.rows.slice(0, this.shown).reduce((all, [, points]) => all + (points[seat] ?? 0), 0);
    return this.finished ? (this.result()?.scores[seat] ?? sum) : sum;
  };
  won = (seat: Seat): boolean => this.finished && (this.result()?.winners.includes(seat) ?? false);
}
