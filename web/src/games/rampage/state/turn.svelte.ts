/** What a turn came to, told on one card when it is over: by comparing how the table stood at its two ends. */
import type { Seat } from '../../../play/contract';
import { total } from '../context';
import { planOf } from '../geometry';
import type { RampageView } from '../types';

export interface Told {
  turn: number;
  seats: readonly Seat[];
  eaten: number;
  fled: number;
  floors: number;
  /** Broken off others, and lost. */
  broken: number;
  lost: number;
  /** By the own estimate, and by how much it has grown; null where a Stomach is hidden. */
  points: { now: number; more: number } | null;
}

const LASTS = 5000; // ms

/** How many Meeples went into Stomachs: those that are neither in the city nor on the Runaway board nor in the box. */
export function swallowed(before: RampageView, after: RampageView): number {
  const elsewhere = (view: RampageView) => {
    const { kinds } = planOf(view.boards);
    const there = view.table.poses.filter((pose, piece) => pose && kinds[piece] === 'meeple').length;
    return there + total(view.runaway) + total(view.boxed);
  };
  return elsewhere(before) - elsewhere(after);
}

/** The turn that led from `first` to `last`, the first view after it. */
export function told(first: RampageView, last: RampageView): Told {
  const seats = first.parties[first.party] ?? [];
  const teeth = (view: RampageView, own: boolean) =>
    view.players.reduce((sum, { teeth }, seat) => sum + (seats.includes(seat) === own ? teeth : 0), 0);
  const own = seats.includes(first.seat);
  return {
    turn: first.turns,
    seats,
    eaten: Math.max(0, swallowed(first, last)),
    fled: Math.max(0, total(last.runaway) - total(first.runaway)),
    floors: first.floors_left - last.floors_left - (last.floors_boxed - first.floors_boxed),
    broken: Math.max(0, teeth(first, false) - teeth(last, false)),
    lost: Math.max(0, teeth(first, true) - teeth(last, true)),
    points: own ? { now: last.estimated ?? 0, more: (last.estimated ?? 0) - (first.estimated ?? 0) } : null,
  };
}

/** Follows the views of a game, and keeps the card of the last turn for a while. */
export class Turns {
  card: Told | null = $state.raw(null);
  #first: RampageView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  see(view: RampageView, live: boolean): void {
    const first = this.#first;
    if (first?.turns === view.turns && first.seat === view.seat) return;
    this.#first = view;
    const follows = first && first.turns > 0 && view.turns === first.turns + 1 && view.seat === first.seat;
    if (live && follows) this.#tell(told(first, view));
  }

  #tell(card: Told): void {
    clearTimeout(this.#timer);
    this.card = card;
    this.#timer = setTimeout(this.close, LASTS);
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.card = null;
  };
}
