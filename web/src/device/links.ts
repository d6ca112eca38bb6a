/** Links to share. Secrets are in the fragment, which browsers do not send. */
import type { Seat } from '../play/contract';
import { hashPairs } from './router.svelte';
import type { HeldSeat } from './tables.svelte';

export const tableLink = (table: string) => `${location.origin}/t/${table}`;
export const seatLink = (table: string, held: HeldSeat) => `${tableLink(table)}#seat=${held.seat}&s=${held.secret}`;
export const momentLink = (table: string, at: number, seat: Seat) =>
  `${tableLink(table)}/replay#v=${at}&seat=${seat}`;

export function seatOfHash(hash: string): HeldSeat | null {
  const pairs = hashPairs(hash);
  const seat = Number(pairs.get('seat') ?? Number.NaN);
  const secret = pairs.get('s');
  return secret && Number.isInteger(seat) ? { seat, secret } : null;
}

export function momentOfHash(hash: string): { at: number | null; seat: Seat | null } {
  const pairs = hashPairs(hash);
  const number = (name: string) =>
    pairs.has(name) && /^-?\d+$/.test(pairs.get(name)!) ? Number(pairs.get(name)) : null;
  return { at: number('v'), seat: number('seat') };
}
