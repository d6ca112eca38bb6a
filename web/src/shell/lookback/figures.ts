/** What the pictures of an analysis need: lines of the graph, swings, and what stands out. */

import type { Seat } from '../../play/contract';
import type { Analysis, Decision, Moment } from '../../play/past/analysis.svelte';

export interface Swing {
  moment: Moment;
  /** The seat whose chance changed most, and the chance before and after. */
  seat: Seat;
  before: number;
  after: number;
}

export interface Slip {
  version: number;
  decision: Decision;
}

/** The line of a seat in a picture of this size; chances from 0 at the bottom to 1 at the top. */
export function lineOf(moments: Moment[], seat: Seat, wide: number, high: number): string {
  const last = moments.at(-1)?.version || 1;
  return moments
    .map(({ version, chances }, i) => {
      const [x, y] = [(version / last) * wide, (1 - (chances[seat] ?? 0)) * high];
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The moment at a version of the log, or the last one before it. */
export function momentAt(moments: Moment[], version: number): number {
  const next = moments.findIndex((one) => one.version > version);
  return next < 0 ? moments.length - 1 : Math.max(0, next - 1);
}

/** The turning points, each with the seat that it concerned most. */
export function swings({ moments, turns }: Analysis): Swing[] {
  return turns.flatMap((version) => {
    const at = moments.findIndex((one) => one.version === version);
    const moment = moments[at];
    const earlier = moments[at - 1];
    if (!moment || !earlier) return [];
    const change = (seat: Seat) => Math.abs(moment.chances[seat]! - earlier.chances[seat]!);
    const seat = moment.chances.reduce((best, _, one) => (change(one) > change(best) ? one : best), 0);
    return [{ moment, seat, before: earlier.chances[seat]!, after: moment.chances[seat]! }];
  });
}

/** Mistakes and blunders, of one seat or of all, in the order of the game. */
export const slips = ({ moments }: Analysis, seat: Seat | null): Slip[] =>
  moments.flatMap(({ version, decision }) =>
    decision?.why && (seat === null || decision.seat === seat) ? [{ version, decision }] : [],
  );

/** How often another seat took the lead. */
export function leadChanges(moments: Moment[]): number {
  const leaders = moments.map(({ chances }) => chances.indexOf(Math.max(...chances)));
  return leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length;
}

/** Some moments for a table in words: the first, the last, the turning points, and steps between. */
export function sampled({ moments, turns }: Analysis, steps = 12): Moment[] {
  const wanted = new Set(turns);
  for (let k = 0; k <= steps; k++) {
    const one = moments[Math.round((k / steps) * (moments.length - 1))];
    if (one) wanted.add(one.version);
  }
  return moments.filter(({ version }) => wanted.has(version));
}
