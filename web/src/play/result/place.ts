/** Where the seats have ended up. */
import type { Result, Seat } from '../contract';

export interface Place {
  place: number;
  of: number;
  /** Points behind the winner; 0 for winners, and where a tie was broken. */
  behind: number;
  /** Points ahead of the next one; 0 for all but winners, and where a tie was broken. */
  ahead: number;
  /** Others have won as well. */
  shared: 'yes' | 'no';
}
/** Seats that count together, in the order in which they have ended. */
export interface Party {
  seats: readonly Seat[];
  score: number;
  place: number;
  /** Out of the ranking: it has no place. */
  ranked: boolean;
}

const isTeams = ({ teams }: Result) => teams?.some(({ seats }) => seats.length > 1) ?? false;

/** All parties, the best first. */
export function ranking(result: Result): Party[] {
  const all = isTeams(result)
    ? result.teams!
    : result.scores.map((score, seat) => ({ seats: [seat], score, ranked: isRanked(result, seat) }));
  const won = (party: { seats: readonly Seat[] }) => Number(result.winners.includes(party.seats[0]!));
  const order = all.toSorted((a, b) => won(b) - won(a) || Number(b.ranked) - Number(a.ranked) || b.score - a.score);
  return order.map((party) => ({
    ...party,
    place: won(party) ? 1 : 1 + all.filter((one) => one.ranked && (won(one) || one.score > party.score)).length,
  }));
}

const isRanked = ({ teams }: Result, seat: Seat) =>
  !teams?.some(({ seats, ranked }) => !ranked && seats.includes(seat));

/** The best of these seats; null for a watcher, and where teams are ranked. */
export function bestPlace(result: Result, held: readonly Seat[]): Place | null {
  const parties = ranking(result);
  const mine = parties.find(({ seats }) => held.includes(seats[0]!));
  if (isTeams(result) || !mine) return null;
  const first = parties[0]!;
  const next = parties.find(({ place }) => place > 1);
  return {
    place: mine.place,
    of: parties.length,
    behind: mine.place === 1 ? 0 : Math.max(0, first.score - mine.score),
    ahead: mine.place === 1 && next ? Math.max(0, mine.score - next.score) : 0,
    shared: mine.place === 1 && result.winners.length > 1 ? 'yes' : 'no',
  };
}
