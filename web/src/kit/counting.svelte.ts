/** The end of a game: the score sheet is filled row by row, then the totals; at once with reduced motion. Create it
 * during component initialisation. */

import { untrack } from 'svelte';
import type { Result, Seat, TableProps } from '../play/contract';

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
  /** The number of rows filled; one more than there are when done. */
  get shown(): number {
    return Math.min(this.step, this.rows.length + 1);
  }
  get finished(): boolean {
    return this.shown > this.rows.length;
  }
  skip = (): void => {
    this.step = Number.MAX_SAFE_INTEGER;
  };
  /** The sum of a seat so far; its score at the end. */
  total = (seat: Seat): number => {
    const sum = this.rows.slice(0, this.shown).reduce((all, [, points]) => all + (points[seat] ?? 0), 0);
    return this.finished ? (this.result()?.scores[seat] ?? sum) : sum;
  };
  won = (seat: Seat): boolean => this.finished && (this.result()?.winners.includes(seat) ?? false);
}

/** While a table counts before eyes, the shell tells no winner. Call it during component initialisation. */
export function keepWinner(of: Pick<TableProps, 'counting'>, counts: () => boolean): void {
  const running = $derived(counts());
  $effect(() => {
    const now = running;
    untrack(() => of.counting?.(now));
    return () => of.counting?.(false);
  });
}
