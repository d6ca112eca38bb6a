/** Where a seat has ended up. */
import type { Result, Seat } from './contract';

export interface Place {
  place: number;
  of: number;
  /** Points behind the winner; 0 for winners, and where a tie was broken. */
  behind: number;
}

/** The best of these seats; null for a watcher, and where teams are ranked. */
export function bestPlace(result: Result, held: readonly Seat[]): Place | null {
  if (result.teams?.some(({ seats }) => seats.length > 1) || !held.length) return null;
  const { winners, scores } = result;
  const places = held.map((seat) => {
    if (winners.includes(seat)) return 1;
    return 1 + scores.filter((one, other) => winners.includes(other) || one > scores[seat]!).length;
  });
  const place = Math.min(...places);
  const best = held[places.indexOf(place)]!;
  const behind = Math.max(0, scores[winners[0] ?? best]! - scores[best]!);
  return { place, of: scores.length, behind: place === 1 ? 0 : behind };
}
