/** Several people on one device: whose table may be shown, and when it must be hidden. */
import { type Seat, WATCHER } from './contract';

export interface Showing {
  /** The seat whose table is on the screen. */
  seat: Seat;
  /** The seat that has to take the device first; null: nothing is hidden. */
  behind: Seat | null;
}

/**
 * `held` seats of this device, those `asked` now, and the one on the screen. A seat whose window closes by itself takes
 * the device only if it wants to: whether it does tells no more than at a real table.
 */
export function showing(held: Seat[], asked: Seat[], now: Seat | null, over: boolean): Showing {
  if (held.length === 0) return { seat: WATCHER, behind: null };
  if (held.length === 1 || over) return { seat: now !== null && held.includes(now) ? now : held[0]!, behind: null };
  const mine = held.filter((seat) => asked.includes(seat));
  if (now !== null && held.includes(now) && (mine.length === 0 || mine.includes(now)))
    return { seat: now, behind: null };
  return { seat: now ?? WATCHER, behind: mine[0] ?? held[0]! };
}

/** Seats that are asked and take the device: among several, not those whose window closes by itself. */
export const takers = (held: Seat[], asked: Seat[], closing: Seat[], now: Seat | null): Seat[] =>
  asked.filter((seat) => seat === now || held.length < 2 || !closing.includes(seat));
